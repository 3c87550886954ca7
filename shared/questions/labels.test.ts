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
    ['Hindi', '१. क्या?\n(क) एक\n(ख) दो\nउत्तर: ख', 'क्या? | एक | *दो'],
    ['Hindi as in schools', '१) क्या?\nअ) एक\nब) दो\nस) तीन\nउत्तर: स', 'क्या? | एक | दो | *तीन'],
    ['Bengali', '১। কী?\nক) এক\nখ) দুই\nউত্তর: খ', 'কী? | এক | *দুই'],
    ['Thai', '๑. อะไร\nก. หนึ่ง\nข. สอง\nค. สาม\nเฉลย: ค', 'อะไร | หนึ่ง | สอง | *สาม'],
    ['Japanese', '１．どれ？\n（ア）犬\n（イ）猫\n答え：イ', 'どれ？ | 犬 | *猫'],
    ['Japanese on one line', '問１　どれ？\n（ア）犬（イ）猫（ウ）鳥\n正解：ウ', 'どれ？ | 犬 | 猫 | *鳥'],
    ['Japanese with room', '1. どれ？\nア 犬\nイ 猫\n答え：ア', 'どれ？ | *犬 | 猫'],
    ['Chinese', '１．首都？\nA．上海\nB．北京\n答案：B', '首都？ | 上海 | *北京'],
    ['Chinese on one line', '1、首都？\nA．上海 B．北京 C．广州\n【答案】B', '首都？ | 上海 | *北京 | 广州'],
    ['Korean', '1. 수도?\n① 부산\n② 서울\n③ 대구\n정답: ②', '수도? | 부산 | *서울 | 대구'],
    ['Korean on one line', '1. 수도? ① 부산 ② 서울\n정답: 2번', '수도? | 부산 | *서울'],
    ['Korean syllables', '1. 수도?\n가. 부산\n나. 서울\n답: 나', '수도? | 부산 | *서울'],
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
    ['The moon is a star. False / True\nAnswer: F', '*False | True'],
  ])('%s', (text, options) => {
    const [prompt] = text.split(/(?<=[.。।])|(?<=กลม)/);
    expect(read(`1. ${text}`)).toEqual([`choice: ${prompt?.trim()} | ${options}`]);
  });
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
