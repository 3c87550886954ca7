import { describe, expect, test } from 'vitest';
import {
  aChosenResponse,
  aCondition,
  anItem,
  aTest,
  aWrittenResponse,
  compare,
  label,
} from '#test/support/qti-1-items.ts';
import { toQuestionLine } from '#test/support/question-line.ts';
import { readQuestionFile } from './formats.ts';

const readOne = async (item: string) => {
  const { questions, losses } = await readQuestionFile({
    name: 'a.xml',
    bytes: new TextEncoder().encode(aTest(item)),
  });
  return [...questions.map(toQuestionLine), ...losses.map(({ what, text }) => `${what}: ${text}`)];
};
const equal = (id: string) => compare(`r=${id}`);
const LABELS = { a: 'ice', b: 'fog', c: 'dew' };

describe('numbers have their bounds and margins in the key', () => {
  const and = (...conditions: readonly string[]) => `<and>${conditions.map(compare).join('')}</and>`;
  test.each([
    ['a range', ['r>=118.0', 'r<=122.0'].map(compare).join(''), '118 … 122'],
    ['a margin', `<or>${compare('r=500.0')}${and('r>=490.0', 'r<=510.0')}</or>`, '500 (± 10)'],
    ['a margin with decimals', `<or>${compare('r=0.3')}${and('r>=0.29', 'r<=0.31')}</or>`, '0.3 (± 0.01)'],
    [
      'a margin below a precision',
      `<or>${compare('r=3.14')}${and('r>3.135', 'r<=3.145')}</or>`,
      '3.14 (± 0.005)',
    ],
    ['a range that is not around the value', `${compare('r=5')}${and('r>=4', 'r<=9')}`, '5 / 4 … 9'],
    ['no margin', `<or>${compare('r=8.0')}${and('r>=8.0', 'r<=8.0')}</or>`, '8'],
    ['more than', compare('r>3'), '> 3'],
    ['less than', compare('r<-3.50'), '< -3.50'],
    ['at least', compare('r>=3'), '≥ 3'],
    ['between, without the ends', ['r>1', 'r<2'].map(compare).join(''), '> 1, < 2'],
    ['per cent', '<varequal respident="r" margintype="percent" margin="5">200</varequal>', '200 (± 5 %)'],
    ['a number of figures', compare('r=0.30000000000000004'), '0.3'],
  ])('%s', async (_, when, key) => {
    const shows = aWrittenResponse('r', 'Decimal');
    expect(await readOne(anItem({ shows, key: [aCondition({ when })] }))).toEqual([
      `open: Which? | ${key} (1)`,
    ]);
  });

  test('several of them', async () => {
    const key = [compare('r=5') + and('r>=4', 'r<=6'), and('r>=20', 'r<=30')].map((when) =>
      aCondition({ when }),
    );
    const item = anItem({ type: 'numerical_question', shows: aWrittenResponse('r', 'Decimal'), key });
    expect(await readOne(item)).toEqual(['open: Which? | 5 (± 1) / 20 … 30 (1)']);
  });
});

describe('an order', () => {
  const labels = Object.entries(LABELS)
    .map(([id, words]) => label(id, words))
    .join('');
  const ends = (inside: string) =>
    `<material position="top"><mattext>cold</mattext></material>${inside}<material position="bottom"><mattext>warm</mattext></material>`;
  const wrap = (inside: string) =>
    `<response_lid ident="r" rcardinality="Ordered"><render_extension>${inside}</render_extension></response_lid>`;
  const object = (way: string) => `<ims_render_object orientation="${way}">${labels}</ims_render_object>`;
  const when = ['b', 'c', 'a'].map(equal).join('');

  test.each(['Row', 'Column'])('in a %s is in the order of its key', async (way) => {
    const item = anItem({ shows: wrap(object(way)), key: [aCondition({ when })] });
    expect(await readOne(item)).toEqual(['order: Which? | 1 fog | 2 dew | 3 ice']);
  });

  test('keeps the words at its ends', async () => {
    const item = anItem({ shows: wrap(ends(object('Row'))), key: [aCondition({ when })] });
    expect(await readOne(item)).toEqual(['order: Which?⏎cold → warm | 1 fog | 2 dew | 3 ice']);
  });

  test('of places that the key names is in the order of these', async () => {
    const places = ['a 3', 'b 1', 'c 2'].map((one) => one.split(' '));
    const indexed = places
      .map(([id, at]) => `<varequal respident="r" index="${at}">${id}</varequal>`)
      .join('');
    const byLabel = places.map(([id, at]) =>
      aCondition({ when: compare(`${id}=${at}`), score: 1, action: 'Add' }),
    );
    for (const key of [[aCondition({ when: indexed })], byLabel])
      expect(await readOne(anItem({ shows: wrap(object('Row')), key }))).toEqual([
        'order: Which? | 1 fog | 2 dew | 3 ice',
      ]);
  });

  test('without a key is no order, and is named', async () => {
    expect(await readOne(anItem({ shows: wrap(object('Row')) }))).toEqual([
      'open: Which?⏎ice⏎fog⏎dew',
      'Order that the file does not say: ice / fog / dew',
    ]);
  });
});

