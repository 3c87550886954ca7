import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { readQuestionFile } from './formats.ts';

const readOne = async (declared: string, body: string, more = '') => {
  const text = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i">${declared}<itemBody>${body}</itemBody>${more}</assessmentItem>`;
  const { questions, losses } = await readQuestionFile({
    name: 'a.xml',
    bytes: new TextEncoder().encode(text),
  });
  return [...questions.map(toQuestionLine), ...losses.map(({ what, text: words }) => `${what}: ${words}`)];
};
const variable = (value: string) =>
  `<templateDeclaration identifier="X" baseType="integer">${value && `<defaultValue><value>${value}</value></defaultValue>`}</templateDeclaration>`;
const ENTRY = '<textEntryInteraction responseIdentifier="R"/>';
const response = (inside: string, cardinality = 'single') =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}" baseType="string">${inside}</responseDeclaration>`;
const right = (...values: readonly string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`;

describe('variables of a template', () => {
  const body = `<p>What is <printedVariable identifier="X"/> + 1? ${ENTRY}</p>`;

  test('have the values that the file gives them', async () => {
    expect(await readOne(response(right('4')) + variable('3'), body)).toEqual([
      'open: What is 3 + 1? | 4 (1)',
    ]);
  });

  test.each([
    [
      'a program chooses',
      variable('3'),
      '<templateProcessing><setTemplateValue identifier="X"/></templateProcessing>',
    ],
    ['are missing', variable(''), ''],
    ['a formula shows', variable('3').replace('identifier', 'mathVariable="true" identifier'), ''],
  ])('that %s are refused by name', async (_, declared, more) => {
    expect(await readOne(response(right('4')) + declared, body, more)).toEqual([
      'Question with variables: What is + 1?',
    ]);
  });

  test('of QTI 3 are those of QTI 2', async () => {
    const text =
      '<qti-assessment-item><qti-template-declaration identifier="X"/><qti-item-body>Is <qti-printed-variable identifier="X"/> odd?</qti-item-body><qti-template-processing/></qti-assessment-item>';
    const { losses } = await readQuestionFile({ name: 'a.xml', bytes: new TextEncoder().encode(text) });
    expect(losses.map(({ what }) => what)).toEqual(['Question with variables']);
  });
});

test('a written answer is right where it earns the most', async () => {
  const mapping =
    '<mapping><mapEntry mapKey="York" mappedValue="1"/><mapEntry mapKey="york" mappedValue="0.5"/><mapEntry mapKey="Leeds" mappedValue="0"/></mapping>';
  expect(await readOne(response(right('York') + mapping), `<p>Where? ${ENTRY}</p>`)).toEqual([
    'open: Where? | York (1)',
  ]);
});

test.each([
  ['absolute', '2 2', '10 (± 2)'],
  ['relative', '5', '10 (± 5 %)'],
  ['exact', '2', '10'],
])('a number has its tolerance: %s', async (mode, tolerance, key) => {
  const processing = `<responseProcessing><responseCondition><responseIf><equal toleranceMode="${mode}" tolerance="${tolerance}"><variable identifier="R"/><correct identifier="R"/></equal></responseIf></responseCondition></responseProcessing>`;
  expect(await readOne(response(right('10')), `<p>How many? ${ENTRY}</p>`, processing)).toEqual([
    `open: How many? | ${key} (1)`,
  ]);
});

test('an order that the file does not say has no key', async () => {
  const choices = ['ice', 'fog'].map(
    (words) => `<simpleChoice identifier="${words}">${words}</simpleChoice>`,
  );
  const body = `<orderInteraction responseIdentifier="R"><prompt>Sort.</prompt>${choices.join('')}</orderInteraction>`;
  expect(await readOne(response(right('fog', 'ice'), 'ordered'), body)).toEqual([
    'order: Sort. | 1 fog | 2 ice',
  ]);
  expect(await readOne(response('', 'ordered'), body)).toEqual([
    'open: Sort.⏎ice⏎fog',
    'Order that the file does not say: ice / fog',
  ]);
});
