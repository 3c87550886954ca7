import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { ALPHABETS } from '../vocabulary/alphabets.ts';
import { QUESTION_WORDS } from '../vocabulary/question-words.ts';
import { recogniseQuestions } from './recognise-questions.ts';

const read = (text: string) => recogniseQuestions(text).questions.map(toQuestionLine);

describe('options are lettered in any script, and an answer names them so', () => {
  test.each([
    ['Russian', '1. Столица?\nА. Лион\nБ. Тула\nВ. Париж\nОтвет: В', 'Столица? | Лион | Тула | *Париж'],
    [
      'Latin letters that look like Russian ones',
      '1. X?\nA) раз\nБ) два\nB) три\nОтвет: В',
      'X? | раз | два | *три',
    ],
    ['Ukrainian', '1. Так?\nа) a\nб) b\nв) c\nг) d\nґ) e\nВідповідь: ґ', 'Так? | a | b | c | d | *e'],
    [
      'Greek',
      '1. Ποιο;\nα. ένα\nβ. δύο\nγ. τρία\nδ. δ1\nε. ε1\nστ. έξι\nΑπάντηση: στ',
      'Ποιο; | ένα | δύο | τρία | δ1 | ε1 | *έξι',
    ],
    ['Hebrew', '1. מה?\nא. אש\nב. מים\nתשובה: ב', 'מה? | אש | *מים'],
    ['Hebrew with a geresh', "1. מה?\nא') אש\nב') מים\nתשובה: ב", 'מה? | אש | *מים'],
    ['Arabic', '١. ما؟\nأ) نار\nب) ماء\nج) هواء\nالإجابة: ج', 'ما؟ | نار | ماء | *هواء'],
    [
      'Arabic with dashes, by the dictionary',
      '١- ما؟\nأ- نار\nب- ماء\nت- هواء\nالجواب: ت',
      'ما؟ | نار | ماء | *هواء',
    ],
    ['Persian', '۱. کدام؟\nالف) یک\nب) دو\nج) سه\nپاسخ: ب', 'کدام؟ | یک | *دو | سه'],
    [
      'Arabic with a long he',
      '١- ما؟\nأ- نار\nب- ماء\nج- 3\nد- 4\nهـ- 5\nالجواب: هـ',
      'ما؟ | نار | ماء | 3 | 4 | *5',
    ],
    ['Urdu', '۱۔ کیا؟\n(الف) ایک\n(ب) دو\nجواب: ب', 'کیا؟ | ایک | *دو'],
    ['Hindi', '१. क्या?\n(क) एक\n(ख) दो\nउत्तर: ख', 'क्या? | एक | *दो'],
    ['Hindi as in schools', '१) क्या?\nअ) एक\nब) दो\nस) तीन\nउत्तर: स', 'क्या? | एक | दो | *तीन'],
    ['Bengali', '১। কী?\nক) এক\nখ) দুই\nউত্তর: খ', 'কী? | এক | *দুই'],
    ['Thai', '๑. อะไร\nก. หนึ่ง\nข. สอง\nค. สาม\nเฉลย: ค', 'อะไร | หนึ่ง | สอง | *สาม'],
    ['Japanese', '１．どれ？\n（ア）犬\n（イ）猫\n答え：イ', 'どれ？ | 犬 | *猫'],
    ['Japanese on one line', '問１　どれ？\n（ア）犬（イ）猫（ウ）鳥\n正解：ウ', 'どれ？ | 犬 | 猫 | *鳥'],
    [
      'Japanese with room on one line',
      '問1 どれ？\nア　犬　　イ　猫　　ウ　鳥\n【解答】問1 イ',
      'どれ？ | 犬 | *猫 | 鳥',
    ],
    ['Bengali with a word', 'প্রশ্ন ১। কোনটি?\nক) এক\nখ) দুই\nউত্তর: ক', 'কোনটি? | *এক | দুই'],
    ['Russian with a key of one', '1) X?\nа) раз\nб) два\nКлюч: 1-б', 'X? | раз | *два'],
    ['Vietnamese with a key of one', 'Câu 1. X?\nA. một\nB. hai\nĐÁP ÁN\n1B', 'X? | một | *hai'],
    ['Japanese with room', '1. どれ？\nア 犬\nイ 猫\n答え：ア', 'どれ？ | *犬 | 猫'],
    ['Chinese', '１．首都？\nA．上海\nB．北京\n答案：B', '首都？ | 上海 | *北京'],
    ['Chinese on one line', '1、首都？\nA．上海 B．北京 C．广州\n【答案】B', '首都？ | 上海 | *北京 | 广州'],
    ['Korean', '1. 수도?\n① 부산\n② 서울\n③ 대구\n정답: ②', '수도? | 부산 | *서울 | 대구'],
    ['Korean on one line', '1. 수도? ① 부산 ② 서울\n정답: 2번', '수도? | 부산 | *서울'],
    ['Korean syllables', '1. 수도?\n가. 부산\n나. 서울\n답: 나', '수도? | 부산 | *서울'],
    ['Chinese numbers', '1. 首都？\n一、上海\n二、北京\n三、广州\n答案：二', '首都？ | 上海 | *北京 | 广州'],
    ['Chinese numbers in brackets', '1. 首都？\n（一）上海\n（二）北京\n答案：一', '首都？ | *上海 | 北京'],
    ['Chinese numbers on one line', '1. 首都？（一）上海（二）北京\n答案：二', '首都？ | 上海 | *北京'],
    ['Chinese stems', '1. 首都？\n甲、上海\n乙、北京\n丙、广州\n答案：乙', '首都？ | 上海 | *北京 | 广州'],
    ['legal numbers', '1. 首都？\n壹、上海\n贰、北京\n答案：贰', '首都？ | 上海 | *北京'],
    ['circled letters', '1. Which?\nⓐ one\nⓑ two\nAnswer: b', 'Which? | one | *two'],
    ['Armenian', '1. Ո՞րը\nա) մեկ\nբ) երկու', 'Ո՞րը | մեկ | երկու'],
    ['Georgian', '1. რომელი?\nა) ერთი\nბ) ორი', 'რომელი? | ერთი | ორი'],
    ['Amharic', '1. የቱ?\nሀ) አንድ\nለ) ሁለት', 'የቱ? | አንድ | ሁለት'],
    ['Latin with dashes', '1. Lequel ?\nA- un\nB- deux\nRéponse : B', 'Lequel ? | un | *deux'],
    [
      'small roman numerals',
      '1. Which?\ni) one\nii) two\niii) three\niv) four\nv) five\nAnswer: v',
      'Which? | one | two | three | four | *five',
    ],
    [
      'large roman numerals',
      '1. Which?\nI. one\nII. two\nIII. three\nAnswer: II',
      'Which? | one | *two | three',
    ],
  ])('%s', (_, text, question) => {
    expect(read(text)).toEqual([`choice: ${question}`]);
  });

  test('ten of them and more are options', () => {
    const letters = [...'abcdefghijkl'];
    const lines = letters.map((letter) => `${letter}) word${letter}`).join('\n');
    const [question] = read(`1. Which?\n${lines}\nAnswer: j\n2. Why?`);
    expect(question).toBe(
      `choice: Which? | ${letters.map((letter) => `${letter === 'j' ? '*' : ''}word${letter}`).join(' | ')}`,
    );
    expect(read(`1. Which? ${letters.map((letter) => `${letter}) w${letter}`).join('  ')}`)).toHaveLength(1);
  });

  test('every order of letters counts options', () => {
    for (const [name, [first, second, third]] of Object.entries(ALPHABETS))
      expect(read(`1. X?\n${first}) one\n${second}) two\n${third}) three`), name).toEqual([
        'choice: X? | one | two | three',
      ]);
  });

  test('large roman numerals number questions with lettered options, and statements stay in the prompt', () => {
    expect(read('I. First?\na) one\nb) two\nII. Second?\na) one\nb) two')).toEqual([
      'choice: First? | one | two',
      'choice: Second? | one | two',
    ]);
    expect(read('1. True?\nI. Ice floats.\nII. Ice sinks.\na) only I\nb) both\nAnswer: a')).toEqual([
      'choice: True?⏎I. Ice floats.⏎II. Ice sinks. | *only I | both',
    ]);
  });

  test.each([
    ['(x)', 'abcdefghijklmnopqrstuvwx'],
    ['(X)', 'ABCDEFGHIJKLMNOPQRSTUVWX'],
    ['(x) of roman numerals', ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']],
  ])('a letter that counts on is no marked box: %s', (_, letters) => {
    const lines = [...letters].map((letter) => `(${letter}) word ${letter}`);
    expect(read(`1. Which?\n${lines.join('\n')}`)).toEqual([
      `choice: Which? | ${[...letters].map((letter) => `word ${letter}`).join(' | ')}`,
    ]);
  });

  test('Chinese numbers count questions with options, parts of a test and headings', () => {
    expect(read('一、首都？\n甲、上海\n乙、北京\n二、水？\n甲、冷\n乙、热\n答案\n1. 乙\n2. 甲')).toEqual([
      'choice: 首都？ | 上海 | *北京',
      'choice: 水？ | *冷 | 热',
    ]);
    expect(
      read('一、选择题（共2题）\n1. 首都？\nA. 上海\nB. 北京\n2. 为什么？\n二、判断题\n3. 水是冷的。（√）'),
    ).toEqual([
      ...['text: 一、选择题（共2题）', 'choice: 首都？ | 上海 | 北京', 'open: 为什么？'],
      ...['text: 二、判断题', 'choice: 水是冷的。 | *对 | 错'],
    ]);
    expect(read('一、背景\n春天来了。\n花开了。\n二、目的\n我们去看花。')).toEqual([
      'text: 一、背景⏎春天来了。⏎花开了。⏎二、目的⏎我们去看花。',
    ]);
  });

  test('large roman numerals number questions that ask without options', () => {
    expect(read('I. Why?\nII. Who?\nIII. When?')).toEqual(['open: Why?', 'open: Who?', 'open: When?']);
  });

  test.each([
    ['an initial', 'J. Smith wrote it.\nK. Brown read it.'],
    ['an initial in Russian', 'В. Иванов написал это.\nС. Петров читал.'],
    ['one letter alone', 'S. is an abbreviation.\nIt is short.'],
  ])('a letter that does not count on stays: %s', (_, text) => {
    expect(read(text)).toEqual([`text: ${text.replace('\n', '⏎')}`]);
  });

  test('a single option keeps its letter', () => {
    expect(read('1. Who?\nA. Lincoln was it.\n2. Why?')[0]).toBe('open: Who?⏎A. Lincoln was it.');
  });
});