describe('blanks that the text names', () => {
  const shows =
    aChosenResponse({ id: 'response_c1', own: 'c1', labels: { a: 'blue', b: 'light blue' } }) +
    aChosenResponse({ id: 'response_c2', own: 'c2', labels: { c: 'green' } });
  const key = ['response_c1=a', 'response_c2=c'].map((one) =>
    aCondition({ when: compare(one), score: 50, action: 'Add' }),
  );
  const asks = 'Sky is [c1], grass is [c2], [sic].';

  test.each([
    ['fill_in_multiple_blanks_question', 'blue / light blue | green'],
    ['multiple_dropdowns_question', 'blue (light blue) | green'],
  ])('of a %s', async (type, answers) => {
    expect(await readOne(anItem({ type, asks, shows, key }))).toEqual([
      `gaps: Sky is _____, grass is _____, [sic]. | ${answers}`,
    ]);
  });

  test('of one blank and one answer is a gap to fill in', async () => {
    const one = aChosenResponse({ id: 'response_c', own: 'c', labels: { a: 'red' } });
    const when = compare('response_c=a');
    for (const type of ['fill_in_multiple_blanks_question', ''])
      expect(
        await readOne(anItem({ type, asks: 'Roses are [c].', shows: one, key: [aCondition({ when })] })),
      ).toEqual(['gaps: Roses are _____. | red']);
  });

  test('of responses with those names', async () => {
    const written = aWrittenResponse('c1') + aWrittenResponse('c2');
    const when = `<and><or>${compare('c1=blue')}${compare('c1=azure')}</or>${compare('c2=green')}</and>`;
    expect(
      await readOne(anItem({ asks: '[c1] and [c2]', shows: written, key: [aCondition({ when })] })),
    ).toEqual(['gaps: _____ and _____ | blue / azure | green']);
  });
});

test('blanks between the words of a sentence are its gaps', async () => {
  const text = (words: string) => `<material><mattext>${words}</mattext></material>`;
  const shows = `<flow>${text('Ice is')}${aWrittenResponse('x')}${text('and')}${aWrittenResponse('y')}${text('.')}</flow>`;
  const key = ['x=cold', 'y=hard'].map((when) => aCondition({ when: compare(when), score: 50 }));
  expect(await readOne(anItem({ asks: '', shows, key }))).toEqual([
    'gaps: Ice is _____ and _____. | cold | hard',
  ]);
});

describe('what paper cannot ask is refused by its name', () => {
  const formula =
    '<itemproc_extension><calculated><formulas><formula>5 + x</formula></formulas></calculated></itemproc_extension>';
  test.each([
    [
      'calculated',
      anItem({ type: 'calculated_question', asks: '5 plus [x]?', shows: aWrittenResponse(), more: formula }),
      '5 plus [x]? 5 + x',
    ],
    [
      'calculated',
      anItem({ asks: '5 plus [x]?', shows: aWrittenResponse(), more: formula }),
      '5 plus [x]? 5 + x',
    ],
    ['calculated', anItem({ type: 'Arithmetic', asks: '5 plus {x}?' }), '5 plus {x}?'],
    [
      'hot spot',
      anItem({ asks: 'Where?', shows: '<response_xy ident="r"><render_hotspot/></response_xy>' }),
      'Where?',
    ],
    ['hot spot', anItem({ type: 'hot_spot_question', asks: 'Where?' }), 'Where?'],
    ['file upload', anItem({ type: 'file_upload_question', asks: 'Send it.' }), 'Send it.'],
  ])('%s', async (name, item, words) => {
    expect(await readOne(item)).toEqual([`Question of the type “${name}”: ${words}`]);
  });
});

test('an essay is open, with the answer that teachers see; a text asks nothing', async () => {
  const solution = `<itemfeedback ident="solution"><solution><solutionmaterial><material><mattext>As it is.</mattext></material></solutionmaterial></solution></itemfeedback>`;
  const item = anItem({ type: 'essay_question', shows: aWrittenResponse(), more: solution });
  expect(await readOne(item)).toEqual(['open: Which? | As it is.']);
  expect(await readOne(anItem({ type: 'essay_question' }))).toEqual(['open: Which?']);
  expect(await readOne(anItem({ type: 'text_only_question', asks: 'Read.' }))).toEqual(['text: Read.']);
});

