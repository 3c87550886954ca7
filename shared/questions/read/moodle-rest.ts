import { toPlainText } from '../../text/plain-text.ts';
import { readHtml } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import {
  findAllElements,
  findElement,
  getXmlText,
  listElements,
  type XmlElement,
} from '../source/xml-tree.ts';
import { isDecoded } from './moodle-files.ts';

/** What a question may have that paper has no place for, by what a loss calls it. */
const NAMES: Readonly<Record<string, string>> = {
  feedback: 'Feedback',
  generalfeedback: 'Feedback',
  correctfeedback: 'Feedback',
  partiallycorrectfeedback: 'Feedback',
  incorrectfeedback: 'Feedback',
  hint: 'Hint',
  tag: 'Tag',
  idnumber: 'Number in the bank',
  responsetemplate: 'Text to begin with',
  dataset_definition: 'Variables',
  unit: 'Unit',
};
const REST = [...Object.keys(NAMES), 'file'];
/** Read as the question. */
const ANSWERS = ['answer', 'subquestion', 'dragbox', 'selectoption'];
/** Read elsewhere: the question itself, and what holds the parts above. */
const READ = new Set([
  'name',
  'questiontext',
  'graderinfo',
  'tags',
  'dataset_definitions',
  'units',
  ...REST,
  ...ANSWERS,
]);
/** The words of settings. */
const SETTING =
  /^(?:true|false|abc|abcd|iii|iiii|none|yes|no|editor\w*|plain|monospaced|noinline|single|multiple|[a-z]+,[a-z,]+)$/i;

const getWords = (element: XmlElement, reading: Reading): string => {
  const text = findElement(element, 'text') ?? element;
  return toPlainText(readHtml(getXmlText(text), reading));
};

/** Names what of a question is left out; of one whose type is unknown its answers too. */
export function loseRest(element: XmlElement, reading: Reading, { isUnknown }: { isUnknown: boolean }): void {
  const found = new Set<XmlElement>();
  const collect = (inside: XmlElement) => {
    for (const part of findAllElements(inside, REST)) found.add(part);
    for (const answer of findAllElements(inside, ANSWERS)) {
      if (isUnknown) reading.lose('Answer', getWords(answer, reading));
      for (const part of findAllElements(answer, REST)) found.add(part);
    }
  };
  collect(element);
  for (const part of listElements(element)) {
    const words = READ.has(part.name) ? '' : getXmlText(part).trim();
    if (/\p{L}{2}/u.test(words) && !SETTING.test(words)) found.add(part);
  }
  for (const part of found) {
    if (part.name === 'file') {
      if (!isDecoded(part)) reading.lose('File of a picture', part.attributes.name);
      continue;
    }
    const words = getWords(part, reading);
    if (words.trim() !== '') reading.lose(NAMES[part.name] ?? `Part “${part.name.slice(0, 40)}”`, words);
  }
}
