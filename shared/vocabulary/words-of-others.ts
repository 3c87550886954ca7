/**
 * The ways to say that an option speaks of the others, by language, small and without the sign at its end: "all of the
 * above", "keine davon", "以上都不是". Each pattern is of the whole option.
 */
const OF_ALL: Readonly<Record<string, string>> = {
  en: 'not (?:given|listed|mentioned)(?: above| here)?|each(?: one)? of (?:the above|these|them)|(?:all|none|any|both|neither|(?:some|most|two|three|more than one|all but one|at least one)(?= (?:of|are|is|the above|above|\\p{L}+ (?:above|are|is))))(?: two| three| four)?(?: of)?(?: the)?(?: above| these| those| them| following| previous| others?| other options| other answers)?(?: options| answers| choices| statements| ones)?(?: (?:is|are))?(?: (?:not )?(?:correct|true|right|wrong|false|incorrect|possible))?|(?:all|none|any|both|neither)(?: two| three| four)? of (?:the above|these|them|the other).*',
  de: '(?:alle|alles|keine[rs]?|nichts|beide|beides|mehrere(?= ))(?: der| dieser| von)?(?: oben)?(?: genannte[nrs]?| obige[nrs]?| aufgeführten| vorherigen| diesen| davon| beiden)?(?: antwort(?:en)?| aussagen?| möglichkeiten| optionen)?(?: (?:ist|sind))?(?: (?:nicht )?(?:richtig|falsch|korrekt|wahr|möglich))?|weder noch|(?:keine|alle)[rs]? (?:der|dieser) (?:obigen|genannten|antworten|beiden).*',
  fr: "(?:aucune?|tou(?:te)?s|plusieurs|tout|rien|(?:toutes |tous )?les (?:deux|trois|quatre))(?: (?:de|des|d’|d'|les|ces|ce qui|de ce qui))*(?: ?(?:entre elles|entre eux|deux|réponses?|propositions?|choix|options?|affirmations?|précède|ci-dessus|précédentes?|précédents?))*(?: (?:sont|est|n’est|n'est))?(?: (?:correctes?|justes?|vraies?|bonnes?|exactes?|fausses?))?|ni l[’']une? ni l[’']autre|(?:aucune|toutes) (?:de ces|des|les) (?:réponses|propositions|précédentes).*",
  es: '(?:ningun[oa]|tod[oa]s|todo|nada|amb[oa]s|las dos|los dos|las tres|varias|más de una)(?: (?:de|las|los|lo|estas|estos|ellas|ellos))*(?: (?:anterior(?:es)?|respuestas?|opciones|dos|afirmaciones|alternativas|mencionad[oa]s))*(?: (?:es|son|no es))?(?: (?:correct[oa]s?|verdader[oa]s?|cierta?s?|fals[oa]s?))?',
  it: '(?:nessun[oa]?|tutt[ei]|tutto|entramb[ei]|più di una)(?: (?:delle|dei|le|i|e|di|queste|questi|loro|quanto))*(?: (?:due|tre|precedenti|risposte|opzioni|affermazioni|alternative|sopra))*(?: (?:è|sono))?(?: (?:corrett[ae]|giust[ae]|esatt[ae]|ver[ae]|fals[ae]))?',
  pt: '(?:nenhuma?|todas?|todos|tudo|ambas?|ambos|as duas|n\\.?d\\.?a|mais de uma)(?: (?:das|dos|as|os|delas|deles|destas))*(?: (?:anteriores|alternativas|respostas|opções|acima|afirmações|citad[ao]s))*(?: (?:está|estão|é|são))?(?: (?:corretas?|certas?|verdadeiras?|falsas?|erradas?))?',
  nl: '(?:geen|alle|alles|allemaal|beide|beiden)(?: (?:van|de|deze|het))*(?: (?:bovenstaande|bovengenoemde|antwoorden|opties|beide|genoemde|stellingen))*(?: (?:is|zijn))?(?: (?:juist|goed|waar|correct|fout))?|geen van (?:deze|beide|allen|bovenstaande)',
  sv: '(?:alla|inget|ingen|inga|båda|bägge|allt)(?: (?:av|de|dessa|dem))*(?: (?:ovanstående|alternativen?|svaren?|ovan|nämnda))*(?: är)?(?: (?:rätt|korrekta?|sanna|fel))?',
  da: '(?:alle|ingen|intet|begge|alt)(?: (?:af|de|disse|dem))*(?: (?:ovenstående|ovennævnte|svar|svarene|muligheder|nævnte))*(?: er)?(?: (?:rigtige?|korrekte?|sande|forkerte?))?',
  nb: '(?:alle|ingen|begge|alt)(?: (?:av|de|disse|dem))*(?: (?:ovennevnte|ovenfor|svar|svarene|alternativene|nevnte|delene))*(?: er)?(?: (?:riktige?|korrekte?|sanne|gale?))?',
  fi: '(?:kaikki|ei mikään|molemmat|ei kumpikaan)(?: (?:edellä mainitut|edellä mainituista|edelliset|edellisistä|vaihtoehdot|vastaukset|näistä|yllä olevat|yllä olevista))?(?: (?:on|ovat))?(?: oikein| väärin)?',
  pl: '(?:żadn[aeoy]|żaden|wszystkie|wszystko|obie|oba|obydwie)(?: z)?(?: (?:powyższych|powyższe|podanych|podane|tych|nich|odpowiedzi|wymienionych|wymienione))*(?: (?:jest|są))?(?: (?:poprawn[ae]|prawidłow[ae]|prawdziw[ae]|fałszyw[ae]))?',
  cs: '(?:žádn[áéý]|všechny|všechno|obě|oba|ani jedna)(?: z)?(?: (?:uvedených|uvedené|předchozích|předchozí|výše uvedených|výše uvedené|odpovědí|odpovědi|nich|těchto|možností|možnosti))*(?: (?:je|jsou))?(?: (?:správn[áéě]|pravdiv[áé]))?',
  hu: '(?:mindegyik|egyik sem|mindkettő|egyik se|az összes|minden)(?: (?:fenti|válasz|helyes|igaz))*',
  ro: '(?:toate|niciun[ae]?|nici un[ae]|ambele|amândouă)(?: (?:dintre|din|cele|acestea|variantele|răspunsurile|variante|de mai sus))*(?: (?:este|sunt))?(?: corect[eă])?',
  ru: '(?:вс[её]|все|ни один|ни одно|ни одна|ничего|оба|обе|никакой)(?: (?:из|ответы?|ответа|ответов|варианты?|варианта|вариантов|вышеперечисленн\\p{L}+|перечисленн\\p{L}+|указанн\\p{L}+|названн\\p{L}+|этого|них|этих))*(?: (?:не )?(?:верн\\p{L}+|правильн\\p{L}+|неверн\\p{L}+))?|нет (?:правильного|верного) ответа|ни то,? ни другое',
  uk: '(?:усе|все|всі|усі|жоден|жодна|жодне|нічого|обидва|обидві)(?: (?:з|із|відповід\\p{L}+|варіант\\p{L}*|перелічен\\p{L}+|вищезазначен\\p{L}+|названого|наведен\\p{L}+|них|цих))*(?: (?:не )?(?:правильн\\p{L}+|вірн\\p{L}+))?|немає правильної відповіді',
  el: '(?:όλ[αεο]ς?|όλοι|κανένα|καμ[ίι]α|κανένας|και τα δύο|και οι δύο)(?: (?:από|τα|τις|οι|αυτά|παραπάνω|προηγούμενα|απαντήσεις))*(?: (?:είναι )?(?:σωστ[έάό]ς?))?',
  tr: 'hepsi|hiçbiri|her ikisi(?: de)?|ikisi de|(?:yukarıdakilerin|bunların|verilenlerin) (?:hepsi|hiçbiri|tümü|ikisi de)|(?:hepsi|tümü) doğru',
  id: '(?:semua|semuanya|keduanya|tidak ada|tak satu pun)(?: (?:yang|di|dari|jawaban|pilihan|atas|benar|salah|jawaban yang))*',
  vi: '(?:tất cả|cả (?:hai|ba|bốn)|không có|không)(?: (?:các|đáp|án|câu|đều|trên|phương|nào|ở|trả|lời|ý|đúng|sai))*',
  hi: '(?:उपरोक्त|उपर्युक्त|इनमें से|उपरोक्त में से|ये|इन)?\\s?(?:सभी|कोई नहीं|कोई भी नहीं|दोनों|सब)(?: (?:सही|उत्तर|हैं|है|विकल्प))*',
  bn: '(?:উপরের|এদের|কোনোটিই|সবগুলো|উভয়ই|ওপরের)(?: (?:সবগুলো|সবগুলোই|কোনোটিই|নয়|কোনটিই|সব))*',
  ar: '(?:كل|جميع|لا شيء|ليس أي|لا أحد|كلا|كلاهما|كلتاهما|ليست أي)(?: (?:ما|مما|من|سبق|ذكر|الإجابات|الخيارات|السابقة|صحيحة|الإجابتين|هذه|منها|منهم))*',
  fa: '(?:همه|هیچ|هیچکدام|هیچ‌کدام|هر دو|تمام)(?: ?(?:موارد|کدام|گزینه‌ها|از|بالا|فوق|مورد|موارد فوق|صحیح است|درست است|ی موارد))*|هر دو مورد',
  he: '(?:כל|אף|שתי|שני|אף לא|אין)(?: (?:התשובות|תשובה|אחת|אחד|מהתשובות|הנ["״]ל|מהנ["״]ל|האמור|לעיל|מהם|מהן|הנכונות|נכונות|אינה|נכונה|שתיהן))*|שתיהן|כולם|כולן|הכול נכון|אין תשובה נכונה',
  th: '(?:ถูกทุกข้อ|ผิดทุกข้อ|ไม่มีข้อใดถูก|ไม่มีข้อถูก|ถูกทั้งหมด|ข้างต้นทั้งหมด|ทั้งสองข้อ|ไม่มีคำตอบที่ถูก|ถูกทั้งสองข้อ)',
  zh: '(?:以上|上述)?(?:选项|選項|答案|各项|三项|四项|两项)?(?:全部|皆|都|均|全|两者|兩者)(?:是|对|對|正确|正確|不是|非|不对|不對|不正确|不正確|错|錯|错误|錯誤|可以|有)*|(?:以上|上述)(?:皆是|皆非|全部|都是|都不是)|没有正确答案|以上没有',
  ja: '(?:上記|以上|これら)?(?:の|は)?(?:すべて|全て|全部|いずれ|どれ|どちら|両方|二つとも)(?:も|でも|が|の)?(?:正しい|正解|ない|当てはまる|当てはまらない|でもない|該当しない|誤り)?|該当なし',
  ko: '(?:위의?|보기의?)? ?(?:모두|전부|둘 다|없음|답 없음|정답 없음|해당 없음|모두 아니다|어느 것도 아니다)(?: (?:정답|맞다|아니다|해당|옳다|틀리다))*',
};

