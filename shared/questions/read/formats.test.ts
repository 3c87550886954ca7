import { describe, expect, test } from 'vitest';
import { writeQuestions } from '../write/formats.ts';
import { readQuestionFile } from './formats.ts';

const read = (name: string, text: string) =>
  readQuestionFile({ name, bytes: new TextEncoder().encode(text) });
const readAll = async (name: string, text: string) => (await read(name, text)).questions;
const listLost = async (name: string, text: string) =>
  (await read(name, text)).losses.map(({ what, text: words }) => `${what}: ${words}`);

describe('GIFT', () => {
  test('one right answer is a choice, in its order, without its escapes', async () => {
    expect(await readAll('a.gift', '::T:: Who is in \\{it\\}? {=no one ~Grant ~a \\= b}')).toEqual([
      {
        type: 'choice',
        prompt: 'Who is in {it}?',
        options: [
          { text: 'no one', correct: true },
          { text: 'Grant', correct: false },
          { text: 'a = b', correct: false },
        ],
      },
    ]);
  });

  test('weights of several answers are a choice of several', async () => {
    const [question] = await readAll('a.gift', 'Which? {~%50%ice ~%50%steam ~%-100%stone}');
    expect(question).toMatchObject({ several: true, options: [{ correct: true }, { correct: true }, {}] });
  });

  test('an answer alone that earns a part is none, and is named', async () => {
    expect(await readAll('a.gift', 'Which? {%50%x}')).toMatchObject([{ type: 'open', answer: '' }]);
    expect(await listLost('a.gift', 'Which? {%50%x}')).toEqual(['Answer that earns 50 % of the points: x']);
  });

  test('a missing word is a gap, with what there is to choose from', async () => {
    expect(await readAll('a.gift', 'Rain falls from {~rivers =clouds ~seas} in the sky.')).toEqual([
      {
        type: 'gaps',
        prompt: 'Rain falls from _____ in the sky.',
        answers: ['clouds'],
        wrong: [['rivers', 'seas']],
      },
    ]);
  });

  test('pairs, numbers, true or false, essays and texts are read', async () => {
    const text = 'M {=a -> b =c -> d = -> e}\n\nN {#3:2}\n\nFlat?{F}\n\nWhy? {}\n\nA text.';
    expect(await readAll('a.gift', text)).toMatchObject([
      { type: 'pairs', pairs: [{ left: 'a', right: 'b' }, { left: 'c' }], extras: ['e'] },
      { type: 'open', answer: '3 (± 2)' },
      { type: 'choice', options: [{ text: 'True', correct: false }, { correct: true }] },
      { type: 'open', answer: '' },
      { type: 'text', prompt: 'A text.' },
    ]);
  });

  test('several right answers of a missing word are alternatives of its gap', async () => {
    expect(await readAll('a.gift', 'What {=colour =color} is it?\n\nWhich? {=grey =gray}')).toMatchObject([
      { type: 'gaps', prompt: 'What _____ is it?', answers: ['colour / color'] },
      { type: 'open', answer: 'grey / gray' },
    ]);
    expect(await listLost('a.gift', 'What {=colour =color} is it?')).toEqual([]);
  });

  test('what no question has is named', async () => {
    const text =
      '$CATEGORY: Water\n\n// by Ana\n::Q:: What? {=a#yes ~b}\n\n[html]Why?<img src="http://x" alt="sea"> {}';
    expect(await listLost('a.gift', text)).toEqual([
      'Comment: by Ana',
      'Category: Water',
      'Feedback: yes',
      'Title: Q',
      'Picture: sea',
    ]);
  });
});

