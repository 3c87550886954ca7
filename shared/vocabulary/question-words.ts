import { escapeRegExp } from 'es-toolkit';

/** The words by which a test says what a line of it is, in one language. All are written small. */
export interface QuestionWords {
  /** What a true statement is called, and a false one. */
  readonly truth: readonly [right: readonly string[], wrong: readonly string[]];
  /** The letters for both: "(T/F)"; absent where nobody writes them. */
  readonly initials?: readonly [right: string, wrong: string];
  /** Before the answer to one question: "Answer: B". */
  readonly answer: readonly string[];
  /** The words above the answers to all questions. */
  readonly key: readonly string[];
  /** Before the number of a question: "Question 4". */
  readonly question: readonly string[];
  /** Before the number or the letter of a part of the test: "Part 2". */
  readonly section: readonly string[];
  /** The words in brackets behind the right option. */
  readonly right: readonly string[];
  /** The words between the two of "true or false". */
  readonly or: readonly string[];
  /** The words behind the number of points that an answer earns, or before it. */
  readonly points: readonly string[];
}

/** The languages in which tests are recognised. They load with the recogniser alone. */
export const QUESTION_WORDS: Readonly<Record<string, QuestionWords>> = {
  en: {
    truth: [['true'], ['false']],
    initials: ['t', 'f'],
    answer: ['answer', 'ans', 'key', 'solution', 'correct answer'],
    key: ['answer key', 'answers', 'key', 'solutions'],
    question: ['question', 'q'],
    section: ['part', 'section', 'unit'],
    right: ['correct', 'right'],
    or: ['or'],
    points: ['point', 'points', 'pt', 'pts', 'mark', 'marks'],
  },
  ar: {
    truth: [
      ['صح', 'صحيح', 'صحيحة', 'صواب'],
      ['خطأ', 'خاطئ', 'خاطئة', 'غير صحيح'],
    ],
    initials: ['ص', 'خ'],
    answer: ['الإجابة', 'الاجابة', 'الإجابة الصحيحة', 'إجابة', 'الجواب', 'الجواب الصحيح', 'جواب', 'الحل'],
    key: ['الإجابات', 'مفتاح الإجابات', 'مفتاح الإجابة', 'نموذج الإجابة', 'الأجوبة', 'الحلول'],
    question: ['السؤال', 'سؤال', 'س'],
    section: ['الجزء', 'القسم', 'الوحدة'],
    right: ['صحيح', 'صح', 'الإجابة الصحيحة'],
    or: ['أو', 'أم'],
    points: ['درجة', 'درجات', 'درجتان', 'نقطة', 'نقاط', 'علامة', 'علامات'],
  },
  bg: {
    truth: [['вярно'], ['невярно', 'грешно']],
    initials: ['в', 'н'],
    answer: ['отговор', 'верен отговор', 'правилен отговор'],
    key: ['отговори', 'ключ', 'ключ с отговори'],
    question: ['въпрос', 'задача'],
    section: ['част', 'раздел'],
    right: ['вярно', 'верен', 'верен отговор'],
    or: ['или'],
    points: ['точка', 'точки', 'т'],
  },
  bn: {
    truth: [
      ['সত্য', 'ঠিক', 'সঠিক'],
      ['মিথ্যা', 'ভুল'],
    ],
    answer: ['উত্তর', 'সঠিক উত্তর'],
    key: ['উত্তরমালা', 'উত্তরপত্র', 'উত্তরসমূহ'],
    question: ['প্রশ্ন'],
    section: ['বিভাগ', 'অংশ'],
    right: ['সঠিক', 'সঠিক উত্তর'],
    or: ['বা', 'অথবা', 'না'],
    points: ['নম্বর', 'পয়েন্ট'],
  },
  cs: {
    truth: [
      ['pravda', 'ano'],
      ['nepravda', 'lež', 'ne'],
    ],
    initials: ['p', 'n'],
    answer: ['odpověď', 'správná odpověď', 'řešení'],
    key: ['odpovědi', 'řešení', 'klíč', 'správné odpovědi'],
    question: ['otázka', 'úloha', 'úkol'],
    section: ['část', 'oddíl'],
    right: ['správně', 'správná odpověď'],
    or: ['nebo', 'či'],
    points: ['bod', 'body', 'bodů', 'bodu', 'b'],
  },
  da: {
    truth: [
      ['sandt', 'rigtigt'],
      ['falsk', 'forkert', 'usandt'],
    ],
    initials: ['s', 'f'],
    answer: ['svar', 'rigtigt svar', 'korrekt svar'],
    key: ['svar', 'facit', 'facitliste', 'løsninger'],
    question: ['spørgsmål', 'opgave'],
    section: ['del', 'afsnit'],
    right: ['rigtigt', 'korrekt', 'rigtig'],
    or: ['eller'],
    points: ['point', 'p'],
  },
  de: {
    truth: [
      ['richtig', 'wahr', 'stimmt'],
      ['falsch', 'unwahr', 'stimmt nicht'],
    ],
    initials: ['r', 'f'],
    answer: ['antwort', 'lösung', 'richtige antwort', 'die richtige antwort'],
    key: ['lösungen', 'lösungsschlüssel', 'lösungsblatt', 'antworten'],
    question: ['frage', 'aufgabe'],
    section: ['teil', 'abschnitt'],
    right: ['richtig', 'korrekt', 'richtige antwort'],
    or: ['oder'],
    points: ['punkt', 'punkte', 'punkten', 'pkt', 'pkte', 'p', 'be'],
  },
  el: {
    truth: [
      ['σωστό', 'σωστή', 'αληθές', 'σ'],
      ['λάθος', 'ψευδές', 'λ'],
    ],
    initials: ['σ', 'λ'],
    answer: ['απάντηση', 'σωστή απάντηση', 'λύση'],
    key: ['απαντήσεις', 'λύσεις', 'σωστές απαντήσεις'],
    question: ['ερώτηση'],
    section: ['μέρος', 'ενότητα'],
    right: ['σωστό', 'σωστή', 'σωστή απάντηση'],
    or: ['ή'],
    points: ['μονάδα', 'μονάδες', 'μον', 'βαθμός', 'βαθμοί', 'βαθμούς'],
  },
  es: {
    truth: [
      ['verdadero', 'verdadera', 'cierto', 'correcto'],
      ['falso', 'falsa', 'incorrecto'],
    ],
    initials: ['v', 'f'],
    answer: ['respuesta', 'respuesta correcta', 'solución', 'clave'],
    key: ['respuestas', 'soluciones', 'solucionario', 'clave de respuestas', 'clave'],
    question: ['pregunta'],
    section: ['parte', 'sección', 'unidad'],
    right: ['correcta', 'correcto', 'respuesta correcta'],
    or: ['o'],
    points: ['punto', 'puntos', 'pto', 'ptos', 'pt', 'pts'],
  },
  fa: {
    truth: [
      ['درست', 'صحیح'],
      ['نادرست', 'غلط'],
    ],
    initials: ['ص', 'غ'],
    answer: ['پاسخ', 'جواب', 'پاسخ صحیح', 'پاسخ درست', 'گزینه صحیح'],
    key: ['پاسخ‌ها', 'پاسخنامه', 'پاسخ‌نامه', 'پاسخ نامه', 'جواب‌ها'],
    question: ['سؤال', 'سوال', 'پرسش'],
    section: ['بخش', 'قسمت'],
    right: ['درست', 'صحیح', 'پاسخ صحیح'],
    or: ['یا'],
    points: ['نمره', 'امتیاز'],
  },
  fi: {
    truth: [
      ['oikein', 'totta', 'tosi'],
      ['väärin', 'epätosi', 'tarua'],
    ],
    initials: ['o', 'v'],
    answer: ['vastaus', 'oikea vastaus', 'ratkaisu'],
    key: ['vastaukset', 'ratkaisut', 'oikeat vastaukset'],
    question: ['kysymys', 'tehtävä'],
    section: ['osa', 'osio'],
    right: ['oikein', 'oikea', 'oikea vastaus'],
    or: ['tai', 'vai'],
    points: ['piste', 'pistettä', 'p'],
  },
  fr: {
    truth: [
      ['vrai', 'vraie'],
      ['faux', 'fausse'],
    ],
    initials: ['v', 'f'],
    answer: ['réponse', 'bonne réponse', 'réponse correcte', 'la bonne réponse', 'corrigé'],
    key: ['réponses', 'corrigé', 'corrigés', 'solutions'],
    question: ['question'],
    section: ['partie', 'section', 'unité'],
    right: ['correct', 'correcte', 'juste', 'bonne réponse', 'vrai'],
    or: ['ou'],
    points: ['point', 'points', 'pt', 'pts'],
  },
  he: {
    truth: [
      ['נכון', 'נכונה', 'אמת'],
      ['לא נכון', 'לא נכונה', 'שגוי', 'שקר'],
    ],
    answer: ['תשובה', 'תשובה נכונה', 'התשובה', 'התשובה הנכונה', 'פתרון'],
    key: ['תשובות', 'מפתח תשובות', 'דף תשובות', 'פתרונות'],
    question: ['שאלה'],
    section: ['חלק', 'פרק', 'יחידה'],
    right: ['נכון', 'נכונה', 'תשובה נכונה'],
    or: ['או'],
    points: ['נקודה', 'נקודות', "נק'", 'נק׳', 'נק'],
  },
  hi: {
    truth: [
      ['सही', 'सत्य', 'सच'],
      ['गलत', 'ग़लत', 'असत्य', 'झूठ'],
    ],
    answer: ['उत्तर', 'सही उत्तर', 'जवाब', 'सही जवाब'],
    key: ['उत्तर कुंजी', 'उत्तरमाला', 'उत्तर तालिका'],
    question: ['प्रश्न', 'सवाल'],
    section: ['भाग', 'खंड', 'खण्ड'],
    right: ['सही', 'सही उत्तर'],
    or: ['या', 'अथवा'],
    points: ['अंक', 'अंकों'],
  },
  hu: {
    truth: [['igaz'], ['hamis', 'nem igaz']],
    initials: ['i', 'h'],
    answer: ['válasz', 'helyes válasz', 'megoldás'],
    key: ['válaszok', 'megoldások', 'megoldókulcs', 'megoldás'],
    question: ['kérdés', 'feladat'],
    section: ['rész'],
    right: ['helyes', 'helyes válasz'],
    or: ['vagy'],
    points: ['pont', 'p'],
  },
  id: {
    truth: [['benar', 'betul'], ['salah']],
    initials: ['b', 's'],
    answer: ['jawaban', 'jawaban benar', 'jawaban yang benar', 'kunci', 'kunci jawaban'],
    key: ['kunci jawaban', 'jawaban', 'kunci'],
    question: ['soal', 'pertanyaan'],
    section: ['bagian'],
    right: ['benar', 'betul'],
    or: ['atau'],
    points: ['poin', 'nilai', 'skor'],
  },
  it: {
    truth: [
      ['vero', 'vera'],
      ['falso', 'falsa'],
    ],
    initials: ['v', 'f'],
    answer: ['risposta', 'risposta corretta', 'risposta esatta', 'soluzione'],
    key: ['risposte', 'soluzioni', 'correttore'],
    question: ['domanda', 'quesito'],
    section: ['parte', 'sezione', 'unità'],
    right: ['corretta', 'corretto', 'giusto', 'giusta', 'esatta', 'risposta corretta'],
    or: ['o', 'oppure'],
    points: ['punto', 'punti', 'pt', 'p'],
  },
  ja: {
    truth: [
      ['正しい', '正', '○', '〇'],
      ['誤り', '間違い', '正しくない', '誤', '×', '✕'],
    ],
    answer: ['答え', '答', '解答', '正解', 'こたえ', '正答'],
    key: ['解答', '答え', '正解', '解答一覧', 'こたえ'],
    question: ['問題', '問', '設問'],
    section: ['パート', '単元'],
    right: ['正解', '正しい'],
    or: ['か', 'または', '・'],
    points: ['点'],
  },
  ko: {
    truth: [
      ['참', '맞음', '맞다', 'o'],
      ['거짓', '틀림', '틀리다', 'x'],
    ],
    answer: ['정답', '답', '해답'],
    key: ['정답', '정답표', '해답', '답안'],
    question: ['문제', '문항', '질문', '문'],
    section: ['파트', '단원'],
    right: ['정답', '맞음'],
    or: ['또는', '혹은'],
    points: ['점'],
  },
  nb: {
    truth: [
      ['sant', 'riktig'],
      ['usant', 'galt', 'feil'],
    ],
    initials: ['s', 'u'],
    answer: ['svar', 'riktig svar', 'fasit'],
    key: ['fasit', 'svar', 'løsninger'],
    question: ['spørsmål', 'oppgave'],
    section: ['del', 'avsnitt'],
    right: ['riktig', 'korrekt', 'riktig svar'],
    or: ['eller'],
    points: ['poeng', 'p'],
  },
  nl: {
    truth: [
      ['waar', 'juist', 'goed'],
      ['onwaar', 'niet waar', 'onjuist', 'fout'],
    ],
    initials: ['w', 'o'],
    answer: ['antwoord', 'juiste antwoord', 'goede antwoord', 'oplossing'],
    key: ['antwoorden', 'oplossingen', 'antwoordmodel'],
    question: ['vraag', 'opgave'],
    section: ['deel', 'onderdeel'],
    right: ['juist', 'goed', 'correct'],
    or: ['of'],
    points: ['punt', 'punten', 'pt', 'p'],
  },
  pl: {
    truth: [
      ['prawda', 'prawdziwe'],
      ['fałsz', 'nieprawda', 'fałszywe'],
    ],
    initials: ['p', 'f'],
    answer: ['odpowiedź', 'odp', 'poprawna odpowiedź', 'prawidłowa odpowiedź', 'rozwiązanie'],
    key: ['odpowiedzi', 'klucz odpowiedzi', 'klucz', 'rozwiązania'],
    question: ['pytanie', 'zadanie', 'zad'],
    section: ['część', 'dział'],
    right: ['poprawna', 'prawidłowa', 'poprawna odpowiedź', 'dobrze'],
    or: ['lub', 'czy', 'albo'],
    points: ['punkt', 'punkty', 'punktów', 'pkt', 'p'],
  },
  pt: {
    truth: [
      ['verdadeiro', 'verdadeira', 'certo'],
      ['falso', 'falsa', 'errado'],
    ],
    initials: ['v', 'f'],
    answer: ['resposta', 'resposta correta', 'resposta certa', 'gabarito', 'solução'],
    key: ['respostas', 'gabarito', 'soluções'],
    question: ['pergunta', 'questão'],
    section: ['parte', 'seção', 'secção', 'unidade'],
    right: ['correta', 'correto', 'certa', 'certo', 'resposta correta'],
    or: ['ou'],
    points: ['ponto', 'pontos', 'pt', 'pts', 'valor', 'valores'],
  },
  ro: {
    truth: [['adevărat'], ['fals', 'neadevărat']],
    initials: ['a', 'f'],
    answer: ['răspuns', 'răspunsul', 'răspuns corect', 'răspunsul corect'],
    key: ['răspunsuri', 'soluții', 'barem', 'răspunsuri corecte'],
    question: ['întrebarea', 'întrebare'],
    section: ['partea', 'secțiunea'],
    right: ['corect', 'corectă', 'răspuns corect'],
    or: ['sau'],
    points: ['punct', 'puncte', 'p'],
  },
  ru: {
    truth: [
      ['верно', 'правда', 'истина', 'да'],
      ['неверно', 'ложь', 'неправда', 'нет'],
    ],
    initials: ['в', 'н'],
    answer: ['ответ', 'правильный ответ', 'верный ответ', 'решение', 'отв'],
    key: ['ответы', 'ключ', 'ключи', 'решения', 'правильные ответы'],
    question: ['вопрос', 'задание', 'задача'],
    section: ['часть', 'раздел'],
    right: ['верно', 'правильно', 'правильный ответ', 'верный ответ'],
    or: ['или'],
    points: ['балл', 'балла', 'баллов', 'баллы', 'очко', 'очка', 'очков', 'б'],
  },
  sk: {
    truth: [
      ['pravda', 'áno'],
      ['nepravda', 'nie'],
    ],
    initials: ['p', 'n'],
    answer: ['odpoveď', 'správna odpoveď', 'riešenie'],
    key: ['odpovede', 'riešenia', 'kľúč'],
    question: ['otázka', 'úloha'],
    section: ['časť', 'oddiel'],
    right: ['správne', 'správna odpoveď'],
    or: ['alebo', 'či'],
    points: ['bod', 'body', 'bodov', 'b'],
  },
  sv: {
    truth: [
      ['sant', 'rätt'],
      ['falskt', 'fel', 'osant'],
    ],
    initials: ['s', 'f'],
    answer: ['svar', 'rätt svar', 'lösning'],
    key: ['facit', 'svar', 'lösningar'],
    question: ['fråga', 'uppgift'],
    section: ['del', 'avsnitt'],
    right: ['rätt', 'korrekt', 'rätt svar'],
    or: ['eller'],
    points: ['poäng', 'p'],
  },
  th: {
    truth: [
      ['ถูก', 'ถูกต้อง', 'จริง'],
      ['ผิด', 'เท็จ', 'ไม่จริง'],
    ],
    answer: ['คำตอบ', 'เฉลย', 'ตอบ', 'คำตอบที่ถูกต้อง'],
    key: ['เฉลย', 'เฉลยคำตอบ', 'คำตอบ'],
    question: ['ข้อ', 'ข้อที่', 'คำถาม', 'คำถามที่'],
    section: ['ตอนที่', 'ส่วนที่'],
    right: ['ถูก', 'ถูกต้อง'],
    or: ['หรือ'],
    points: ['คะแนน'],
  },
  tr: {
    truth: [['doğru'], ['yanlış']],
    initials: ['d', 'y'],
    answer: ['cevap', 'yanıt', 'doğru cevap', 'doğru yanıt', 'çözüm'],
    key: ['cevaplar', 'cevap anahtarı', 'yanıtlar', 'yanıt anahtarı', 'çözümler'],
    question: ['soru'],
    section: ['bölüm', 'kısım'],
    right: ['doğru', 'doğru cevap'],
    or: ['veya', 'ya da', 'mı'],
    points: ['puan', 'p'],
  },
  uk: {
    truth: [
      ['правда', 'правильно', 'вірно', 'так'],
      ['неправда', 'неправильно', 'невірно', 'ні'],
    ],
    initials: ['п', 'н'],
    answer: ['відповідь', 'правильна відповідь', 'розв’язок'],
    key: ['відповіді', 'ключ', 'ключі', 'правильні відповіді'],
    question: ['запитання', 'питання', 'завдання'],
    section: ['частина', 'розділ'],
    right: ['правильно', 'вірно', 'правильна відповідь'],
    or: ['або', 'чи'],
    points: ['бал', 'бали', 'балів', 'балу', 'б'],
  },
  vi: {
    truth: [['đúng'], ['sai']],
    initials: ['đ', 's'],
    answer: ['đáp án', 'trả lời', 'câu trả lời', 'đáp án đúng', 'đáp số'],
    key: ['đáp án', 'bảng đáp án', 'lời giải'],
    question: ['câu', 'câu hỏi'],
    section: ['phần'],
    right: ['đúng', 'đáp án đúng'],
    or: ['hay', 'hoặc'],
    points: ['điểm', 'đ'],
  },
  zh: {
    truth: [
      ['正确', '正確', '对', '對', '√'],
      ['错误', '錯誤', '错', '錯', '×', '✕'],
    ],
    answer: ['答案', '正确答案', '正確答案', '参考答案', '參考答案', '解答', '答'],
    key: ['答案', '参考答案', '參考答案', '答案表', '正确答案'],
    question: ['问题', '問題', '题目', '題目', '题', '題', '问', '問'],
    section: ['第一部分', '第二部分', '部分'],
    right: ['正确', '正確', '正确答案'],
    or: ['还是', '還是', '或'],
    points: ['分'],
  },
};

/** Lists the words of one sort in all languages, the longest first, so that a pattern takes the longest. */
export function listQuestionWords(
  sort: 'answer' | 'key' | 'question' | 'section' | 'right' | 'or' | 'points',
): string[] {
  const all = new Set(Object.values(QUESTION_WORDS).flatMap((words) => words[sort]));
  return [...all].sort((a, b) => b.length - a.length);
}

/** Writes words as one part of a pattern; a space stands for any room. */
export const toAlternatives = (words: readonly string[]): string =>
  words.map((word) => escapeRegExp(word).replaceAll(' ', '\\s+')).join('|');