describe('bullets are labels of options, and a plus marks the right one where the others have a minus', () => {
  test.each([
    ['plus', '+ ice\n+ fire\nAnswer: b', 'choice: Which? | ice | *fire'],
    ['plus and minus', '- fire\n+ ice\n- rain', 'choice: Which? | fire | *ice | rain'],
    ['plus and a long minus', '– fire\n+ ice\n– rain', 'choice: Which? | fire | *ice | rain'],
    ['star and minus', '- fire\n* ice\n- rain', 'choice: Which? | fire | *ice | rain'],
    ['signs of numbers', '+ 3\n- 3', 'choice: Which? | + 3 | - 3'],
    [
      'signs of temperatures',
      '+ 3 degrees by day\n- 5 degrees by night',
      'choice: Which? | + 3 degrees by day | - 5 degrees by night',
    ],
    ['signs of the same words', '+ x\n- x', 'choice: Which? | + x | - x'],
    ['minus alone', '- fire\n- ice', 'choice: Which? | fire | ice'],
  ])('%s', (_, options, question) => {
    expect(read(`1. Which?\n${options}\n2. Why?`)[0]).toBe(question);
  });
});

describe('a box may stand behind the letter of an option, or behind its words', () => {
  test.each([
    ['a) [x] ice\nb) [ ] fire', '*ice | fire'],
    ['A. ( ) ice\nB. (X) fire', 'ice | *fire'],
    ['A (x) ice\nB ( ) fire\nC ( ) rain', '*ice | fire | rain'],
    ['a [ ] ice\nb [x] fire', 'ice | *fire'],
    ['a) ☐ ice\nb) ☑ fire', 'ice | *fire'],
    ['A □ ice\nB ■ fire', 'ice | *fire'],
    ['а) [ ] лёд\nб) [x] огонь', 'лёд | *огонь'],
    ['ice (x)\nfire ( )', '*ice | fire'],
    ['M ( )\nF (x)', 'M | *F'],
    ['ice [ ]\nfire [ ]\nrain [ ]', 'ice | fire | rain'],
    ['(   ) ice\n( X ) fire', 'ice | *fire'],
    ['（　） ice\n（√） fire', 'ice | *fire'],
    ['ice ☐\nfire ☒', 'ice | *fire'],
    ['a) C\nb) M (x)\nc) D', 'C | *M | D'],
  ])('%s', (options, found) => {
    expect(read(`1. Which?\n${options}\n2. Why?`)).toEqual([`choice: Which? | ${found}`, 'open: Why?']);
  });

  test.each([
    ['functions', 'a) f (x)\nb) g (y)', 'f (x) | g (y)'],
    ['values of functions', 'a (x) = 2\nb (x) = 3', null],
    ['brackets of all', 'a) [x] and y\nb) [x] or y', '[x] and y | [x] or y'],
    ['a row of a table', 'ice | ☒ | ☐\nfire | ☐ | ☒', null],
    ['one function', 'a) f (x)\nb) g', 'f (x) | g'],
  ])('signs of mathematics stay: %s', (_, options, found) => {
    expect(read(`1. Which?\n${options}\n2. Why?`)[0]).toBe(
      found ? `choice: Which? | ${found}` : `open: Which?⏎${options.replace('\n', '⏎')}`,
    );
  });
});