describe('a text whose labels are not those of Aiken is read with its key', () => {
  test.each([
    ['of Thai', '๑. ใด?\nก. ลียง\nข. ปารีส\nเฉลย: ข'],
    ['of Bengali', '১. কী?\nক) লিওঁ\nখ) প্যারিস\nউত্তর: খ'],
    ['of Chinese', '一、什么？\nA. 冰\nB. 汽\n答案：B'],
    ['in brackets', '(1) Which?\n(a) ice\n(b) steam\nAnswer: b'],
    ['with dashes', '1 - Which?\nA - ice\nB - steam\nANSWER: B'],
    ['without numbers', 'Which is hot?\na) ice\n*b) steam'],
    ['beside a set in braces', '1. Which is in {1, 2}?\na) 3\nb) 2\nAnswer: b'],
    ['beside TeX', '1. Which is $\\vec{F}$?\na) $\\frac{T}{2}$\nb) 2\nAnswer: b'],
    ['beside code', '1. Which?\nfunction f() {}\na) x = {};\nb) 2\nAnswer: b'],
    ['with words', 'Question 1: Which?\na) ice\nb) steam\nAnswer: b'],
  ])('%s', async (_, text) => {
    const two = `${text}\n\n${text.replace('1', '2').replace(/^(?:๑|১|一)/, (sign) => ({ '๑': '๒', '১': '২', 一: '二' })[sign] ?? '')}`;
    const questions = await readAll('a.txt', two);
    const keys = questions.map((one) =>
      one.type === 'choice' ? one.options.map(({ correct }) => correct) : one,
    );
    expect(keys).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(JSON.stringify(questions)).not.toMatch(/Question 1|ANSWER|เฉลย|উত্তর|答案/);
  });
});

test('Aiken is a choice for each answer', async () => {
  expect(await readAll('a.txt', 'What?\nA. x\nB) y\nANSWER: B\n\nZ?\nA. 1\nB. 2\nANSWER: A')).toMatchObject([
    { prompt: 'What?', options: [{ correct: false }, { text: 'y', correct: true }] },
    { prompt: 'Z?', options: [{ correct: true }, { correct: false }] },
  ]);
});

