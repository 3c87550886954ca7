/** The words of one language with which an option speaks of others by their places, small; each a part of a pattern. */
export interface PlaceWords {
  /** "first", "second", "third", "fourth". */
  readonly ordinals: readonly string[];
  /** "last", and what else says no place by itself. */
  readonly last: string;
  /** "two", "three", "four". */
  readonly numbers: readonly string[];
  /** "options", "answers". */
  readonly nouns: string;
  /** "above", "previous". */
  readonly above: string;
  /** "only", "both", "neither". */
  readonly only: string;
  /** What else may stand between them. */
  readonly others: string;
}

/** The languages in which such options are found. */
export const PLACE_WORDS: Readonly<Record<string, PlaceWords>> = {
  en: {
    ordinals: ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th'],
    last: 'last|latter|former|middle|bottom|top',
    numbers: ['two', 'three', 'four'],
    nouns: 'options?|answers?|choices?|statements?|responses?|alternatives?|numbers?|nos?',
    above: 'above|previous|preceding|below|mentioned|listed',
    only: 'only|both|neither|none|all|just|any|not|except|but',
    others:
      'the|of|and|or|nor|either|are|is|these|those|them|correct|true|right|wrong|false|incorrect|possible|apply|ones?|for',
  },
  de: {
    ordinals: ['ersten?|erste[rs]', 'zweiten?|zweite[rs]', 'dritten?|dritte[rs]', 'vierten?|vierte[rs]'],
    last: 'letzte[nrs]?|letztere[nrs]?|erstere[nrs]?|mittlere[nrs]?|untere[nrs]?',
    numbers: ['zwei|beiden?', 'drei', 'vier'],
    nouns:
      'antwort(?:en)?|aussagen?|möglichkeit(?:en)?|option(?:en)?|lösung(?:en)?|alternativen?|nummern?|nr',
    above:
      'oben|obere[nrs]?|obige[nrs]?|vorherige[nrs]?|vorigen?|vorangehenden?|vorangegangenen?|vorstehenden?|genannten?|obengenannten?',
    only: 'nur|beide|sowohl|weder|alle|keine[rs]?|außer|lediglich|nicht',
    others:
      'die|der|das|den|dem|und|oder|entweder|als|auch|noch|von|sind|ist|richtig|falsch|korrekt|wahr|stimmen|stimmt|treffen|trifft|zu|diese[rn]?|davon',
  },
  fr: {
    ordinals: ['premi(?:er|ère)s?|1re|1er', 'deuxième|second|seconde', 'troisième', 'quatrième'],
    last: 'derni(?:er|ère)s?',
    numbers: ['deux', 'trois', 'quatre'],
    nouns: 'réponses?|propositions?|affirmations?|options?|choix|énoncés?|solutions?|numéros?|n°',
    above: 'ci-dessus|précédente?s?|citée?s',
    only: 'seule?s?|seulement|uniquement|toutes?|tous|aucune?|sauf|ni|pas|fois',
    others:
      'les?|la|l|des?|du|d|à|et|ou|soit|sont|est|correctes?|corrects?|justes?|vraies?|vrais?|bonnes?|exactes?|fausses?|entre|elles|eux|ces',
  },
  es: {
    ordinals: ['primer[oa]?s?', 'segund[oa]', 'tercer[oa]?', 'cuart[oa]'],
    last: 'últim[oa]s?',
    numbers: ['dos', 'tres', 'cuatro'],
    nouns: 'respuestas?|opci(?:ón|ones)|afirmaci(?:ón|ones)|alternativas?|enunciados?|números?|incisos?',
    above: 'anterior(?:es)?|previ[oa]s|arriba|mencionad[oa]s|precedentes',
    only: 'solo|sólo|solamente|únicamente|tod[oa]s|ningun[oa]|amb[oa]s|excepto|menos|salvo|ni|tanto|como|no',
    others: 'l[oa]s?|el|de|y|o|u|e|son|es|correct[oa]s?|ciert[oa]s?|verdader[oa]s?|fals[oa]s?',
  },
  it: {
    ordinals: ['prim[oaie]', 'second[oa]', 'terz[oa]', 'quart[oa]'],
    last: 'ultim[oaie]',
    numbers: ['due', 'tre', 'quattro'],
    nouns: 'rispost[ae]|opzion[ei]|affermazion[ei]|alternativ[ae]|enunciat[oi]|numer[oi]',
    above: 'precedent[ei]|sopra|citat[ei]|elencat[ei]',
    only: 'sol[oaei]|soltanto|solamente|entramb[ei]|tutt[ie]|nessun[oa]?|tranne|né|sia|che|non',
    others:
      'l[aoe]|il|gli|i|delle|dei|di|e|o|sono|è|corrett[aeio]|giust[aeio]|ver[aeio]|fals[aeio]|esatt[aeio]',
  },
  pt: {
    ordinals: ['primeir[oa]s?', 'segund[oa]', 'terceir[oa]', 'quart[oa]'],
    last: 'últim[oa]s?',
    numbers: ['duas|dois', 'três', 'quatro'],
    nouns: 'respostas?|opç(?:ão|ões)|alternativas?|afirmaç(?:ão|ões)|afirmativas?|ite(?:m|ns)|números?',
    above: 'anterior(?:es)?|acima|citad[oa]s|mencionad[oa]s',
    only: 'só|somente|apenas|ambas?|ambos|todas?|todos|nenhuma?|exceto|menos|nem|tanto|quanto|não',
    others: '[oa]s?|d[oae]s?|e|ou|são|é|está|estão|corret[oa]s?|cert[oa]s?|verdadeir[oa]s?|fals[oa]s?',
  },
  nl: {
    ordinals: ['eerste', 'tweede', 'derde', 'vierde'],
    last: 'laatste|middelste|onderste',
    numbers: ['twee|beide', 'drie', 'vier'],
    nouns: 'antwoord(?:en)?|opties?|stelling(?:en)?|mogelijkhe(?:id|den)|alternatie(?:f|ven)|nummers?',
    above: 'bovenstaande|bovenste|vorige|voorgaande|voorafgaande|genoemde|hierboven',
    only: 'alleen|enkel|slechts|zowel|noch|geen|alle|behalve|niet|beide',
    others: 'de|het|en|of|van|zijn|is|juist|goed|waar|correct|fout|als|deze',
  },
  sv: {
    ordinals: ['första', 'andra', 'tredje', 'fjärde'],
    last: 'sista|senaste|mittersta',
    numbers: ['två|båda|bägge', 'tre', 'fyra'],
    nouns: 'svar(?:en|et)?|alternativ(?:en|et)?|påståenden?a?',
    above: 'ovanstående|ovan|översta|föregående|nämnda',
    only: 'bara|endast|enbart|både|varken|inte|utom|alla|inget|ingen|inga',
    others: 'de|den|det|och|eller|av|är|rätt|korrekta?|sanna?|fel|som',
  },
  da: {
    ordinals: ['første', 'anden|andet|andre|annet', 'tredje', 'fjerde'],
    last: 'sidste|siste|midterste',
    numbers: ['to|begge', 'tre', 'fire'],
    nouns:
      'svar(?:ene|et)?|mulighed(?:er|erne)?|udsagn(?:ene)?|alternativ(?:er|ene|et)?|påstand(?:e|ene)?|utsagn(?:ene)?',
    above: 'ovenstående|ovennævnte|øverste|foregående|forrige|ovennevnte|ovenfor|nævnte|nevnte',
    only: 'kun|bare|både|hverken|verken|ikke|undtagen|unntatt|alle|ingen',
    others: 'de|den|det|og|eller|af|av|er|rigtige?|riktige?|korrekte?|sande?|sanne?|forkerte?|gale?',
  },
  fi: {
    ordinals: ['ensimmäi(?:nen|set|stä)', 'toinen', 'kolmas', 'neljäs'],
    last: 'viimei(?:nen|set|stä)',
    numbers: ['kaksi', 'kolme', 'neljä'],
    nouns: 'vaihtoeh(?:to|dot|toa)|vastau(?:s|kset|sta)|väitt?(?:e|eet|ämät?)',
    above: 'edelli(?:nen|set|stä)|edellä|mainitut|yllä|olevat|ylin|ylimmät',
    only: 'vain|ainoastaan|sekä|ei|eivät|kaikki|paitsi|molemmat',
    others: 'ja|tai|on|ovat|oikein|väärin|että',
  },
  pl: {
    ordinals: ['pierwsz(?:a|e|y|ą|ej|ych)', 'drug(?:a|i|ie|ą|iej)', 'trzeci(?:a|e|ą|ej)?', 'czwart[aeyą]'],
    last: 'ostatni(?:a|e|ch)?',
    numbers: ['dwie|dwa|dwóch', 'trzy', 'cztery'],
    nouns: 'odpowied(?:zi|ź)|opcj[aei]|stwierdzeni[ae]|warianty?',
    above: 'powyższ(?:e|a|ych)|poprzedni(?:e|a|ch)|wymienione',
    only: 'tylko|wyłącznie|jedynie|zarówno|ani|obie|oba|wszystkie|żadn[ae]|oprócz|nie',
    others: 'i|oraz|lub|jak|z|są|jest|poprawn[aey]|prawidłow[aey]|prawdziw[aey]|fałszyw[aey]',
  },
  cs: {
    ordinals: ['první', 'druh[áéý]', 'třetí|tretia?', 'čtvrt[áéý]'],
    last: 'poslední',
    numbers: ['dvě|dva', 'tři', 'čtyři'],
    nouns: 'odpověd[iě]|odpověď|možnosti?|tvrzení|varianty?',
    above: 'předchozí|uvedené|výše|předešlé',
    only: 'pouze|jen|jenom|ani|oba|obě|všechny|kromě|ne',
    others: 'a|i|nebo|jak|tak|z|jsou|je|správn[áéě]|pravdiv[áé]',
  },
  ru: {
    ordinals: ['перв(?:ый|ая|ое|ые|ых)', 'втор(?:ой|ая|ое)', 'трет(?:ий|ья|ье)', 'ч[её]тв[её]рт(?:ый|ая|ое)'],
    last: 'последн(?:ий|яя|ее|ие|их)',
    numbers: ['два|две|двух', 'три|тр[её]х', 'четыре'],
    nouns: 'ответ(?:а|ы|ов)?|вариант(?:а|ы|ов)?|утверждени(?:е|я|й)|пункт(?:а|ы|ов)?|номера?|№',
    above:
      'выше|предыдущ(?:ий|ие|его|их)|вышеперечисленн\\p{L}+|вышеуказанн\\p{L}+|перечисленн\\p{L}+|указанн\\p{L}+|верхни[ех]',
    only: 'только|лишь|оба|обе|все|ни|кроме|не',
    others: 'и|или|как|так|из|верн\\p{L}+|правильн\\p{L}+|неверн\\p{L}+',
  },
  uk: {
    ordinals: ['перш(?:ий|а|е|і|их)', 'друг(?:ий|а|е)', 'трет(?:ій|я|є)', 'четверт(?:ий|а|е)'],
    last: 'останн(?:ій|я|є|і|іх)',
    numbers: ['два|дві|двох', 'три|трьох', 'чотири'],
    nouns: 'відповід(?:ь|і|ей)|варіант(?:и|а|ів)?|твердження|пункти?',
    above: 'попередн\\p{L}+|вищезазначен\\p{L}+|наведен\\p{L}+|вище|перелічен\\p{L}+',
    only: 'тільки|лише|обидва|обидві|усі|всі|жодн\\p{L}+|крім|ні|не',
    others: 'і|й|та|або|чи|з|із|правильн\\p{L}+|вірн\\p{L}+',
  },
  el: {
    ordinals: ['πρώτ(?:ο|η|α|ες|οι|ος)', 'δεύτερ(?:ο|η|ος)', 'τρίτ(?:ο|η|ος)', 'τέταρτ(?:ο|η|ος)'],
    last: 'τελευταί(?:ο|α|ες|οι|ος)',
    numbers: ['δύο|δυο', 'τρία|τρεις', 'τέσσερ(?:α|ις)'],
    nouns: 'απαντήσεις|απάντηση|επιλογ(?:ή|ές)|προτάσεις|πρόταση',
    above: 'παραπάνω|προηγούμεν(?:α|ες|η|ο)|ανωτέρω',
    only: 'μόνο|όλ(?:α|ες)|κανένα|καμία|εκτός|ούτε|όχι',
    others: 'το|τα|τις|τη|την|οι|η|ο|των|και|ή|από|είναι|σωστ(?:ό|ά|ή|ές|οί)|λάθος',
  },
  ro: {
    ordinals: ['prim(?:ul|a|ele|ii)', 'doua|doilea', 'treia|treilea', 'patra|patrulea'],
    last: 'ultim(?:ul|a|ele|ii)',
    numbers: ['două|doi', 'trei', 'patru'],
    nouns: 'variant(?:ele|a|e|ă)|răspuns(?:ul|uri|urile)?|afirmați(?:a|ile|i)',
    above: 'anterioare(?:le)?|sus|precedente(?:le)?',
    only: 'doar|numai|ambele|toate|niciuna|nici|atât|cât|nu',
    others: 'a|al|ale|și|sau|sunt|este|corect[eă]|adevărat[eă]|fals[eă]|de|mai|cele|dintre',
  },
  hu: {
    ordinals: ['első', 'második', 'harmadik', 'negyedik'],
    last: 'utolsó',
    numbers: ['kettő|két', 'három', 'négy'],
    nouns: 'válasz(?:ok)?|állítás(?:ok)?|lehetőség(?:ek)?',
    above: 'fenti(?:ek)?|előző(?:ek)?|előbbi(?:ek)?',
    only: 'csak|mind|sem|kivéve|nem|minden',
    others: 'az?|és|vagy|is|helyes(?:ek)?|igaz(?:ak)?|hamis(?:ak)?',
  },
  tr: {
    ordinals: ['ilk|birinci', 'ikinci', 'üçüncü', 'dördüncü'],
    last: 'son|sonuncu',
    numbers: ['iki|ikisi', 'üç|üçü', 'dört|dördü'],
    nouns: 'seçenek(?:ler|leri)?|cevap(?:lar)?|yanıt(?:lar)?|şık(?:lar)?|ifade(?:ler)?',
    above: 'yukarıdaki(?:ler|lerin)?|önceki(?:ler)?|yukarıda',
    only: 'yalnız(?:ca)?|sadece|hem|her|ne|hepsi|hiçbiri|hariç',
    others: 've|veya|ya|da|de|doğru(?:dur)?|yanlış|bu',
  },
  id: {
    ordinals: ['pertama', 'kedua', 'ketiga', 'keempat'],
    last: 'terakhir',
    numbers: ['dua', 'tiga', 'empat'],
    nouns: 'jawaban|pilihan|pernyataan|opsi|nomor',
    above: 'atas|sebelumnya|tersebut',
    only: 'hanya|saja|semua|kecuali|bukan|tidak|baik|maupun',
    others: 'yang|dan|atau|di|benar|salah|adalah',
  },
  vi: {
    ordinals: ['đầu tiên|đầu|thứ nhất', 'thứ hai|thứ 2', 'thứ ba|thứ 3', 'thứ tư'],
    last: 'cuối cùng|cuối',
    numbers: ['hai', 'ba', 'bốn'],
    nouns: 'câu trả lời|câu|đáp án|phương án|lựa chọn|ý',
    above: 'ở trên|trên|trước',
    only: 'chỉ|cả|đều|không|trừ',
    others: 'và|hoặc|là|đúng|sai|các|có|những',
  },
  hi: {
    ordinals: ['पहल[ाेी]|प्रथम', 'दूसर[ाेी]|द्वितीय', 'तीसर[ाेी]|तृतीय', 'चौथ[ाेी]|चतुर्थ'],
    last: 'अंतिम|आखिरी|आख़िरी',
    numbers: ['दो|दोनों', 'तीन|तीनों', 'चार'],
    nouns: 'विकल्पों|विकल्प|उत्तर|कथन',
    above: 'उपरोक्त|उपर्युक्त|ऊपर|पिछले',
    only: 'केवल|सिर्फ़?|मात्र|सभी|कोई|नहीं|न|दोनों',
    others: 'और|या|एवं|तथा|के|की|का|में|से|सही|गलत|ग़लत|हैं|है|ही|ये',
  },
  ar: {
    ordinals: ['الأول(?:ى|ان|يان|يين|ين)?|أول', 'الثاني(?:ة)?', 'الثالث(?:ة)?', 'الرابع(?:ة)?'],
    last: 'الأخير(?:ة|ان|تان|ين|تين)?|آخر',
    numbers: ['اثنين|اثنان|اثنتين|خيارين|إجابتين|جوابين|عبارتين', 'ثلاثة?', 'أربعة?'],
    nouns:
      '(?:ال)?خيار(?:ات|ان|ين)?|(?:ال)?إجاب(?:ة|ات|تان|تين)|(?:ال)?جواب(?:ان|ين)?|(?:ال)?عبار(?:ة|ات|تان|تين)|رقم',
    above: 'أعلاه|السابق(?:ة|ان|تان|ين|تين)?|سبق|المذكور(?:ة|ان|تان)?',
    only: 'فقط|كلا|كل|جميع|عدا|إلا|ليس|لا',
    others: 'و|أو|من|ما|مما|هما|هي|صحيح(?:ة|ان|تان)?|خطأ|خاطئ(?:ة|ان|تان)?',
  },
  he: {
    ordinals: ['ה?ראשו(?:ן|נה|נים|נות)', 'השני|ה?שנייה|ה?שניה', 'ה?שלישית?', 'ה?רביעית?'],
    last: 'ה?אחרו(?:ן|נה|נים|נות)',
    numbers: ['שתי|שני|שתיים|שניים', 'שלוש|שלושת|שלושה', 'ארבע|ארבעת'],
    nouns: 'ה?תשוב(?:ה|ות)|ה?אפשרו(?:ת|יות)|ה?היגד(?:ים)?|ה?טענ(?:ה|ות)',
    above: 'לעיל|הקודמ(?:ת|ות|ים)|שלמעלה|למעלה|הנ["״]ל',
    only: 'רק|גם|כל|אף|לא|בלבד|חוץ|מלבד',
    others: 'או|נכונ(?:ה|ות|ים)|נכון|שגוי(?:ה|ות|ים)?|הן|הם|ו',
  },
  zh: {
    ordinals: ['前面?|第一', '第二', '第三', '第四'],
    last: '最?[后後]面?',
    numbers: ['[两兩二]', '三', '四'],
    nouns: '选项|選項|答案|说法|說法|第?[项項号號]',
    above: '以上|上述|上面|前述',
    only: '只有|仅|僅|都|均|皆|全|除|不|只',
    others: '[和与與及或是的有选選对對错錯外个個者种種]|正[确確]|错误|錯誤',
  },
  ja: {
    ordinals: ['最初|初め|はじめ|一番目|一つ目', '二番目|二つ目', '三番目|三つ目', '四番目|四つ目'],
    last: '最後|終わり',
    numbers: ['二つ|二', '三つ|三', '四つ|四'],
    nouns: '選択肢|答え|解答|回答|番',
    above: '上記|以上|上',
    only: 'のみ|だけ|両方|すべて|全て|どちら|以外',
    others: 'および|及び|正しい|正解|誤り|[のとはがやもつ・]',
  },
  ko: {
    ordinals: ['첫 ?번째|첫째|처음|앞의?', '두 ?번째|둘째', '세 ?번째|셋째', '네 ?번째|넷째'],
    last: '마지막|뒤의?',
    numbers: ['두|둘', '세|셋', '네|넷'],
    nouns: '보기|정답|답|선택지|항목|번',
    above: '위의?|이상',
    only: '만|모두|전부|둘 ?다|다|오직|제외',
    others: '또는|하고|맞다|옳다|틀리다|개|가지|및|[와과은는이가의]',
  },
  th: {
    ordinals: ['แรก|ที่หนึ่ง', 'ที่สอง', 'ที่สาม', 'ที่สี่'],
    last: 'สุดท้าย|หลัง|ท้าย',
    numbers: ['สอง', 'สาม', 'สี่'],
    nouns: 'ข้อความ|ข้อ|คำตอบ|ตัวเลือก',
    above: 'ข้างต้น|ด้านบน|ก่อนหน้า',
    only: 'เฉพาะ|ทั้ง|ทุก|ไม่|เท่านั้น|ยกเว้น|เพียง',
    others: 'และ|หรือ|กับ|ถูกต้อง|ถูก|ผิด|คือ|มี|ที่|เป็น|จริง',
  },
};