describe('a number may have the room for its answer before it', () => {
  test.each([
    [
      '____ 1. Ice melts.\n____ 2. Ice burns.\nAnswer Key\n1. T\n2. F',
      ['gaps: ____ Ice melts. | T', 'gaps: ____ Ice burns. | F'],
    ],
    ['_____1. Ice melts.\n_____2. Ice burns.', ['gaps: ____ Ice melts.', 'gaps: ____ Ice burns.']],
    [
      '____ 1. Which is cold?\na. ice\nb. fire\n____ 2. Why?',
      ['choice: Which is cold? | ice | fire', 'gaps: ____ Why?'],
    ],
    ['(   ) 1. Ice melts.\n(   ) 2. Ice burns.', ['gaps: ____ Ice melts.', 'gaps: ____ Ice burns.']],
    ['（　）1. 冰是冷的。\n（　）2. 火是冷的。', ['gaps: ____ 冰是冷的。', 'gaps: ____ 火是冷的。']],
    ['__T__ 1. Ice melts.\n__F__ 2. Ice burns.', ['gaps: ____ Ice melts. | T', 'gaps: ____ Ice burns. | F']],
    [
      '（ B ）1. 首都？\nA. 上海\nB. 北京\n（ A ）2. 水？\nA. 冷\nB. 热',
      ['choice: 首都？ | 上海 | *北京', 'choice: 水？ | *冷 | 热'],
    ],
    [
      'T  F  1. Ice melts.\nT  F  2. Ice burns.',
      ['choice: Ice melts. | True | False', 'choice: Ice burns. | True | False'],
    ],
    [
      'V F 1. El hielo es frío.\nV F 2. El fuego es frío.',
      ['choice: El hielo es frío. | Verdadero | Falso', 'choice: El fuego es frío. | Verdadero | Falso'],
    ],
  ])('%s', (text, questions) => {
    expect(read(text)).toEqual(questions);
  });

  test('as ExamView writes its tests and their answers', () => {
    const text = `Multiple Choice\nIdentify the choice.\n____\t 1.\tWhich?\na.\tice\tc.\train\nb.\tfire\td.\tfog\nCompletion
____\t 2.\tIce ____ in the sun.\nAnswer Section\n\t1.\tANS:\tC\tPTS:\t1\tDIF:\teasy\n\t2.\tANS:\tmelts\tPTS:\t1`;
    expect(read(text)).toEqual([
      'text: Multiple Choice⏎Identify the choice.',
      'choice: Which? | ice | fire | *rain | fog',
      'text: Completion',
      'gaps: Ice ____ in the sun. | melts',
    ]);
  });

  test('boxes before the numbers of options are boxes', () => {
    expect(read('1. Which?\n( ) 1. ice\n(x) 2. fire\n2. Why?')).toEqual([
      'choice: Which? | 1. ice | *2. fire',
      'open: Why?',
    ]);
  });
});

