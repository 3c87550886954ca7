import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { recogniseQuestions } from './recognise-questions.ts';

const read = (text: string) => recogniseQuestions(text).questions.map(toQuestionLine);

describe('a number at the beginning of a line stays where it does not count on', () => {
  test.each([
    [
      'years',
      '1. Write the century.\n476 – Fall of Rome ____\n800 – Charlemagne ____\n2. Why?',
      '476 – Fall of Rome ____⏎800 – Charlemagne ____',
    ],
    ['years with a hyphen', '1. Quand ?\n987 - Hugues Capet ____\n2. Qui ?', '987 - Hugues Capet ____'],
    ['years with dots', '1. Wann?\n476. Untergang Roms ____\n2. Wer?', '476. Untergang Roms ____'],
    ['quantities', '1. Complete.\n50 - half of a hundred is ____\n2. Why?', '50 - half of a hundred is ____'],
    [
      'quantities that follow by chance',
      '1. Complete.\n2 - two pairs are ____\n2. Why?',
      '2 - two pairs are ____',
    ],
    ['a German date', '1. Wann?\n3. Oktober 1990: Einheit ____\n2. Wer?', '3. Oktober 1990: Einheit ____'],
    ['a German date that follows', '1. Wann war das?\n2. Mai 1945 ____\n2. Wer?', '2. Mai 1945 ____'],
    ['a Czech date', '1. Kdy?\n17. listopadu 1989 ____\n2. Kdo?', '17. listopadu 1989 ____'],
    ['a Finnish date', '1. Milloin?\n6. joulukuuta 1917 ____\n2. Kuka?', '6. joulukuuta 1917 ____'],
    ['a Danish date', '1. Hvornår?\n5. maj 1945 ____\n2. Hvem?', '5. maj 1945 ____'],
    ['a Hungarian date', '1. Mikor?\n15. március ____\n2. Ki?', '15. március ____'],
    ['a Turkish date', '1. Ne zaman?\n29. Ekim 1923 ____\n2. Kim?', '29. Ekim 1923 ____'],
    ['a date in figures', '1. Wann?\n3. 10. 1990 ____\n2. Wer?', '3. 10. 1990 ____'],
    ['an ordinal', '1. Wer?\n100. Geburtstag von Oma ____\n2. Was?', '100. Geburtstag von Oma ____'],
    ['ranges of ordinals', '1. Was?\n2. – 4. Klasse ____\n2. Warum?', '2. – 4. Klasse ____'],
    ['two ordinals', '1. Was?\n2. und 3. Klasse ____\n2. Warum?', '2. und 3. Klasse ____'],
    ['ranges', '1. Complete.\n10 – 15 children ____\n2. Why?', '10 – 15 children ____'],
    ['a division', '1. Rechne.\n2 : 1 = ____\n2. Warum?', '2 : 1 = ____'],
    ['a decimal with room', '1. Complete.\n3. 14 is near to ____\n2. Why?', '3. 14 is near to ____'],
  ])('%s', (_, text, kept) => {
    const [question] = read(text);
    expect(question).toContain(kept);
    expect(read(text)).toHaveLength(2);
  });

  test('in a text that goes on with a date', () => {
    expect(read('1. Read. The war began on\n1. September 1939 in Poland.\n2. Who began it?')).toEqual([
      'open: Read. The war began on⏎1. September 1939 in Poland.',
      'open: Who began it?',
    ]);
    expect(read('4. Wann begann der\n1. Weltkrieg?\n5. Wer war Kaiser?')).toEqual([
      'open: Wann begann der⏎1. Weltkrieg?',
      'open: Wer war Kaiser?',
    ]);
  });

  test('in a sentence whose next number is that of the next question', () => {
    expect(read('1. Wann begann der\n2. Weltkrieg?\n2. Wer war Kanzler?')).toEqual([
      'open: Wann begann der⏎2. Weltkrieg?',
      'open: Wer war Kanzler?',
    ]);
  });

  test('in drills that divide or subtract', () => {
    expect(read('1 : 1 = ____\n2 : 1 = ____')).toEqual(['gaps: 1 : 1 = ____', 'gaps: 2 : 1 = ____']);
    expect(read('1 - 1 = ____\n2 - 1 = ____')).toEqual(['gaps: 1 - 1 = ____', 'gaps: 2 - 1 = ____']);
  });

  test('in a timeline alone', () => {
    const text = '3. toukokuuta 1945 sota päättyi.\n6. joulukuuta on juhla.';
    expect(read(text)).toEqual([`text: ${text.replace('\n', '⏎')}`]);
  });
});

describe('a number is the label of a question where it counts on', () => {
  test.each([
    ['from 1', '1. Why?\n2. Who?\n3. When?', 3],
    ['from another number', '11. Why?\n12. Who?', 2],
    ['anew in each section', '1. Why?\n2. Who?\nPart B\n1. When?\n2. Where?', 5],
    ['always 1, as Markdown has it', '1. Why?\n1. Who?\n1. When?', 3],
    ['with a dash, all of them', '1 - Explain rain.\n2 - Explain snow.', 2],
    ['with a sign and a dash', '1.- ¿Qué?\n2.- ¿Quién?', 2],
    ['close to a figure', '1、3.14 × 2 = ____\n2)5 + 3 = ____', 2],
    ['with a sign for numbers', 'Вопрос № 1. Кто?\nВопрос № 2. Где?', 2],
    ['before a word that is a month elsewhere', '1. Kad?\n2. Kas?\n3. Kur?', 3],
    ['with parts', '1a) Why?\n1b) Who?\n2a) When?', 3],
    ['beside a date', '1. Mai ist wann?\n2. Juni ist wann?', 2],
    ['with one left out', '1. Why?\n2. Explain rain.\n4. Explain snow.', 3],
  ])('%s', (_, text, count) => {
    expect(read(text)).toHaveLength(count);
  });
});

describe('a label that is taken off but does not count on is shown', () => {
  test.each([
    ['1. Why?\n2. Who?\n7. Where?\na) here\nb) there', '7.'],
    ['1. Why?\n4. Where is it?', '4.'],
    ['Question 1: Why?\nQuestion 5: Where?', 'Question 5:'],
    ['Frage 1: Warum?\nFrage 9: Wo?', 'Frage 9:'],
  ])('%j', (text, label) => {
    expect(recogniseQuestions(text).questions.at(-1)?.taken).toEqual([label]);
  });

  test('one that counts on is not', () => {
    for (const { taken } of recogniseQuestions('1. Why?\n2. Who?\n3. When?').questions)
      expect(taken).toBeUndefined();
  });
});
