import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readQuestionFile } from './formats.ts';

/** Makes words that no other place of a file has, and remembers them. */
function aVocabulary() {
  const words: string[] = [];
  const next = (): string => {
    const word = `word${words.length}w`;
    words.push(word);
    return word;
  };
  return { words, next };
}

async function listMissing(name: string, text: string, words: readonly string[]): Promise<string[]> {
  const { questions, losses } = await readQuestionFile({ name, bytes: strToU8(text) });
  const found = JSON.stringify([questions, losses]);
  return words.filter((word) => !found.includes(word));
}

const MOODLE_TYPES = [
  'multichoice',
  'truefalse',
  'shortanswer',
  'numerical',
  'essay',
  'matching',
  'ddmatch',
  'cloze',
  'gapselect',
  'ddwtos',
  'ordering',
  'description',
  'calculated',
  'stack',
  'ddimageortext',
];

test.each(MOODLE_TYPES)('every text of a Moodle question of the type %s is read or named', async (type) => {
  const { words, next } = aVocabulary();
  const html = (name: string, more = '') =>
    `<${name} format="html"><text><![CDATA[<p>${next()} <b>${next()}</b></p><table><tr><td>${next()}</td></tr></table>]]></text>${more}</${name}>`;
  const isChoice = type !== 'truefalse';
  const answer = (fraction: number) =>
    `<answer fraction="${fraction}"><text>${isChoice ? next() : 'true'}</text><feedback><text>${next()}</text></feedback></answer>`;
  // As Moodle writes them.
  const box = type === 'gapselect' ? 'selectoption' : 'dragbox';
  const inside = [
    `<newpart><text>${next()}</text></newpart>`,
    `<name><text>${next()}</text></name>`,
    html('questiontext'),
    ...['generalfeedback', 'correctfeedback', 'incorrectfeedback', 'hint'].map((name) => html(name)),
    `<idnumber>${next()}</idnumber><tags><tag><text>${next()}</text></tag></tags>`,
    // Each has the answers of its own type alone.
    ...(/^(?:essay|description|cloze|matching|ddmatch|gapselect|ddwtos)$/.test(type)
      ? []
      : [answer(100), answer(0)]),
    ...(/match/.test(type)
      ? [`<subquestion><text>${next()}</text><answer><text>${next()}</text></answer></subquestion>`]
      : []),
    ...(/^(?:gapselect|ddwtos)$/.test(type)
      ? [`<${box}><text>${next()}</text><group>1</group></${box}>`]
      : []),
  ];
  const category = `<question type="category"><category><text>${next()}</text></category></question>`;
  const text = `<quiz>${category}<question type="${type}">${inside.join('')}</question></quiz>`;
  expect(await listMissing('a.xml', text, words)).toEqual([]);
});

test('every text of a GIFT file is read or named', async () => {
  const { words, next } = aVocabulary();
  const text = `$CATEGORY: ${next()}

// ${next()}
::${next()}::${next()} {=${next()}#${next()} ~${next()}#${next()} ~%50%${next()} ####${next()}}

${next()} {=${next()} ~${next()}} ${next()}

${next()} {=${next()} -> ${next()} =${next()} -> ${next()} = -> ${next()}}

${next()} {T#${next()}#${next()}}

${next()} {=${next()}#${next()} =%50%${next()}} ${next()}

${next()} {#3:1#${next()}}

[html]<p>${next()}<img alt="${next()}"></p> {${next()}}

${next()}
`;
  expect(await listMissing('a.gift', text, words)).toEqual([]);
});

test('every text of an item of QTI is read or named', async () => {
  const { words, next } = aVocabulary();
  const choice = (id: string) =>
    `<simpleChoice identifier="${id}">${next()}<feedbackInline>${next()}</feedbackInline></simpleChoice>`;
  const text = `<assessmentItem title="${next()}"><responseDeclaration identifier="R"><correctResponse><value>A</value></correctResponse></responseDeclaration>
    <itemBody><rubricBlock>${next()}</rubricBlock><p>${next()}</p><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>${next()}</prompt>${choice('A')}${choice('B')}</choiceInteraction>
    <p>${next()} <textEntryInteraction responseIdentifier="S"/> ${next()}</p><sliderInteraction responseIdentifier="T"><prompt>${next()}</prompt></sliderInteraction>
    <matchInteraction responseIdentifier="U"><simpleMatchSet><simpleAssociableChoice identifier="x">${next()}</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="y">${next()}</simpleAssociableChoice></simpleMatchSet></matchInteraction>
    <gapMatchInteraction responseIdentifier="V"><gapText identifier="w">${next()}</gapText></gapMatchInteraction>
    <object type="image/png" data="a.png"><p>${next()}<br/>${next()}</p></object>
    </itemBody><modalFeedback>${next()}</modalFeedback></assessmentItem>`;
  expect(await listMissing('a.xml', text, words)).toEqual([]);
});