/** Tells whether the text of an option speaks of all others. */
export function speaksOfOthers(text: string): boolean {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[([（]\s*|\s*[)\]）]$|[.。!]$/g, '')
    .trim();
  return plain !== '' && OTHERS.test(plain);
}
const OTHERS = new RegExp(`^(?:${Object.values(OF_ALL).join('|')})$`, 'u');

/** The first letters of each script by which options are named. */
const LETTERS: readonly string[] = [
  'abcdefgh',
  'абвгдежз',
  'αβγδεζηθ',
  'אבגדהוזח',
  'أبجدهوزح',
  'कखगघङचछज',
  'কখগঘঙচছজ',
  'กขคงจฉชซ',
  'アイウエオカキク',
  '①②③④⑤⑥⑦⑧',
  '甲乙丙丁戊己庚辛',
  'ㄱㄴㄷㄹㅁㅂㅅㅇ',
  '가나다라마바사아',
];
const LETTER = `[${LETTERS.join('')}]`;
/** Words between two letters, the longest first: "o" of Spanish would leave a part of "och". */
const AND =
  ',? (?:aber nicht|maar niet|als auch|mais pas|but not|pero no|mas não|oppure|ma non|eller|oder|noch|oraz|nebo|vagy|veya|atau|hoặc|and|nor|und|och|tai|lub|sau|или|або|και|dan|এবং|และ|che|als|sia|or|et|ou|ni|ed|en|of|og|ja|és|și|та|ve|và|और|या|أو|یا|או|y|o|e|i|a|и|і|ή|ও|و|ו|と|和|或|와|과) ?';
