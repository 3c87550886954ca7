import {
  type Forgotten,
  forgottenIn,
  isNumberedItem,
  itemExcerpt,
  type WorksheetItem,
} from '../items/item.ts';
import { KINDS } from '../items/kinds.ts';
import type { HandoutDocument } from './document.ts';
import { numberLabels } from './numbering.ts';
import type { DocumentProblem } from './parse.ts';

/** How it goes on after the question's name: one, several. */
const WORDS = {
  answer: ['has no correct answer marked.', 'have no correct answer marked.'],
  option: ['has an empty option.', 'have an empty option.'],
} as const satisfies Record<Forgotten, readonly [string, string]>;

/** More are not named one by one. */
const NAMED = 4;

/**
 * What is worth a second look before a document is printed, one line for each thing that may be forgotten,
 * with the first place. Nothing here stands in the way.
 */
export function publishHints(document: HandoutDocument): DocumentProblem[] {
  if (document.entity_type !== 'worksheet') return [];
  const { items } = document;
  const labels = numberLabels(items, isNumberedItem);
  return (['answer', 'option'] as const).flatMap((what) => {
    const found = items.flatMap((item, at) =>
      lacks(item, what) ? [{ at, name: nameOf(item, labels[at] ?? null) }] : [],
    );
    const [first] = found;
    if (!first) return [];
    const message = `${together(found.map(({ name }) => name))} ${WORDS[what][found.length > 1 ? 1 : 0]}`;
    return [{ where: `items.${first.at}`, message }];
  });
}

const lacks = (item: WorksheetItem, what: Forgotten): boolean =>
  !item.hide && forgottenIn(item).includes(what);

interface Name {
  /** As it is printed, without what stands around it. */
  readonly number: string | null;
  readonly words: string;
}

function nameOf(item: WorksheetItem, label: string | null): Name {
  const excerpt = itemExcerpt(item);
  const words = excerpt ? `“${excerpt}”` : KINDS[item.type].label;
  return { number: label && bare(label), words };
}

/** "3." is 3 and "Q3." too; "(a)" keeps both its brackets. */
const bare = (label: string): string =>
  label.startsWith('(') ? label : label.replace(/^(Question |Q)(?=\d)|[.)]$/g, '');

function together(names: readonly Name[]): string {
  const shown = names.length > NAMED ? names.slice(0, NAMED - 1) : names;
  const rest = names.length - shown.length;
  const called = shown.map(({ number, words }) => number ?? words);
  const list = rest > 0 ? [...called, `${rest} more`] : called;
  const subject = list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join('');
  if (names.every(({ number }) => number === null)) return subject;
  return `${names.length > 1 ? 'Questions' : 'Question'} ${subject}`;
}
