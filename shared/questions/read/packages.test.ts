import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readQuestionFile } from './formats.ts';

const readZipped = (name: string, files: Record<string, string | Uint8Array>) => {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return readQuestionFile({ name, bytes: zipSync(Object.fromEntries(entries)) });
};
const read = (name: string, text: string) => readQuestionFile({ name, bytes: strToU8(text) });

describe('QTI 2', () => {
  const wrap = (declarations: string, body: string) =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" title="T">${declarations}<itemBody>${body}</itemBody></assessmentItem>`;
  const declare = (values: string, cardinality = 'single', id = 'RESPONSE') =>
    `<responseDeclaration identifier="${id}" cardinality="${cardinality}"><correctResponse>${values}</correctResponse></responseDeclaration>`;

  test('a choice has the text above it and its own prompt; its feedback is lost by name', async () => {
    const body = `<p>Look.</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Capital?</prompt>
      <simpleChoice identifier="A">Lyon<feedbackInline>No.</feedbackInline></simpleChoice><simpleChoice identifier="B"><b>Paris</b></simpleChoice></choiceInteraction>`;
    const { questions, losses } = await read('q.xml', wrap(declare('<value>B</value>'), body));
    expect(questions).toMatchObject([
      {
        type: 'choice',
        prompt: 'Look.\nCapital?',
        options: [{ text: 'Lyon', correct: false }, { correct: true }],
      },
    ]);
    expect(losses.map(({ what, text }) => `${what}: ${text}`)).toEqual(['Feedback: No.', 'Title: T']);
  });

  test('gaps within a sentence, with choices and without', async () => {
    const declarations =
      declare('<value>B</value>', 'single', 'R1') + declare('<value>it</value>', 'single', 'R2');
    const body = `<p>Rain falls from <inlineChoiceInteraction responseIdentifier="R1"><inlineChoice identifier="A">seas</inlineChoice>
      <inlineChoice identifier="B">clouds</inlineChoice></inlineChoiceInteraction>, and <textEntryInteraction responseIdentifier="R2"/> is wet.</p>`;
    expect((await read('q.xml', wrap(declarations, body))).questions).toEqual([
      {
        type: 'gaps',
        prompt: 'Rain falls from _____, and _____ is wet.',
        answers: ['clouds', 'it'],
        wrong: [['seas'], []],
      },
    ]);
  });

  test('several texts with the same names of their gaps are questions of their own', async () => {
    const toText = (id: string, words: string) =>
      `<gapMatchInteraction responseIdentifier="${id}"><prompt>Fill in ${id}.</prompt><gapText identifier="A">${words}</gapText>
        <p>Rain is <gap identifier="G"/>.</p></gapMatchInteraction>`;
    const declarations = declare('<value>A G</value>', 'multiple', 'R1');
    const { questions } = await read('q.xml', wrap(declarations, toText('R1', 'wet') + toText('R2', 'dry')));
    expect(questions).toEqual([
      { type: 'gaps', directions: 'Fill in R1.', prompt: 'Rain is _____.', answers: ['wet'] },
      { type: 'gaps', directions: 'Fill in R2.', prompt: 'Rain is _____.', answers: [], wrong: [['dry']] },
    ]);
  });

  test('pairs, orders and essays', async () => {
    const match = `<matchInteraction responseIdentifier="RESPONSE"><simpleMatchSet><simpleAssociableChoice identifier="a">dew</simpleAssociableChoice></simpleMatchSet>
      <simpleMatchSet><simpleAssociableChoice identifier="x">ice</simpleAssociableChoice><simpleAssociableChoice identifier="y">drops</simpleAssociableChoice></simpleMatchSet></matchInteraction>`;
    expect(
      (await read('q.xml', wrap(declare('<value>a y</value>', 'multiple'), match))).questions,
    ).toMatchObject([{ type: 'pairs', pairs: [{ left: 'dew', right: 'drops' }], extras: ['ice'] }]);
    const order = `<orderInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="a">two</simpleChoice><simpleChoice identifier="b">one</simpleChoice></orderInteraction>`;
    const listed = declare('<value>b</value><value>a</value>', 'ordered');
    expect((await read('q.xml', wrap(listed, order))).questions).toMatchObject([{ entries: ['one', 'two'] }]);
    const essay =
      '<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="4"><prompt>Why?</prompt></extendedTextInteraction>';
    expect((await read('q.xml', wrap('', essay))).questions).toEqual([
      { type: 'open', prompt: 'Why?', answer: '', lines: 4 },
    ]);
  });

  test('an interaction that paper cannot ask is refused by its name', async () => {
    const body =
      '<p>Click.</p><hotspotInteraction responseIdentifier="R"><prompt>Where?</prompt></hotspotInteraction>';
    expect((await read('q.xml', wrap('', body))).losses).toContainEqual({
      what: 'Interaction “hotspot”',
      where: 'Question 1, “T”',
      text: 'Click.\nWhere? Where?',
    });
  });
});