describe('tables', () => {
  test('of Kahoot are read by their heading, wherever it stands', async () => {
    const heading = 'Question - max 120 characters,Answer 1 - max 75 characters,Answer 2,Time limit (sec),';
    const text = `Quiz template,,,,\n${heading}Correct answer(s) - choose at least one\nCapital?,Paris,Lyon,20,1\n`;
    expect(await readAll('k.csv', text)).toMatchObject([
      { type: 'choice', prompt: 'Capital?', options: [{ text: 'Paris', correct: true }, { correct: false }] },
    ]);
    expect(await listLost('k.csv', text)).toEqual([
      'Text above the table: Quiz template',
      'Column “Time limit (sec)”: 20',
    ]);
  });

  test('of Blooket are read below its name, with several right answers', async () => {
    const text = `"Blooket
Import Template",,,,,,,
Question #,Question Text,Answer 1,Answer 2,"Answer 3
(Optional)","Answer 4
(Optional)","Time Limit (sec)
(Max: 300 seconds)","Correct Answer(s)
(Only include Answer #)"
1,Which are cold?,ice,steam,snow,,20,"1,3"
`;
    const { questions, losses } = await read('blooket.csv', text);
    expect(questions).toMatchObject([
      {
        prompt: 'Which are cold?',
        several: true,
        options: [
          { text: 'ice', correct: true },
          { text: 'steam', correct: false },
          { text: 'snow', correct: true },
        ],
      },
    ]);
    expect(losses.map(({ text }) => text)).toEqual(['Blooket\nImport Template', '20']);
  });

  test('of Quizizz are read by the type of each', async () => {
    const text = `Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer,Time in seconds,Image Link,Answer explanation
Capital?,Multiple Choice,Lyon,Paris,,2,30,https://example.org/a.png,On the Seine
Cold?,Checkbox,ice,steam,snow,"1,3",30,,
Rain falls from ____.,Fill-in-the-Blank,clouds,,,,30,,
Why?,Open-Ended,,,,,30,,
`;
    const { questions, losses } = await read('quizizz.csv', text);
    expect(questions).toMatchObject([
      { type: 'choice', options: [{ correct: false }, { text: 'Paris', correct: true }] },
      { type: 'choice', several: true, options: [{ correct: true }, { correct: false }, { correct: true }] },
      { type: 'gaps', answers: ['clouds'] },
      { type: 'open', prompt: 'Why?', answer: '' },
    ]);
    expect(losses.filter(({ text }) => text !== '30').map(({ text }) => text)).toEqual([
      'https://example.org/a.png',
      'On the Seine',
    ]);
  });

  test('of Gimkit have the right answer in a column of its own', async () => {
    const text =
      'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional)\nCapital?,Paris,Lyon,\n';
    expect(await readAll('g.csv', text)).toMatchObject([
      {
        options: [
          { text: 'Paris', correct: true },
          { text: 'Lyon', correct: false },
        ],
      },
    ]);
  });

  /** Writes a choice as its options, a star before each right one. */
  const listOptions = async (text: string) =>
    (await readAll('t.csv', text)).map((question) =>
      question.type === 'choice'
        ? question.options.map((option) => `${option.correct ? '*' : ''}${option.text}`).join(' ')
        : question.type,
    );
  const WRONG = 'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2,Incorrect Answer 3';

  test.each([
    ['a number', `${WRONG}\nWhat is 2 + 1?,3,4,5,6`, '*3 4 5 6'],
    ['a letter', `${WRONG}\nWhich letter?,A,B,C,D`, '*A B C D'],
    ['numbers with commas', `${WRONG}\nWhich?,"1,2","2,3",4,`, '*1,2 2,3 4'],
    ['a text that a wrong one has too', `${WRONG}\nWhich?,20,10,20,`, '10 *20'],
    ['one of several', 'Question,Correct 1,Correct 2,Wrong Option 1\nWhich?,2,3,1', '*2 *3 1'],
    ['the only answer column', 'Question,Answer,Wrong answer 1,Wrong answer 2\nWhich?,2,3,1', '*2 3 1'],
    ['a text that is left out', `${WRONG}\nWhich?,,4,5,6`, '4 5 6'],
  ])('a right answer beside wrong ones is always a text of its own: %s', async (_, text, options) => {
    expect(await listOptions(text)).toEqual([options]);
    expect(await listLost('t.csv', text)).toEqual([]);
  });

  const HEADING = 'Question,Option 1,Option 2,Option 3,Option 4,Correct answer';
  test.each([
    ['the text of one', 'Which?,10,20,,,20', ['10 *20']],
    ['the text of one, whatever the case of its letters', 'Which?,Lyon,Paris,,,paris', ['Lyon *Paris']],
    ['the texts of several', 'Which?,ice,steam,snow,,"ice, snow"', ['*ice steam *snow']],
    ['the place of one', 'Which?,ice,steam,snow,,2', ['ice *steam snow']],
    ['the letter of one', 'Which?,ice,steam,snow,,B', ['ice *steam snow']],
    ['its place and its text', 'Which?,1,2,3,4,2', ['1 *2 3 4']],
    ['a number that is no place', 'Which?,2,3,4,,5', ['*5 2 3 4']],
    ['a place, as in other rows', 'Which?,2,3,4,,2\nCapital?,Paris,Lyon,,,1', ['2 *3 4', '*Paris Lyon']],
    ['a text, as in other rows', 'Which?,2,3,4,,2\nCapital?,Paris,Lyon,,,Paris', ['*2 3 4', '*Paris Lyon']],
    ['the key of an answer column', 'Which?,ice,steam,snow,,2', ['ice *steam snow'], 'Answer'],
  ])('a right answer among options is %s', async (_, rows, options, name = 'Correct answer') => {
    const text = `${HEADING.replace('Correct answer', name)}\n${rows}`;
    expect(await listOptions(text)).toEqual(options);
    expect(await listLost('t.csv', text)).toEqual([]);
  });

  test.each([
    ['a place and another text', 'Which?,2,3,4,,2', '2 3 4', 'may mean two options: 2'],
    ['the place of an empty option', 'Which?,ice,steam,,,"1,3"', 'ice steam', 'is no option: 1,3'],
    ['half of it an option', 'Which?,ice,steam,,,"ice, snow"', 'ice steam', 'is no option: ice, snow'],
  ])('a right answer that is not clear is named and marks none: %s', async (_, row, options, lost) => {
    expect(await listOptions(`${HEADING}\n${row}`)).toEqual([options]);
    expect(await listLost('t.csv', `${HEADING}\n${row}`)).toEqual([`Answer that ${lost}`]);
  });

  test('a number is no place where other right answers are texts of their own', async () => {
    const text = `${HEADING}\nCapital?,Lyon,Rome,Oslo,,Paris\nHow many?,4,5,6,,3`;
    expect(await listOptions(text)).toEqual(['*Paris Lyon Rome Oslo', '4 5 6']);
    expect(await listLost('t.csv', text)).toEqual(['Answer that may mean two options: 3']);
  });

  test.each([
    ['Kahoot', 'Question,Answer 1,Answer 2,Answer 3,Correct answer(s) - choose at least one\nWhich?,2,3,4,2'],
    [
      'Blooket',
      'Question Text,Answer 1,Answer 2,Answer 3,Correct Answer (Only include Answer #)\nWhich?,2,3,4,2',
    ],
    [
      'Quizizz',
      'Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer\nWhich?,Multiple Choice,2,3,4,2',
    ],
    [
      'our own',
      'Type,Directions,Question,Option 1,Option 2,Option 3,Correct,Answer,Lines\nchoice,,Which?,2,3,4,2,,',
    ],
  ])('a number of %s is a place, whatever the options are', async (_, text) => {
    expect(await listOptions(text)).toEqual(['2 *3 4']);
  });

  test.each([
    'Question,A,B,C,Answer',
    'Frage,Antwort 1,Antwort 2,Antwort 3,Richtige Antwort',
    'Question,Choix A,Choix B,Choix C,Bonne réponse',
    'Domanda,Opzione 1,Opzione 2,Opzione 3,Risposta corretta',
    'Вопрос,Вариант 1,Вариант 2,Вариант 3,Правильный ответ',
    '题目,选项A,选项B,选项C,答案',
  ])('headings name their columns in other languages: %s', async (heading) => {
    expect(await listOptions(`${heading}\nWhich?,ice,fog,dew,B`)).toEqual(['ice *fog dew']);
  });

  test('a number of Kahoot that is no place marks none and is named', async () => {
    const text = 'Question,Answer 1,Answer 2,Correct answer(s) - choose at least one\nWhich?,2,3,5';
    expect(await listOptions(text)).toEqual(['2 3']);
    expect(await listLost('k.csv', text)).toEqual(['Answer that is no option: 5']);
  });

  test('wrong answers of a question that has no options are named', async () => {
    const text = 'Type,Question,Correct,Wrong answer 1\nopen,Why?,rain,snow';
    expect(await readAll('t.csv', text)).toMatchObject([{ type: 'open', answer: 'rain' }]);
    expect(await listLost('t.csv', text)).toEqual(['Wrong answer: snow']);
  });

  test.each([
    ['a.csv', ','],
    ['a.tsv', '\t'],
  ])('of %s with a quote that closes no cell keep all their rows', async (name, delimiter) => {
    const rows = [
      ['Question', 'Answer'],
      ['"To be" is by whom?', 'Shakespeare'],
      ['Why?', '"rain, snow"'],
      ['6" are how many cm?', '15'],
    ];
    const text = rows.map((row) => row.join(delimiter)).join('\n');
    expect(await readAll(name, text)).toMatchObject([
      { prompt: '"To be" is by whom?', answer: 'Shakespeare' },
      { prompt: 'Why?', answer: 'rain, snow' },
      { prompt: '6" are how many cm?', answer: '15' },
    ]);
    expect(await listLost(name, text)).toEqual([]);
  });

  test('of two columns are cards', async () => {
    expect(await readAll('q.tsv', 'el pan\tbread\nla leche\tmilk')).toEqual([
      { type: 'card', term: 'el pan', definition: 'bread' },
      { type: 'card', term: 'la leche', definition: 'milk' },
    ]);
  });
});

