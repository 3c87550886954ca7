import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toKeyLines } from '#test/corpus/truth/key-lines.ts';
import { listRight } from '#test/corpus/truth/keys.ts';
import { question, rich, throughItems, word } from '#test/support/random-questions.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toBrackets } from '../../maths/formula-text.ts';
import { readQuestionFile } from '../read/formats.ts';
import { WRITE_FORMAT_NAMES, WRITE_FORMATS, type WriteFormat } from './format-names.ts';
import { writeQuestions } from './formats.ts';
import { listWords } from './writing.ts';

const normalize = (text: string) => text.replace(/_{3,}/g, '____').replace(/\s+/g, ' ').trim();
/** The words of a question in their order, with what is right: what must be the same after the way through a file. */
const describeQuestion = (asked: ReadQuestion) => ({
  type: asked.type,
  words: listWords(asked)
    .map(normalize)
    .filter((text) => text !== ''),
  right: asked.type === 'choice' ? asked.options.map(({ correct }) => correct) : null,
  key: listRight(asked),
});
/** The question with its marks, without the lines to write on. */
const describeMarks = (asked: ReadQuestion) =>
  toKeyLines([asked]).map((line) => normalize(line.replace(/ \(\d+\)$/, '').replaceAll('⏎', ' ')));
const listAllMarks = (all: readonly ReadQuestion[]) => all.flatMap(describeMarks);
/** Written answers have no marks in most formats. */
const listMarks = (all: readonly ReadQuestion[]) =>
  listAllMarks(all.filter(({ type }) => type === 'choice' || type === 'pairs'));

const RUNS = 1000;

async function passThrough(format: WriteFormat, questions: readonly ReadQuestion[]) {
  const written = await writeQuestions(format, { title: 'Water', questions });
  const name = `file.${WRITE_FORMATS[format].ending}`;
  const found = await readQuestionFile({ name, bytes: written.bytes });
  return { found, written };
}

describe('1,000 random documents come back from a file with every question, key and mark', {
  tags: ['slow'],
}, () => {
  test.each(['moodle', 'qti', 'qti3', 'csv'] as const)('%s', async (format) => {
    const check = fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), async (asked) => {
      const questions = throughItems(asked);
      const { found } = await passThrough(format, questions);
      expect(found.questions.map(describeQuestion)).toEqual(questions.map(describeQuestion));
      if (format === 'csv') return;
      const list = format === 'moodle' ? listAllMarks : listMarks;
      expect(list(found.questions)).toEqual(list(questions));
    });
    await fc.assert(check, { numRuns: RUNS, seed: 20 });
  });

  test('gift, where several gaps lose their wrong choices by name', async () => {
    const check = fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), async (asked) => {
      const questions = throughItems(asked);
      const { found, written } = await passThrough('gift', questions);
      const withoutLost = questions.map((one) => {
        const isLost = one.type === 'gaps' && one.answers.length > 1;
        return isLost ? { type: one.type, prompt: one.prompt, answers: one.answers } : one;
      });
      expect(found.questions.map(describeQuestion)).toEqual(withoutLost.map(describeQuestion));
      expect(listMarks(found.questions)).toEqual(listMarks(questions));
      const lost = questions.flatMap((one) =>
        one.type === 'gaps' && one.answers.length > 1 ? (one.wrong ?? []).flat() : [],
      );
      expect(written.losses.map(({ text }) => text)).toEqual(lost);
    });
    await fc.assert(check, { numRuns: RUNS, seed: 20 });
  });

  test('aiken, which names every question that it cannot hold', async () => {
    const check = fc.asyncProperty(question, async (asked) => {
      const questions = throughItems([asked]);
      const { bytes, losses } = await writeQuestions('aiken', { title: '', questions });
      const text = normalize(
        `${new TextDecoder().decode(bytes)} ${losses.map((loss) => loss.text).join(' ')}`,
      );
      for (const words of questions.flatMap(listWords)) expect(text).toContain(normalize(words));
    });
    await fc.assert(check, { numRuns: RUNS, seed: 20 });
  });
});

