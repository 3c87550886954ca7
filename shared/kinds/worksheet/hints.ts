import { isNumberedItem, type WorksheetItem } from '../../items/item.ts';
import { listMissingParts } from '../../items/item-views.ts';
import type { MissingPart } from '../../items/parts/view.ts';
import { listNumberLabels } from '../../vocabulary/numbering.ts';
import type { DocumentProblem } from '../../vocabulary/problem.ts';
import { joinAsSubject } from '../parts/names.ts';
import { getItemName } from './item-names.ts';
import type { Worksheet } from './schema.ts';
import { describeSameVersions } from './versions/rules.ts';

/** How it goes on after the question's name: one, several. */
const WORDS = {
  answer: ['has no correct answer marked.', 'have no correct answer marked.'],
  option: ['has an empty option.', 'have an empty option.'],
  row: ['has an empty row.', 'have an empty row.'],
  pairs: ['has no pairs yet.', 'have no pairs yet.'],
  pair: ['has a pair without its match.', 'have a pair without its match.'],
  picture: ['has no picture yet.', 'have no picture yet.'],
  label: ['has a label without words.', 'have a label without words.'],
  problems: ['has no problem: allow more numbers.', 'have no problem: allow more numbers.'],
  clue: ['has a word without a clue.', 'have a word without a clue.'],
} as const satisfies Record<MissingPart, readonly [string, string]>;

/** Lists what the teacher may have forgotten, one line for each thing, with the first place. */
export function listHints(worksheet: Worksheet): DocumentProblem[] {
  const same = describeSameVersions(worksheet);
  return [...listMissing(worksheet), ...(same ? [{ where: 'versions', message: same }] : [])];
}

function listMissing({ items, locale }: Worksheet): DocumentProblem[] {
  const labels = listNumberLabels(items, isNumberedItem);
  return (Object.keys(WORDS) as MissingPart[]).flatMap((what) => {
    const found = items.flatMap((item, at) =>
      isMissing(item, what, locale) ? [{ at, name: getItemName(item, labels[at] ?? null) }] : [],
    );
    const [first] = found;
    if (!first) return [];
    const message = `${joinAsSubject(found.map(({ name }) => name))} ${WORDS[what][found.length > 1 ? 1 : 0]}`;
    return [{ where: `items.${first.at}`, message }];
  });
}

const isMissing = (item: WorksheetItem, what: MissingPart, locale: string): boolean =>
  !item.hide && listMissingParts(item, locale).includes(what);