describe('Moodle XML', () => {
  const wrap = (inside: string) => `<?xml version="1.0"?><quiz>${inside}</quiz>`;

  test('embedded answers are gaps', async () => {
    const text = wrap(`<question type="cloze"><name><text>n</text></name><questiontext format="html">
      <text><![CDATA[<p>Rain falls from {1:MC:=clouds#yes~<b>seas</b>} and {1:SA:=it}.</p>]]></text>
      </questiontext></question>`);
    expect(await readAll('m.xml', text)).toEqual([
      {
        type: 'gaps',
        prompt: 'Rain falls from _____ and _____.',
        answers: ['clouds', 'it'],
        wrong: [['seas'], []],
      },
    ]);
  });

  test('several right answers are alternatives', async () => {
    const text = wrap(`<question type="cloze"><questiontext format="html">
      <text><![CDATA[<p>The {1:SHORTANSWER:=colour~%100%color} is {1:SA:=grey}.</p>]]></text></questiontext></question>
      <question type="shortanswer"><questiontext format="html"><text>Which?</text></questiontext>
      <answer fraction="100"><text>grey</text></answer><answer fraction="100"><text>gray</text></answer></question>`);
    const { questions, losses } = await read('m.xml', text);
    expect(questions).toMatchObject([
      { type: 'gaps', answers: ['colour / color', 'grey'] },
      { type: 'open', answer: 'grey / gray' },
    ]);
    expect(losses).toEqual([]);
  });

  test('marks of HTML stay, and a type that paper cannot ask is refused by its name', async () => {
    const text = wrap(`<question type="essay"><questiontext format="html"><text>&lt;p&gt;Why is
      H&lt;sub&gt;2&lt;/sub&gt;O wet?&lt;/p&gt;</text></questiontext></question>
      <question type="stack"><questiontext><text>Find x</text></questiontext></question>`);
    const { questions, losses } = await read('m.xml', text);
    expect(questions).toMatchObject([
      { prompt: { content: [{ content: [{ text: 'Why is H' }, { marks: [{ type: 'subscript' }] }, {}] }] } },
    ]);
    expect(losses).toEqual([{ what: 'Question of the type “stack”', where: 'Question 2', text: 'Find x' }]);
  });
});