describe('Anki', () => {
  const card = fc.record({ type: fc.constant('card' as const), term: rich, definition: rich });
  const sign = fc.constantFrom('{{c1::x}}', '[sound:a.mp3]', '}}', '::', 'a');
  const signed = fc
    .array(fc.oneof(word, sign), { minLength: 1, maxLength: 5 })
    .map((all) => `a${all.join(' ')}`);

  test('1,000 random decks come back with every side', { tags: ['slow'] }, async () => {
    const signedCard = fc.record({ type: fc.constant('card' as const), term: signed, definition: signed });
    const check = fc.asyncProperty(
      fc.array(fc.oneof(card, signedCard), { minLength: 1, maxLength: 6 }),
      async (cards) => {
        const { found, written } = await passThrough('anki', cards);
        expect(found.questions.map(describeQuestion)).toEqual(cards.map(describeQuestion));
        expect([...found.losses, ...written.losses]).toEqual([]);
      },
    );
    await fc.assert(check, { numRuns: RUNS, seed: 21 });
  });

  test('1,000 random worksheets lose no word in silence', { tags: ['slow'] }, async () => {
    const check = fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), async (asked) => {
      // A deck without any card is no deck.
      const questions = [...throughItems(asked), { type: 'card', term: 'a', definition: 'b' } as const];
      const { found, written } = await passThrough('anki', questions);
      const lost = [...found.losses, ...written.losses].map(({ text }) => text);
      const all = normalize(toBrackets([...found.questions.flatMap(listWords), ...lost].join(' ')));
      for (const words of questions.flatMap(listWords).flatMap((text) => text.split(/\n|_{3,}/)))
        expect(all).toContain(normalize(toBrackets(words)));
    });
    await fc.assert(check, { numRuns: RUNS, seed: 21 });
  });

  test('a text with gaps is one of Anki, with a card for each gap', async () => {
    const gaps: ReadQuestion = { type: 'gaps', prompt: 'Rain: ____ and ____.', answers: ['a:b}', 'sea'] };
    const { found } = await passThrough('anki', [gaps]);
    expect(found.questions.map(describeQuestion)).toEqual([describeQuestion(gaps)]);
  });
});

test('Word holds every word, in a document that is read back', async () => {
  const check = fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), async (asked) => {
    // A star and a cross in braces mark the right answer on paper.
    fc.pre(!/\{x\}|\*/.test(JSON.stringify(asked)));
    const questions = throughItems(asked);
    const { found } = await passThrough('word', questions);
    const all = found.questions.flatMap(listWords).join(' ');
    const words = questions.flatMap(listWords).flatMap((text) => text.match(/[\p{L}\d]+/gu) ?? []);
    expect(words.filter((one) => !all.includes(one))).toEqual([]);
  });
  await fc.assert(check, { numRuns: 50, seed: 20 });
});

test('a matching that Word has mixed comes back with its pairs, its directions and what belongs to none', async () => {
  const questions: ReadQuestion[] = [
    { type: 'open', prompt: 'Why?', answer: 'Because.', lines: 2 },
    {
      type: 'pairs',
      prompt: 'Match.',
      pairs: ['ice', 'fog', 'dew'].map((left) => ({ left, right: `${left} again` })),
      extras: ['snow'],
    },
    {
      type: 'choice',
      prompt: 'Which is cold?',
      options: [
        { text: 'steam', correct: false },
        { text: 'ice', correct: true },
      ],
    },
  ];
  const { found } = await passThrough('word', questions);
  expect(found.questions).toEqual([{ type: 'text', prompt: 'Water' }, ...questions]);
  expect(found.losses).toEqual([]);
});

describe('a matching of a Word file stays one', () => {
  const matching: ReadQuestion = {
    type: 'pairs',
    prompt: 'Match.',
    pairs: ['ice', 'fog', 'dew'].map((left) => ({ left, right: `${left} again` })),
    extras: [],
  };
  const text = (prompt: string): ReadQuestion => ({ type: 'text', prompt });

  test.each([
    ['a text', [matching, text('Well done so far.')]],
    [
      'texts of several lines, and a matching again',
      [matching, text('Read this.\nIt is long.'), matching, text('End')],
    ],
  ])('where it is followed by %s', async (_, questions) => {
    const { found } = await passThrough('word', questions);
    expect(found.questions).toEqual([text('Water'), ...questions]);
    expect(found.losses).toEqual([]);
  });
});

test('an answer in numbered steps is not taken for the answers of other questions, in the key of a Word file', async () => {
  const open = (prompt: string, answer: string): ReadQuestion => ({ type: 'open', prompt, answer, lines: 2 });
  const steps = '1. It was washed.\n2. It was dried.\n3. It was wrapped.';
  const questions = [
    open('What?', 'reeds'),
    open('Who?', 'Khufu'),
    open('How?', steps),
    open('Why?', 'Faith'),
  ];
  const { found } = await passThrough('word', questions);
  const asked = found.questions.flatMap((one) => (one.type === 'open' ? [one.answer] : []));
  expect(asked.map(String).join('|')).toContain('reeds|Khufu');
  expect(asked.at(-1)).toBe('Faith');
  for (const step of steps.split('\n')) expect(JSON.stringify(found)).toContain(step.slice(3));
});