test('QTI 3 has the same questions by other names', async () => {
  const text = `<qti-assessment-item><qti-response-declaration identifier="R" cardinality="multiple"><qti-correct-response><qti-value>A</qti-value><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
    <qti-item-body><qti-choice-interaction response-identifier="R" max-choices="0"><qti-prompt>Which?</qti-prompt><qti-simple-choice identifier="A">ice</qti-simple-choice><qti-simple-choice identifier="B">steam</qti-simple-choice><qti-simple-choice identifier="C">stone</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
  expect((await read('q.xml', text)).questions).toMatchObject([
    {
      type: 'choice',
      several: true,
      prompt: 'Which?',
      options: [{ correct: true }, { correct: true }, { correct: false }],
    },
  ]);
});

test('a package of QTI 1.2 is read in its order', async () => {
  const item = (
    prompt: string,
    right: string,
  ) => `<item title=""><presentation><material><mattext texttype="text/html">&lt;p&gt;${prompt}&lt;/p&gt;</mattext></material>
    <response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="1"><material><mattext>Lyon</mattext></material></response_label>
    <response_label ident="2"><material><mattext>Paris</mattext></material></response_label></render_choice></response_lid></presentation>
    <resprocessing><respcondition><conditionvar><varequal respident="r">${right}</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item>`;
  const { questions, losses } = await readZipped('course.imscc', {
    'imsmanifest.xml':
      '<manifest><resources><resource><file href="b/q.xml"/></resource></resources></manifest>',
    'b/q.xml': `<questestinterop><assessment title="Test"><section>${item('Capital?', '2')}${item('On the Rhône?', '1')}</section></assessment></questestinterop>`,
    'web/page.html': '<p>hello</p>',
  });
  expect(questions).toMatchObject([
    { type: 'choice', prompt: 'Capital?', options: [{ correct: false }, { text: 'Paris', correct: true }] },
    { prompt: 'On the Rhône?', options: [{ correct: true }, { correct: false }] },
  ]);
  expect(losses.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    'Title of the test: Test',
    'File of the package: web/page.html',
  ]);
});

test('H5P: a set of questions is read, its libraries are not', async () => {
  const part = (library: string, params: object) => ({ library, params });
  const content = {
    introPage: { introduction: '<p>Welcome</p>' },
    questions: [
      part('H5P.MultiChoice 1.16', {
        question: '<p>Capital?</p>',
        answers: [
          { text: 'Paris', correct: true, tipsAndFeedback: { chosenFeedback: 'Yes' } },
          { text: 'Lyon', correct: false },
        ],
      }),
      part('H5P.Blanks 1.14', {
        text: 'Fill in',
        questions: ['<p>Rain falls from *clouds/sky:up there*.</p>'],
      }),
      part('H5P.Image 1.1', { title: 'A hint', contentName: 'Image' }),
      part('H5P.Timeline 1.1', { headline: 'Old days', text: 'Long ago' }),
    ],
  };
  const { questions, losses } = await readZipped('a.h5p', {
    'h5p.json': JSON.stringify({ mainLibrary: 'H5P.QuestionSet', title: 'Quiz' }),
    'content/content.json': JSON.stringify(content),
    'H5P.X/x.js': 'alert(1)',
  });
  expect(questions).toMatchObject([
    { type: 'choice', prompt: 'Capital?', options: [{ correct: true }, { correct: false }] },
    { type: 'gaps', directions: 'Fill in', prompt: 'Rain falls from _____.', answers: ['clouds / sky'] },
  ]);
  expect(losses.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    'Text around the questions: Welcome',
    'Feedback: Yes',
    'Hint: up there',
    'Text without a place: A hint',
    'Content of the type “H5P.Timeline”: Old days',
    'Content of the type “H5P.Timeline”: Long ago',
    'Title: Quiz',
  ]);
});

test('Markdown: lettered options, boxes, numbers and marks', async () => {
  const text = `# Water\n\n1. Which are *states*?\n- [x] ice\n- [ ] stone\n- [x] steam\n\n2. Capital?\na) Lyon\n*b) Paris\n... Well done\n\n3. How many?\n= 3.14\n`;
  const { questions, losses } = await read('q.md', text);
  expect(questions).toMatchObject([
    { type: 'text', prompt: 'Water' },
    { type: 'choice', several: true, options: [{ correct: true }, { correct: false }, { correct: true }] },
    { type: 'choice', prompt: 'Capital?', options: [{ correct: false }, { text: 'Paris', correct: true }] },
    { type: 'open', prompt: 'How many?', answer: '3.14' },
  ]);
  expect(losses).toEqual([{ what: 'Feedback', where: 'Line 11', text: 'Well done' }]);
});