describe('errors name the file, the line and the fault', () => {
  test.each([
    ['b.xml', '<quiz>\n<question>', /“b\.xml” cannot be read as Moodle XML\. Line 2 is no XML/],
    ['e.xml', '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>', /Line 1 is no XML: undefined entity/],
    ['x.xml', '<other/>', /begins with <other>/],
    [
      'imsmanifest.xml',
      '<manifest></manifest>',
      /says how a package is put together.*Choose the whole package/,
    ],
    [
      'test.xml',
      '<qti-assessment-test></qti-assessment-test>',
      /cannot be read as QTI.*It says how a package/,
    ],
    ['page.md', '<!DOCTYPE html>\n1. What?', /It is a web page/],
    ['n.pdf', 'hello', /“n\.pdf” is none of the files that can be read: Moodle XML/],
    ['n.csv', '', /“n\.csv” is empty/],
  ])('%s', async (name, text, words) => {
    await expect(read(name, text)).rejects.toThrow(words);
  });
});

test('an ending of archives is not believed of a text, nor one of texts of an archive', async () => {
  const quiz =
    '<quiz><question type="essay"><questiontext><text>Why?</text></questiontext></question></quiz>';
  expect(await readAll('a.zip', quiz)).toMatchObject([{ type: 'open', prompt: 'Why?' }]);
  const { bytes } = await writeQuestions('word', {
    title: '',
    questions: [{ type: 'open', prompt: 'Why?', answer: '', lines: null }],
  });
  expect((await readQuestionFile({ name: 'a.csv', bytes })).questions).toMatchObject([{ prompt: 'Why?' }]);
});

test('a text of Moodle to choose words for has its words, and a number of a gap its value alone', async () => {
  const box = (text: string, group = 1) =>
    `<selectoption><text>${text}</text><group>${group}</group></selectoption>`;
  const question = (type: string, text: string, more = '') =>
    `<question type="${type}"><name><text>n</text></name><questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext>${more}</question>`;
  const boxes = question('gapselect', 'Cats [[1]], dogs [[2]].', box('meow') + box('bark') + box('red', 2));
  const cloze = question('cloze', 'It is {1:NUMERICAL:=0.5:0.01}, or {1:MC:=a~%50%b~c}.');
  const { questions, losses } = await read('a.xml', `<quiz>${boxes}${cloze}</quiz>`);
  expect(questions).toEqual([
    expect.objectContaining({ answers: ['meow', 'bark'], wrong: [['bark'], ['meow']] }),
    expect.objectContaining({ answers: ['0.5', 'a'], wrong: [[], ['b', 'c']] }),
  ]);
  const named = losses.map(({ what, text }) => `${what} ${text}`);
  expect(named).toEqual(
    expect.arrayContaining(['Word that fits no gap red', 'Tolerance of a number ± 0.01']),
  );
  expect(named).toContain('Weight of an answer 50%');
});