describe('Word writes from right to left', () => {
  const read = async (questions: readonly ReadQuestion[]) => {
    const { bytes } = await writeQuestions('word', { title: 'ماء', questions });
    return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  };
  /** The text of each paragraph, with a sign before those that run from right to left. */
  const listParagraphs = (xml: string) =>
    (xml.match(/<w:p>.*?<\/w:p>/gs) ?? []).map(
      (one) => `${one.includes('<w:bidi/>') ? '←' : ''}${one.replace(/<[^>]+>/g, '')}`,
    );

  test('paragraphs and runs of Arabic and Hebrew, options that are numbers, and lines below them', async () => {
    const options = ['بخار', '12', 'H2O'].map((text) => ({ text, correct: text === '12' }));
    const xml = await read([
      { type: 'choice', prompt: 'ما هو الماء؟', options },
      { type: 'open', prompt: 'מה זה מים?', answer: 'מים', lines: 1 },
      { type: 'open', prompt: 'What is ماء?', answer: 'Water', lines: null },
    ]);
    const paragraphs = listParagraphs(xml);
    for (const text of ['←ماء', '←ما هو الماء؟', '←بخار', '←12', '←מה זה מים?', `←${'_'.repeat(60)}`, '←מים'])
      expect(paragraphs).toContain(text);
    for (const text of ['H2O', 'What is ماء?', '_'.repeat(60), 'Water']) expect(paragraphs).toContain(text);
    expect(xml).toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>ما هو/);
  });

  test('tables of Arabic words', async () => {
    const pairs = [
      { left: 'ماء', right: 'water' },
      { left: 'ثلج', right: 'ice' },
    ];
    expect(await read([{ type: 'pairs', prompt: 'صل.', pairs, extras: [] }])).toContain('<w:bidiVisual');
    const turned = pairs.map(({ left, right }) => ({ left: right, right: left }));
    expect(await read([{ type: 'pairs', prompt: 'Match.', pairs: turned, extras: [] }])).not.toContain(
      '<w:bidiVisual',
    );
  });
});

test('QTI 3 has its own names, types and namespaces, and none of QTI 2', async () => {
  const questions: ReadQuestion[] = [
    {
      type: 'choice',
      prompt: 'Capital?',
      options: [
        { text: 'Lyon', correct: false },
        { text: 'Paris', correct: true },
      ],
    },
  ];
  const { bytes } = await writeQuestions('qti3', { title: 'Cities', questions });
  const files = Object.entries(unzipSync(bytes)).map(([path, entry]) => [path, strFromU8(entry)]);
  const { 'item1.xml': item, 'test.xml': part, 'imsmanifest.xml': manifest } = Object.fromEntries(files);
  expect(item).toContain(
    '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="item1" title="Capital?" adaptive="false" time-dependent="false">',
  );
  expect(item).toContain(
    '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>C2</qti-value>',
  );
  expect(item).toContain('<qti-simple-choice identifier="C1">Lyon</qti-simple-choice>');
  expect(part).toContain('<qti-assessment-item-ref identifier="item1" href="item1.xml">');
  expect(manifest).toContain('type="imsqti_item_xmlv3p0"');
  expect(`${item}${part}${manifest}`).not.toMatch(/v2p1|<\/?[a-z]+[A-Z]/);
});

describe('answers of which each is right', () => {
  const questions: ReadQuestion[] = [
    { type: 'open', prompt: 'Which one?', answer: 'colour / color', lines: 1 },
    { type: 'gaps', prompt: 'The _____ of rain.', answers: ['colour / color / hue 1/2'] },
  ];

  test.each(['moodle', 'qti', 'qti3', 'csv', 'gift'] as const)('come back from %s', async (format) => {
    expect(throughItems(questions).map(describeQuestion)).toEqual(questions.map(describeQuestion));
    const { found } = await passThrough(format, throughItems(questions));
    expect(found.questions.map(describeQuestion)).toEqual(questions.map(describeQuestion));
    expect(found.losses.filter(({ what }) => /answer/i.test(what))).toEqual([]);
  });

  test('are answers of their own where a format has them', async () => {
    const write = async (format: WriteFormat) =>
      new TextDecoder().decode((await writeQuestions(format, { title: '', questions })).bytes);
    const xml = await write('moodle');
    expect(xml).toContain('{1:SHORTANSWER:=colour~=color~=hue 1/2}');
    expect(xml.match(/<answer [^>]*fraction="100"><text>col/g)).toHaveLength(2);
    expect(await write('gift')).toContain('{=colour =color}');
    const { bytes } = await writeQuestions('qti', { title: '', questions });
    expect(strFromU8(unzipSync(bytes)['item2.xml'] ?? new Uint8Array())).toContain(
      '<value>colour</value></correctResponse><mapping><mapEntry mapKey="colour" mappedValue="1"/><mapEntry mapKey="color"',
    );
  });
});

test('every format that is written is one that is read', () => {
  expect(WRITE_FORMAT_NAMES).toEqual(['word', 'moodle', 'qti', 'qti3', 'gift', 'anki', 'csv', 'aiken']);
});
