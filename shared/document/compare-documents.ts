import { isEqual, lowerCase, upperFirst } from 'es-toolkit';
import { getItemExcerpt, getItemType, type WorksheetItem } from '../items/item.ts';
import { getKindFacts } from '../kinds/facts.ts';
import { toExcerpt } from '../text/plain-text.ts';
import { SERVER_FIELDS } from '../vocabulary/server-fields.ts';
import { type GradeLevel, getGradeName } from '../vocabulary/subjects.ts';
import { type HandoutDocument, hasItems } from './document.ts';

/** One difference between two copies of a document. */
export interface DocumentChange {
  readonly what: 'added' | 'removed' | 'changed' | 'moved';
  /** Names the part: "Multiple Choice", "Card", "Body font styling". */
  readonly part: string;
  /** The text of the part in each copy, cut short; empty where it has none. */
  readonly before: string;
  readonly after: string;
  /** Names what differs in a part whose text is the same: "options, columns"; empty otherwise. */
  readonly fields: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** An item, a card or a word of a document. */
interface Entry {
  readonly id: string;
  readonly part: string;
  readonly text: string;
  readonly fields: Fields;
}

/** Names the parts of a document's head; a field that is not listed is named by its own words. */
const PARTS: Readonly<Record<string, string>> = {
  title: 'Title',
  title_visible: 'Header',
  student_info_visible: 'Header',
  student_fields: 'Header',
  omni_student: 'Header',
  title_font: 'Header style',
  title_color: 'Header style',
  title_font_size: 'Header style',
  student_info_font: 'Header style',
  student_info_font_size: 'Header style',
  student_info_color: 'Header style',
  filename: 'File name',
  style: 'Body font styling',
  word_bank: 'Word bank',
  images: 'Stickers',
  paper: 'Page',
  locale: 'Page',
  large_print: 'Page',
  codes: 'Page',
  subject: 'Subjects',
  subjects: 'Subjects',
  subject_other: 'Subjects',
  card_look: 'Look of the cards',
  back_font: 'Look of the cards',
  page_setup: 'Cards on a page',
  flashcard_item_height: 'Cards on a page',
  cards_per_page: 'Cards on a page',
  card_count: 'Number of cards',
  dimension: 'Card size',
  free_space_preset: 'Free spaces',
  free_space_image: 'Free spaces',
  reuse_terms: 'Reuse words',
  show_top_word: 'Top word',
  shuffle_seed: 'Order of the words',
  automatic_sizes: 'Sizes',
  columns: 'Columns',
  margin: 'Margin',
  letterhead: 'Letterhead',
  scoring: 'Points',
  key_pages: 'Tables of the answer key',
};

/** Writes the fields of the head that say something in a few words, such as which sides of cards are printed. */
const WRITTEN: Readonly<Record<string, (value: unknown) => string>> = {
  title: (title) => toExcerpt(title as HandoutDocument['title']),
  filename: String,
  subjects: writeList,
  grade_levels: (grades) => writeList((grades as GradeLevel[]).map(getGradeName)),
  page_setup: (setup) => String(setup).slice(1),
  cards_per_page: String,
  card_count: String,
  dimension: (size) => `${size} × ${size}`,
  top_word: String,
  sides: (sides) => toWords(String(sides)),
  cut_lines: (lines) => toWords(String(lines)),
};

/** Writes a list of words; a text that is not a list has none. */
function writeList(words: unknown): string {
  return Array.isArray(words) ? words.join(', ') : '';
}

/** Says nothing to a reader: ids, what the server owns, and what only the editor looks at. */
const UNTOLD: readonly string[] = [
  ...SERVER_FIELDS,
  'schema_version',
  'entity_type',
  'items',
  'filenameEdited',
  'show_answer_key',
  'is_private',
  'copy_of_document_id',
  'replaceImageId',
  'inline_images_upload',
];

/**
 * Lists how the second copy of a document differs from the first: the parts of its head, then its entries in the order of
 * the second copy, then those that are gone. An entry is the same by its id.
 */
export function compareDocuments(before: HandoutDocument, after: HandoutDocument): DocumentChange[] {
  return [...compareHeads(before, after), ...compareEntries(listEntries(before), listEntries(after))];
}

function compareHeads(before: Fields, after: Fields): DocumentChange[] {
  const changed = listChangedFields(before, after).filter((field) => !UNTOLD.includes(field));
  const parts = new Set(changed.map(nameField));
  return [...parts].map((part) => ({
    what: 'changed',
    part,
    before: readText(before, part),
    after: readText(after, part),
    fields: '',
  }));
}

/** Names a field of the head as a reader knows it: "Title", "Header style". */
export const nameField = (field: string): string => PARTS[field] ?? toWords(field);

/** Returns what a part of the head says in words; empty where it is no text. */
const readText = (head: Fields, part: string): string =>
  Object.entries(WRITTEN)
    .filter(([field]) => nameField(field) === part && head[field] !== undefined)
    .map(([field, write]) => write(head[field]))
    .join(', ');

function compareEntries(before: readonly Entry[], after: readonly Entry[]): DocumentChange[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const present = new Set(after.map(({ id }) => id));
  const moved = findMoved(
    before.map(({ id }) => id).filter((id) => present.has(id)),
    after.map(({ id }) => id).filter((id) => known.has(id)),
  );
  const compared = after.flatMap((entry) => compareEntry(known.get(entry.id), entry, moved));
  const gone = before.filter(({ id }) => !present.has(id));
  return [...compared, ...gone.map(({ part, text }) => toChange('removed', part, text, ''))];
}

function compareEntry(old: Entry | undefined, entry: Entry, moved: ReadonlySet<string>): DocumentChange[] {
  const { id, part, text } = entry;
  if (!old) return [toChange('added', part, '', text)];
  const fields = listChangedFields(old.fields, entry.fields);
  const change = toChange('changed', part, old.text, text, old.text === text ? fields : []);
  return [
    ...(fields.length > 0 ? [change] : []),
    ...(moved.has(id) ? [toChange('moved', part, text, text)] : []),
  ];
}

const toChange = (
  what: DocumentChange['what'],
  part: string,
  before: string,
  after: string,
  fields: readonly string[] = [],
): DocumentChange => ({ what, part, before, after, fields: fields.map(lowerCase).join(', ') });

const listEntries = (document: HandoutDocument): Entry[] =>
  hasItems(document)
    ? document.items.map(toItemEntry)
    : document.items.map(({ id, ...fields }) => ({
        id,
        part: upperFirst(getKindFacts(document.entity_type).part),
        text: [fields.term, fields.definition]
          .map((text) => toExcerpt(text))
          .filter(Boolean)
          .join(' – '),
        fields,
      }));

function toItemEntry(item: WorksheetItem): Entry {
  const { id, data, ...rest } = item;
  return { id, part: getItemType(item.type).label, text: getItemExcerpt(item), fields: { ...rest, ...data } };
}

const listChangedFields = (before: Fields, after: Fields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isEqual(before[field], after[field]),
  );

const toWords = (field: string): string => upperFirst(lowerCase(field));

/** Finds the fewest ids that have to move to bring one order into the other: all but a longest rising run. */
function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const order = after.map((id) => places.get(id) ?? 0);
  /** Records for each entry the length of the longest run that ends there, and the entry before it in that run. */
  const runs = order.map(() => ({ length: 1, previous: -1 }));
  order.forEach((place, at) => {
    for (let other = 0; other < at; other += 1) {
      const run = runs[other];
      const own = runs[at];
      if (run && own && (order[other] ?? 0) < place && run.length >= own.length)
        runs[at] = { length: run.length + 1, previous: other };
    }
  });
  const stays = new Set<string>();
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  for (let at = runs.findIndex(({ length }) => length === longest); at >= 0; at = runs[at]?.previous ?? -1)
    stays.add(after[at] ?? '');
  return new Set(after.filter((id) => !stays.has(id)));
}
