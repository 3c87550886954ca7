import { isTitlePrinted } from '#shared/document/title-rules.ts';
import { hasCardHeads } from '#shared/kinds/bingo/card-head.ts';
import { listColumnNames } from '#shared/kinds/bingo/column-names.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { Fixture } from './fixtures.ts';

interface Heading {
  readonly role: 'H1' | 'H2' | 'H3';
  readonly words: string;
}

/** Lists the headings that a document's PDF has, in their order. */
export const listHeadings = (fixture: Fixture): Heading[] => [
  ...listTitle(fixture),
  ...listSections(fixture),
  ...listCallListHeadings(fixture),
];

/** A title that each of several cards of a sheet repeats is no heading: the outline would name it once a card. */
function listTitle({ document }: Fixture): Heading[] {
  const isOnCards = document.entity_type === 'bingo' && hasCardHeads(document);
  return isTitlePrinted(document) && !isOnCards ? [{ role: 'H1', words: toPlainText(document.title) }] : [];
}

const listSections = ({ document }: Fixture): Heading[] =>
  document.entity_type === 'worksheet'
    ? document.items.flatMap((item) =>
        item.type === 'section_header' && !item.hide ? [{ role: 'H2', words: item.data.title }] : [],
      )
    : [];

const listCallListHeadings = ({ document }: Fixture): Heading[] =>
  document.entity_type === 'bingo' && document.call_list.visible
    ? [{ role: 'H2', words: 'Call List' }, ...listColumnHeadings(document)]
    : [];

/** Words that stay in their columns are called by column. */
const listColumnHeadings = (bingo: Bingo): Heading[] =>
  bingo.column_words ? listColumnNames(bingo).map((words) => ({ role: 'H3', words })) : [];
