import { hasShade, readStyle } from './read-style.ts';

type Root = Element | DocumentFragment;

/** Boxes and rings to tick, of a form and of a list of Google Docs. */
const BOXES = 'input[type="checkbox"], input[type="radio"], li[role="checkbox"]';

const isTicked = (box: Element): boolean =>
  box.hasAttribute('checked') || box.getAttribute('aria-checked') === 'true';

/** Finds where the words of an entry begin: in its first paragraph. */
const findWords = (entry: Element): Element => entry.querySelector('p, span') ?? entry;

/** Writes boxes to tick as signs, ticked or not. */
function writeBoxes(root: Root): void {
  for (const box of root.querySelectorAll(BOXES)) {
    const sign = `${isTicked(box) ? '☑' : '☐'} `;
    if (box.localName === 'input') box.replaceWith(sign);
    else findWords(box).prepend(sign);
  }
}

const OF_DOCS = '[id^="docs-internal-guid"]';

/** Tells whether words are marked with a highlighter; programs of the web put colours behind much else. */
const isHighlighted = (element: Element, isOfDocs: boolean): boolean =>
  element.localName === 'mark' ||
  readStyle(element, 'mso-highlight') !== '' ||
  (isOfDocs && element.localName === 'span' && hasShade(element));

/** Makes words bold that are marked with a highlighter, as they are read from a file of Word. */
function writeHighlights(root: Root): void {
  const isOfDocs = root.querySelector(OF_DOCS) !== null;
  for (const element of root.querySelectorAll('mark, span')) {
    if (!isHighlighted(element, isOfDocs)) continue;
    const bold = element.ownerDocument.createElement('strong');
    bold.append(...element.childNodes);
    element.append(bold);
  }
}

/** Writes what marks an answer elsewhere as text has it. */
export function writeMarks(root: Root): void {
  writeBoxes(root);
  writeHighlights(root);
}