describe('Anki', () => {
  /** Writes a collection with real SQLite; enough notes for several pages, and one that goes on over pages. */
  function writeCollection(notes: readonly (readonly [string, string])[]): Uint8Array {
    const folder = mkdtempSync(join(tmpdir(), 'anki-'));
    const path = join(folder, 'collection.anki2');
    const database = new DatabaseSync(path);
    database.exec(
      'CREATE TABLE notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text, sfld integer, csum integer, flags integer, data text)',
    );
    const insert = database.prepare("INSERT INTO notes VALUES (?, 'g', 1, 2, -1, ?, ?, 1, 2, 0, '')");
    for (const [at, [tags, fields]] of notes.entries()) insert.run(at + 1, tags, fields);
    database.close();
    const bytes = new Uint8Array(readFileSync(path));
    rmSync(folder, { recursive: true });
    return bytes;
  }

  test('notes of any length are cards, in their order; clozes are gaps', async () => {
    const long = 'water '.repeat(3000).trim();
    const many = Array.from(
      { length: 500 },
      (_, at) => ['', `term ${at}\u001F<b>definition</b> ${at}`] as const,
    );
    const collection = writeCollection([
      ['geo', 'Peru\u001FLima [sound:lima.mp3]<img src="peru.png">\u001Fmore'],
      ['', 'Rain falls from {{c1::clouds::where?}}.\u001F'],
      ['', `long\u001F${long}`],
      ...many,
    ]);
    const { questions, losses } = await readZipped('a.apkg', { 'collection.anki2': collection });
    expect(questions).toHaveLength(503);
    expect(questions.slice(0, 3)).toEqual([
      { type: 'card', term: 'Peru', definition: 'Lima' },
      { type: 'gaps', prompt: 'Rain falls from _____.', answers: ['clouds'] },
      { type: 'card', term: 'long', definition: long },
    ]);
    expect(questions.at(-1)).toMatchObject({ term: 'term 499' });
    expect(losses.map(({ what, text }) => `${what}: ${text}`)).toEqual([
      'Sound: lima.mp3',
      'Picture: peru.png',
      'Field: more',
      'Tag: geo',
      'Hint: where?',
    ]);
  });
});