describe('numbers of several levels are labels where they count on', () => {
  const readTaken = (text: string) =>
    recogniseQuestions(text).questions.map((question) =>
      [toQuestionLine(question), ...(question.taken ?? [])].join(' <'),
    );

  test.each([
    [
      '1.1 Why?\na) one\nb) two\n1.2 Who?\n2.1 When?',
      ['choice: Why? | one | two <1.1', 'open: Who? <1.2', 'open: When? <2.1'],
    ],
    [
      '1.1. Explain.\n1.2. Describe.\n2.3.1 Name it.',
      ['open: Explain. <1.1.', 'open: Describe. <1.2.', 'open: Name it. <2.3.1'],
    ],
    [
      '2.3.1 Explain ice.\n2.3.2 Describe rain.',
      ['open: Explain ice. <2.3.1', 'open: Describe rain. <2.3.2'],
    ],
    [
      '1. Weather\n1.1 Why?\n1.2 Who?\n2. Water\n2.1 When?',
      ['text: 1. Weather', 'open: Why? <1.1', 'open: Who? <1.2', 'text: 2. Water', 'open: When? <2.1'],
    ],
    ['Question 1.1 Why?\nQuestion 1.2 Who?', ['open: Why? <Question 1.1', 'open: Who? <Question 1.2']],
    [
      '____ 1.1 Ice melts.\n____ 1.2 Ice burns.',
      ['gaps: ____ Ice melts. <1.1', 'gaps: ____ Ice burns. <1.2'],
    ],
  ])('%s', (text, questions) => {
    expect(readTaken(text).slice(0, questions.length)).toEqual(questions);
  });

  test('the word for a question alone is a heading of those below it', () => {
    const text =
      'QUESTION 1\n1.1 Why?\n1.2 Explain ice.\nQUESTION 2\n2.1 Explain rain.\n2.2 Who?\nMEMORANDUM\n1.2 cold\n2.1 wet';
    expect(read(text)).toEqual([
      ...['text: QUESTION 1', 'open: Why?', 'open: Explain ice. | cold'],
      ...['text: QUESTION 2', 'open: Explain rain. | wet', 'open: Who?'],
    ]);
  });

  test('a key names them so', () => {
    const test = '1.1 X?\na) one\nb) two\n1.2 Y?\na) one\nb) two\n2.1 Z?';
    const questions = ['choice: X? | one | *two', 'choice: Y? | *one | two', 'open: Z? | ice'];
    expect(read(`${test}\nAnswers\n1.1 b\n1.2 a\n2.1 ice`)).toEqual(questions);
    expect(read(`${test}\nAnswers: 1.1 b, 1.2 a, 2.1 ice`)).toEqual(questions);
  });

  test.each([
    ['decimals', '1. Which are longer?\n1.1 metres of rope\n1.2 metres of wire\n2. Why?'],
    ['dates', '1. Wann?\n1.1 war Neujahr ____\n3.10 war Einheit ____\n2. Wer?'],
    ['one alone', '1. Why?\n1.1 Million people live here.\n2. Who?'],
    ['decimals with their units', '1. Which is more?\n5.1 Million people\n5.2 Million people\n2. Why?'],
    ['German quantities', '1. Rechne um.\n1.1 Liter sind ____ ml.\n1.2 Liter sind ____ ml.\n2. Warum?'],
    ['prices', '1. Was kostet mehr?\n2.1 Franken\n2.2 Euro\n2. Warum?'],
    ['sizes of files', '1. Which is larger?\n1.1 GB\n1.2 GB\n2. Why?'],
    ['Chinese quantities', '1. 比较\n1.1 万人\n1.2 万人\n2. 为什么？'],
    ['Arabic quantities', '1. قارن\n1.1 مليون شخص\n1.2 مليون شخص\n2. لماذا؟'],
  ])('other figures stay: %s', (_, text) => {
    const lines = text.split('\n');
    expect(recogniseQuestions(text).questions.map(toQuestionLine).join()).toContain(
      lines.slice(1, -1).join('⏎'),
    );
  });
});