describe('a matching', () => {
  const right = { a: 'bark', b: 'meow' };
  const key = ['r1=a', 'r2=b'].map((when) => aCondition({ when: compare(when), score: 50, action: 'Add' }));

  test('has the distractors of any of its responses', async () => {
    const shows =
      aChosenResponse({ id: 'r1', own: 'dog', labels: right }) +
      aChosenResponse({ id: 'r2', own: 'cat', labels: { ...right, c: 'moo' } });
    expect(await readOne(anItem({ type: 'matching_question', shows, key }))).toEqual([
      'pairs: Which? | dog = bark | cat = meow | + moo',
    ]);
  });

  test('with feedback has no empty pairs', async () => {
    const shows = ['dog', 'cat']
      .map((own, at) => aChosenResponse({ id: `r${at + 1}`, own, labels: right }))
      .join('');
    const shown = `<respcondition><conditionvar><not>${compare('r1=a')}</not></conditionvar><displayfeedback linkrefid="f"/></respcondition>`;
    const feedback = `<itemfeedback ident="f"><material><mattext>Think.</mattext></material>${aChosenResponse({ id: 'f1', labels: {} })}</itemfeedback>`;
    const item = anItem({
      shows: shows + aChosenResponse({ id: 'r9', labels: right }),
      key: [...key, shown],
      more: feedback,
    });
    expect(await readOne(item)).toEqual(['pairs: Which? | dog = bark | cat = meow', 'Feedback: Think.']);
  });

  test('of entries to sort has a pair for each, and names what belongs to none', async () => {
    const labels = { a: 'dog', b: 'rose', c: 'cat', d: 'stone' };
    const shows = ['animal', 'plant']
      .map((own, at) => aChosenResponse({ id: `r${at + 1}`, own, labels, cardinality: 'Multiple' }))
      .join('');
    const sorted = [['r1=a', 'r1=c'], ['r2=b']].map((all) =>
      aCondition({ when: all.map(compare).join(''), score: 50, action: 'Add' }),
    );
    expect(await readOne(anItem({ type: 'categorization_question', shows, key: sorted }))).toEqual([
      'pairs: Which? | dog = animal | cat = animal | rose = plant',
      'Entry that belongs to none: stone',
    ]);
  });
});

describe('an option is right where it earns the most', () => {
  const single = aChosenResponse({ labels: LABELS });
  const multiple = aChosenResponse({ labels: LABELS, cardinality: 'Multiple' });
  test.each([
    ['all of the points', single, [aCondition({ when: equal('b'), score: 'SCORE.max' })], 'ice | *fog | dew'],
    [
      'beside one that earns a part',
      single,
      [aCondition({ when: equal('a') }), aCondition({ when: equal('b'), score: 50 })],
      '*ice | fog | dew',
      'Answer that earns 50 % of the points: fog',
    ],
    [
      'and one that must not be chosen is wrong',
      multiple,
      [aCondition({ when: `<and>${equal('a')}<not>${equal('b')}</not>${equal('c')}</and>` })],
      '*ice | fog | *dew',
    ],
    [
      'or a part of several',
      multiple,
      ['a', 'c'].map((id) => aCondition({ when: equal(id), score: 1, action: 'Add' })),
      '*ice | fog | *dew',
    ],
    [
      'and not where it counts as wrong',
      multiple,
      [
        aCondition({ when: equal('a'), score: 1, name: 'D2L_Correct' }),
        aCondition({ when: equal('b'), score: 1, name: 'D2L_Incorrect' }),
      ],
      '*ice | fog | dew',
    ],
    [
      'and nothing is right without a key',
      single,
      [aCondition({ when: '<other/>', score: 0 })],
      'ice | fog | dew',
    ],
  ])('%s', async (_, shows, key, options, ...lost) => {
    expect(await readOne(anItem({ shows, key }))).toEqual([`choice: Which? | ${options}`, ...lost]);
  });
});

