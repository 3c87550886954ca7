/** The level of a paragraph in one of Word's lists, from 1, as its style says: "mso-list:l0 level2 lfo1". */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const LABEL = '[data-style*="mso-list" i]';
const IS_LABEL = /mso-list:\s*ignore/i;
/** Numbers, letters and Roman numerals count; anything else is a bullet. */
const COUNTS = /^\(?(?:\d+|[a-z]{1,6})[.)]/i;

const readLevel = (paragraph: Element): number =>
  Number(LEVEL.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 0);

/** Takes the label off a paragraph and returns its text: "1.", "·"; "" where there is none. */
function takeLabel(paragraph: Element): string {
  const labels = [...paragraph.querySelectorAll(LABEL)].filter((one) =>
    IS_LABEL.test(one.getAttribute('data-style') ?? ''),
  );
  const text = labels.map(({ textContent }) => textContent ?? '').join('');
  for (const label of labels) label.remove();
  return text.replace(/\s+/g, '');
}

function createList(label: string, { ownerDocument }: Element): Element {
  const counts = COUNTS.test(label);
  const list = ownerDocument.createElement(counts ? 'ol' : 'ul');
  const number = Number.parseInt(label.replace('(', ''), 10);
  if (counts && number > 1) list.setAttribute('start', String(number));
  return list;
}

/** Returns the next element; null where something is written before it. */
function findNextElement({ nextSibling }: Element): Element | null {
  let next = nextSibling;
  while (next && !(next instanceof Element)) {
    if (next.nodeType === Node.TEXT_NODE && next.textContent?.trim()) return null;
    next = next.nextSibling;
  }
  return next;
}

function listRun(first: Element): Element[] {
  const run = [first];
  for (let next = findNextElement(first); next && readLevel(next) > 0; next = findNextElement(next))
    run.push(next);
  return run;
}

/** Makes one list of paragraphs that follow each other, with lists inside where their levels are deeper. */
function makeList(run: readonly Element[]): void {
  const open: { level: number; list: Element }[] = [];
  for (const paragraph of run) {
    const level = readLevel(paragraph);
    const label = takeLabel(paragraph);
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const around = open.at(-1);
    if (!around || around.level < level) {
      const list = createList(label, paragraph);
      if (around) (around.list.lastElementChild ?? around.list).append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = paragraph.ownerDocument.createElement('li');
    open.at(-1)?.list.append(item);
    paragraph.removeAttribute('data-style');
    item.append(paragraph);
  }
}

/** Converts the paragraphs that are lists in Word, whose labels are text among spaces, to lists. */
export function makeWordLists(root: Element | DocumentFragment): void {
  const paragraphs = [...root.querySelectorAll(LABEL)].filter((one) => readLevel(one) > 0);
  const done = new Set<Element>();
  for (const paragraph of paragraphs) {
    if (done.has(paragraph)) continue;
    const run = listRun(paragraph);
    for (const one of run) done.add(one);
    makeList(run);
  }
}

/** Spaces that a word processor puts in a row, because a web page would draw one. */
const RAGGED = /[ \u00A0]{2,}/g;
const straighten = (run: string): string => (run.includes('\u00A0') ? ' ' : run);

/** Converts rows of non-breaking spaces to one space each, and removes what only fills an empty paragraph or the end. */
export function straightenSpaces(root: Element | DocumentFragment): void {
  for (const filler of root.querySelectorAll('o\\:p, br.Apple-interchange-newline')) {
    if (!filler.textContent?.trim()) filler.remove();
  }
  const { ownerDocument } = root;
  const texts = ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.textContent = (text.textContent ?? '').replace(RAGGED, straighten);
  }
}