describe('true or false is asked in any language', () => {
  test.each([
    ['Berlin liegt in Deutschland. richtig / falsch\nAntwort: richtig', '*Richtig | Falsch'],
    ['Paris liegt in Spanien. (R/F)\nLösung: F', 'Richtig | *Falsch'],
    ['La Tierra es plana. Verdadero / Falso\nRespuesta: falso', 'Verdadero | *Falso'],
    ['Le soleil est une étoile. Vrai ou faux ?\nRéponse : vrai', '*Vrai | Faux'],
    ['Le soleil est rouge. V/F', 'Vrai | Faux'],
    ['Il sole è una stella. (V/F)\nRisposta: V', '*Vero | Falso'],
    ['A Terra é plana. ( V / F )', 'Verdadeiro | Falso'],
    ['De maan is een ster. Waar / Onwaar', 'Waar | Onwaar'],
    ['Månen är en stjärna. Sant eller falskt?\nSvar: falskt', 'Sant | *Falskt'],
    ['Kuu on tähti. Oikein / Väärin\nVastaus: väärin', 'Oikein | *Väärin'],
    ['Ziemia jest okrągła. Prawda czy fałsz?\nOdpowiedź: prawda', '*Prawda | Fałsz'],
    ['Měsíc je hvězda. Pravda / Nepravda', 'Pravda | Nepravda'],
    ['A Hold csillag. Igaz / Hamis\nVálasz: H', 'Igaz | *Hamis'],
    ['Месяц светит сам. Верно / Неверно\nОтвет: неверно', 'Верно | *Неверно'],
    ['Місяць світить. Правда / Неправда', 'Правда | Неправда'],
    ['Η Γη είναι επίπεδη. Σωστό / Λάθος\nΑπάντηση: Λ', 'Σωστό | *Λάθος'],
    ['Dünya düz. Doğru / Yanlış\nCevap: Y', 'Doğru | *Yanlış'],
    ['السمك طائر. (صح / خطأ)\nالإجابة: خطأ', 'صح | *خطأ'],
    ['השמש כוכב. נכון / לא נכון\nתשובה: לא נכון', 'נכון | *לא נכון'],
    ['पृथ्वी गोल है। सही / गलत\nउत्तर: सही', '*सही | गलत'],
    ['Mặt trời là sao. Đúng/Sai\nĐáp án: Đ', '*Đúng | Sai'],
    ['Bumi bulat. Benar / Salah', 'Benar | Salah'],
    ['地球是圆的。（对/错）\n答案：对', '*对 | 错'],
    ['地球は丸い。（○・×）', '○ | ×'],
    ['지구는 둥글다. 참 / 거짓\n정답: 참', '*참 | 거짓'],
    ['โลกกลม ถูก / ผิด', 'ถูก | ผิด'],
    ['La Terra és rodona. Cert / Fals\nResposta: cert', '*Cert | Fals'],
    ['Zemlja je okrugla. Točno / Netočno\nOdgovor: točno', '*Točno | Netočno'],
    ['Земља је округла. Тачно / Нетачно', 'Тачно | Нетачно'],
    ['Bonn ist die Hauptstadt. (w/f)\nLösung: f', 'Wahr | *Falsch'],
    ['Le soleil est une étoile. ☐ Vrai ☐ Faux', 'Vrai | Faux'],
    ['The sun is a star. ☒ True ☐ False', '*True | False'],
    ['The moon is a star. False / True\nAnswer: F', '*False | True'],
  ])('%s', (text, options) => {
    const [prompt] = text.split(/(?<=[.。।])|(?<=กลม)/);
    expect(read(`1. ${text}`)).toEqual([`choice: ${prompt?.trim()} | ${options}`]);
  });
});