describe('cards of Anki and Quizlet in a file of text', () => {
  test.each([
    ['a.txt', '#separator:tab\n#html:true\nbread\tle <i>pain</i>\nwater\tl&#x27;eau\n', ['bread', 'water']],
    ['a.txt', '#separator:Comma\n#html:false\nx,a<b>c\n', ['x']],
    ['q.txt', 'osmosis\tMovement\n- through a membrane\nheat\tEnergy\n', ['osmosis', 'heat']],
    ['q.txt', 'bread,le pain;water,l’eau;milk,le lait', ['bread', 'water', 'milk']],
    ['q.txt', 'well-known - bien connu\nself-service – libre-service\n', ['well-known', 'self-service']],
    ['q.txt', 'el pan: bread\nel agua: water\nla leche: milk\n', ['el pan', 'el agua', 'la leche']],
    ['q.txt', 'el pan:bread;el agua:water;la leche:milk', ['el pan', 'el agua', 'la leche']],
    ['q.txt', 'Haus;house\nHund;dog\nKatze;cat\n', ['Haus', 'Hund', 'Katze']],
    ['q.txt', 'Haus,house\nHund,dog\nKatze,cat\n', ['Haus', 'Hund', 'Katze']],
    ['q.txt', 'First, I came.\nThen, I saw.\nLast, I won.\n', ['text']],
    ['q.txt', 'Ann: Hi!\nBen: Hello.\nAnn: Bye.\n', ['text']],
    ['q.txt', 'Menu\n10:30: tea\n12:30: rice\n', ['text']],
    ['q.tsv', 'osmosis\tMovement\nthrough\nheat\tEnergy\n', ['osmosis', 'heat']],
  ])('%s %j', async (name, text, terms) => {
    const { questions, losses } = await read(name, text);
    expect(questions.map((question) => (question.type === 'card' ? question.term : question.type))).toEqual(
      terms,
    );
    expect(losses).toEqual([]);
  });

  test('words that Anki hides one after the other are gaps', async () => {
    const text =
      '#separator:tab\n#html:true\n#notetype:Cloze\nRain falls from {{c1::<b>clouds</b>}} to {{c2::earth::ground}}.\t\n';
    const { questions, losses } = await read('a.txt', text);
    expect(questions).toEqual([
      { type: 'gaps', prompt: 'Rain falls from _____ to _____.', answers: ['clouds', 'earth'] },
    ]);
    expect(losses.map(({ what, text: words }) => `${what}: ${words}`)).toContain('Hint: ground');
  });

  test('what no card has is named', async () => {
    const text = '#separator:tab\n#html:false\n#deck:French\n#tags column:3\nbread\tle pain\tfood\n';
    expect(await listLost('a.txt', text)).toEqual(['Setting of Anki: French', 'Tag: food']);
    const more = '#separator:pipe\n#html:false\n#columns:Word|Meaning\nbread|le pain [sound:p.mp3]\n';
    expect(await listLost('a.txt', more)).toEqual(['Setting of Anki: Word|Meaning', 'Sound: p.mp3']);
    expect(await readAll('a.txt', more)).toEqual([{ type: 'card', term: 'bread', definition: 'le pain' }]);
  });

  test.each([
    ['Back\tFront\tTags', 'le pain\tbread\tfood'],
    ['Rückseite\tVorderseite\tTags', 'le pain\tbread\tfood'],
    ['Front\tBack\tTags', 'bread\tle pain\tfood'],
  ])('the columns are those of the settings: %s', async (columns, note) => {
    const text = `#separator:tab\n#html:false\n#columns:${columns}\n#tags column:3\n${note}\n`;
    expect(await readAll('a.txt', text)).toEqual([{ type: 'card', term: 'bread', definition: 'le pain' }]);
    expect(await listLost('a.txt', text)).toEqual(['Tag: food']);
  });

  test('a test is none', async () => {
    expect(await readAll('t.txt', '1. Why?\n2. Who - you or me?\n')).toMatchObject([
      { type: 'open' },
      { type: 'open' },
    ]);
  });
});

test('lines of code in Aiken keep their room', async () => {
  const text = 'What does it print?\nfor i in range(3):\n    print(i)\nA. 0 1 2\nB. 1 2 3\nANSWER: A\n';
  expect(await readAll('a.txt', text)).toMatchObject([
    { prompt: 'What does it print?\nfor i in range(3):\n    print(i)' },
  ]);
});

test('a column “Q” beside options and a key holds the questions', async () => {
  expect(await readAll('a.csv', 'Q,Choice A,Choice B,Key\nWhich?,one,two,B\n')).toMatchObject([
    { type: 'choice', prompt: 'Which?', options: [{ correct: false }, { text: 'two', correct: true }] },
  ]);
});

test('questions with a star and with dashes are no options', async () => {
  const questions = await readAll('a.md', '- Who?\n- Why?\n\n* When?\n');
  expect(JSON.stringify(questions)).not.toContain('"correct":true');
});