/** Words around the letters: "Both …", "only …", "Antworten …", "… are correct". */
const BEFORE =
  '(?:(?:both|either|neither|only|nur|sowohl|weder|ni|sia|верны|правильны|вірні|tanto|sólo|solo|solamente|seulement|soltanto|somente|apenas|beide|zowel|alleen|både|endast|kun|zarówno|tylko|только|и|лише|hem|sadece|cả|chỉ|केवल|فقط|كلا|כל|רק|仅|只有|answers?|options?|choices?|statements?|antwort(?:en)?|aussagen?|réponses?|les réponses|respuestas?|las respuestas|opciones|le risposte|rispost[ae]|respostas?|antwoord(?:en)?|as alternativas|alternativas|odpowiedzi|ответы|варианты|відповіді|תשובות|الإجابتان|ข้อ|选项|選項) ?)*';
const BEHIND =
  '(?: ?(?:only|are|is|both|correct|true|right|sind|richtig|sont|correctes?|justes|vraies|son|correctas?|ciertas|sono|corrette|giuste|estão|corretas|certas|zijn|juist|är|rätt|są|poprawne|верны|правильные|правильны|вірні|правильні|doğru|doğrudur|दोनों|सही|हैं|फقط|فقط|صحيحتان|צודקות|נכונות|都对|都正确|都對|皆是|均正确|の両方|都|모두|둘 다|ถูกต้อง|ถูก|ผิด|uniquement|seulement|solamente|soltanto|apenas|alleen|endast|kun|tylko|только))*';