test('a key says true and false in its own words', () => {
  expect(read('1. X?\na) one\nb) two\n2. Isen är kall. Sant/Falskt\nFacit\n1 b 2 falskt')).toEqual([
    'choice: X? | one | *two',
    'choice: Isen är kall. | Sant | *Falskt',
  ]);
  expect(read('1. X?\na) one\nb) two\n2. Who?\nKey\n1 b 2 nobody here').at(-1)).toContain(
    '1 b 2 nobody here',
  );
});

test('letters for both may stand apart before a statement, but not those of a name', () => {
  expect(read('1. T  F  Ice is cold.\n2. A F Smith wrote it.\nKey: 1. T 2. so')).toEqual([
    'choice: Ice is cold. | *True | False',
    'open: A F Smith wrote it. | so',
  ]);
});

describe.each(Object.entries(QUESTION_WORDS))(
  'the words of a test in %s',
  (_, { answer, key, question, right }) => {
    test.each(answer)('“%s” is before an answer', (word) => {
      expect(read(`1. X?\na) one\nb) two\n${word}: b`)).toEqual(['choice: X? | one | *two']);
    });

    test.each(key)('“%s” is above a list of answers', (word) => {
      const test = '1. X?\na) one\nb) two\n2. Y?\na) one\nb) two';
      const questions = ['choice: X? | one | *two', 'choice: Y? | *one | two'];
      expect(read(`${test}\n${word}\n1. b\n2. a`)).toEqual(questions);
      expect(read(`${test}\n${word}: 1. b 2. a`)).toEqual(questions);
    });

    test.each(question)('“%s” is before a number', (word) => {
      expect(read(`${word} 1: Oh!\n${word} 2: Ah!`)).toEqual(['open: Oh!', 'open: Ah!']);
    });

    test.each(right)('“%s” is behind the right option', (word) => {
      expect(read(`1. X?\na) one\nb) two (${word})`)).toEqual(['choice: X? | one | *two']);
    });
  },
);