test('Blackboard has its texts in other elements, and the right sides of a matching apart', async () => {
  const text = (words: string) =>
    `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${words}</mat_formattedtext></mat_extension></material></flow>`;
  const lid = (id: string) =>
    `<response_lid ident="${id}" rcardinality="Single"><render_choice><flow_label><response_label ident="${id}1"/><response_label ident="${id}2"/></flow_label></render_choice></response_lid>`;
  const left = (words: string, id: string) => `<flow class="Block">${text(words)}${lid(id)}</flow>`;
  const rights = `<flow class="RIGHT_MATCH_BLOCK">${['meow', 'bark'].map((words) => `<flow class="Block">${text(words)}</flow>`).join('')}</flow>`;
  const shows = `<flow class="QUESTION_BLOCK">${text('&lt;b&gt;Match&lt;/b&gt;')}</flow><flow class="RESPONSE_BLOCK">${left('dog', 'x')}${left('cat', 'y')}</flow>${rights}`;
  const when = `<and>${compare('x=x2')}${compare('y=y1')}</and>`;
  const about = '<itemmetadata><bbmd_questiontype>Matching</bbmd_questiontype></itemmetadata>';
  const item = anItem({ asks: '', shows, key: [aCondition({ when, score: 'SCORE.max' })], more: about });
  expect(await readOne(item)).toEqual(['pairs: Match | dog = bark | cat = meow']);
});

describe('ILIAS and OLAT', () => {
  const text = (words: string) => `<material><mattext>${words}</mattext></material>`;

  test('gaps to choose for are named by their words', async () => {
    const choices = `<response_str ident="g" rcardinality="Single"><render_choice>${label('0', 'sun')}${label('1', 'sky')}</render_choice></response_str>`;
    const shows = `<flow>${text('Rain falls from the')}${choices}${text('.')}</flow>`;
    const key = [aCondition({ when: compare('g=sky'), action: 'Add', score: 1 })];
    expect(await readOne(anItem({ asks: '', shows, key }))).toEqual([
      'gaps: Rain falls from the _____. | sky (sun)',
    ]);
  });

  test('a matching is one list, of which the key has two each', async () => {
    const one = (id: string, words: string) =>
      `<response_label ident="${id}">${text(words)}</response_label>`;
    const shows = `<response_grp ident="m" rcardinality="Multiple"><render_choice>${one('1', 'dog')}${one('2', 'bark')}${one('3', 'moo')}</render_choice></response_grp>`;
    const key = [aCondition({ when: '<varsubset respident="m">1,2</varsubset>', action: 'Add', score: 1 })];
    expect(await readOne(anItem({ shows, key }))).toEqual(['pairs: Which? | dog = bark | + moo']);
  });

  test('a statement is right where its key says so', async () => {
    const shows = aChosenResponse({ labels: LABELS, cardinality: 'Multiple' });
    const when = `<and>${equal('a:correct')}${equal('b:wrong')}${equal('c:correct')}</and>`;
    expect(await readOne(anItem({ shows, key: [aCondition({ when })] }))).toEqual([
      'choice: Which? | *ice | fog | *dew',
    ]);
  });
});

test('an answer that is no option, or a part of a word, is named', async () => {
  const choice = anItem({
    shows: aChosenResponse({ labels: LABELS }),
    key: [aCondition({ when: equal('z') })],
  });
  expect(await readOne(choice)).toEqual(['choice: Which? | ice | fog | dew', 'Answer that is no option: z']);
  const when = '<varsubstring respident="r">rom</varsubstring>';
  expect(await readOne(anItem({ shows: aWrittenResponse(), key: [aCondition({ when })] }))).toEqual([
    'open: Which?',
    'Pattern of the answer: rom',
  ]);
});

test('points are read where a test has chosen them', async () => {
  const points = (value: string) =>
    `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`;
  const readPoints = async (...values: readonly string[]) => {
    const items = values.map((value) => anItem({ shows: aWrittenResponse(), more: points(value) }));
    const bytes = new TextEncoder().encode(aTest(...items));
    return (await readQuestionFile({ name: 'a.xml', bytes })).questions.map((one) => one.points?.value);
  };
  expect(await readPoints('1.0', '2.5')).toEqual([1, 2.5]);
  expect(await readPoints('1.0', '1')).toEqual([undefined, undefined]);
});

test('points are read where Blackboard has them', async () => {
  const more = (points: string) =>
    `<itemmetadata><qmd_absolutescore_max>${points}</qmd_absolutescore_max></itemmetadata>`;
  const items = ['10.000000000000000', '4.5'].map((points) =>
    anItem({ shows: aWrittenResponse(), more: more(points) }),
  );
  const bytes = new TextEncoder().encode(aTest(...items));
  const { questions } = await readQuestionFile({ name: 'a.xml', bytes });
  expect(questions.map(({ points }) => points?.value)).toEqual([10, 4.5]);
});

test('a text that is said to be plain keeps its signs', async () => {
  const shows = '<material><mattext texttype="text/plain">List&lt;b&gt; &amp;amp;</mattext></material>';
  expect(await readOne(anItem({ asks: '', shows }))).toEqual(['text: List<b> &amp;']);
});