/** Words before each of the letters: "answer a and answer b", "la respuesta a y la b". */
const NOUN =
  '(?:option|answer|choice|statement|antwort|aussage|réponse|proposition|affirmation|respuesta|opción|afirmación|risposta|opzione|affermazione|resposta|opção|alternativa|antwoord|optie|svar|alternativ|odpowiedź|odpověď|ответ|вариант|відповідь|варіант|απάντηση|válasz|seçenek|jawaban|đáp án|câu|विकल्प|תשובה|الإجابة|الخيار|ข้อ|选项|選項) ?';
const ARTICLE = "(?:the|die|la|le|el|il|de) |l['’]";
const BEFORE_EACH = `(?:${ARTICLE})?(?:${NOUN})?`;
const NAMES = `${BEFORE_EACH}[(\\[（]?${LETTER}[)\\]）]?[.)]?`;
/** Names other options by their letters and says nothing else; "A + B" and "C–H" are no lists. */
const OF_LETTERS = new RegExp(
  `^${BEFORE}(${NAMES}(?:(?:${AND}|, ?| ?& ?|、|・|和|与|と|와 |과 | ?و ?| ו-?)${NAMES})+)${BEHIND}$`,
  'u',
);
/** Names the only option that it leaves out: "all but c". */
const OF_OTHERS = new RegExp(
  `^(?:all|alle|alles|toutes?|tous|todas|todos|tutte|tutti|todas|allemaal|все|全部)(?: \\p{L}+){0,3} (?:but|except(?: for)?|außer|sauf|excepto|salvo|menos|tranne|exceto|behalve|кроме) (${NAMES})$`,
  'u',
);
const OF_ONE = new RegExp(
  `^(?:(?:only|nur|solo|sólo|seulement|somente|apenas|alleen|tylko|только|רק|فقط|仅|只有) (${NAMES})|(${NAMES}) (?:only|seulement|uniquement|solamente|soltanto|apenas|alleen|tylko|только|فقط))$`,
  'u',
);

/** Lists the places of the options that an option names by their letters, from 0; none where one of them is no option. */
export function listNamedOptions(text: string, count: number): number[] {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .toLowerCase()
    .replace(/[إآا](?=[)\s]|$)/g, 'أ');
  const one = OF_ONE.exec(plain);
  const others = OF_OTHERS.exec(plain)?.[1];
  const named = OF_LETTERS.exec(plain)?.[1] ?? others ?? one?.[1] ?? one?.[2] ?? '';
  const bare = named
    .replaceAll(new RegExp(ARTICLE, 'gu'), '')
    .replaceAll(new RegExp(NOUN, 'gu'), '')
    .replaceAll(new RegExp(AND, 'gu'), ' ');
  const found = LETTERS.map((letters) =>
    Array.from(bare, (letter) => letters.indexOf(letter)).filter((place) => place >= 0),
  );
  const places = found.reduce((most, some) => (some.length > most.length ? some : most), []);
  return places.every((place) => place < count) ? places : [];
}
