import { getItemType, type ItemType, listItemTypes } from '../../items/item.ts';
import { SERVER_FIELDS } from '../../vocabulary/server-fields.ts';
import type { HandoutDocument } from '../document.ts';
import {
  type Decide,
  type Entry,
  mergeEntries,
  mergeFields,
  mergeSets,
  mergeValues,
  type Three,
} from './merge-values.ts';

/** The copy that a user keeps of what both have changed; both for an entry, of which theirs comes behind mine. */
export type Choice = 'mine' | 'theirs' | 'both';

/** An entry or a field that both copies have changed, each in its own way. */
export interface Clash {
  /** The id of an entry, or the name of a field with a colon before it. */
  readonly key: string;
  /** The id of the entry; null for a field of the document. */
  readonly id: string | null;
  /** True where one copy has deleted the entry. */
  readonly isDeleted: boolean;
}

export interface Merged {
  readonly document: HandoutDocument;
  /** What was not chosen, and is mine in the document. */
  readonly clashes: readonly Clash[];
}

/** Say nothing to a reader: what only the editor looks at is as each copy has it, and what the server owns as it says. */
const OWN: readonly string[] = ['show_answer_key', 'replaceImageId', 'inline_images_upload'];
const THEIRS: readonly string[] = [...SERVER_FIELDS, 'copy_of_document_id'];

type Choices = ReadonlyMap<string, Choice>;
const NONE: Choices = new Map();

/**
 * Merges two copies of a document by what they started from: parts that one of them has changed are as it has them, entry by
 * entry and field by field. What both have changed is chosen by its key, and mine until then.
 */
export function mergeDocuments(
  base: HandoutDocument,
  mine: HandoutDocument,
  theirs: HandoutDocument,
  choices: Choices = NONE,
): Merged {
  const clashes: Clash[] = [];
  const note = (clash: Clash): Choice => {
    const choice = choices.get(clash.key);
    if (choice === undefined && !clashes.some(({ key }) => key === clash.key)) clashes.push(clash);
    return choice ?? 'mine';
  };
  const taken = listIds(base, mine, theirs);
  const document = mergeFields(
    { base, mine, theirs } as Three<Record<string, unknown>>,
    (three, field) => decideField(three, field, note),
    (three, decide, field) =>
      field === 'items'
        ? mergeEntries(three as Three<readonly Entry[]>, (entry) => mergeEntry(entry, note, taken))
        : mergeField(three, decide, field),
  );
  return { document: document as unknown as HandoutDocument, clashes };
}

function mergeField(three: Three, decide: Decide, field: string): unknown {
  const { mine, theirs } = three;
  if (field === 'schema_version') return Math.max(Number(mine), Number(theirs));
  if (OWN.includes(field)) return mergeValues(three, () => mine);
  return THEIRS.includes(field) ? theirs : mergeValues(three, decide);
}

const decideField = ({ mine, theirs }: Three, field: string, note: (clash: Clash) => Choice): unknown =>
  note({ key: `:${field}`, id: null, isDeleted: false }) === 'theirs' ? theirs : mine;

function mergeEntry(three: Three<Entry>, note: (clash: Clash) => Choice, taken: Set<string>): unknown {
  const { base, mine, theirs } = three;
  let isClash = false;
  const merged = mergeItem(three, () => {
    isClash = true;
    return undefined;
  });
  if (!isClash) return merged;
  const id = (mine ?? theirs ?? base)?.id ?? '';
  const choice = note({ key: id, id, isDeleted: mine === undefined || theirs === undefined });
  if (choice === 'mine') return mine;
  if (choice === 'theirs') return theirs;
  return [mine, mine && theirs ? { ...theirs, id: createSecondId(id, taken) } : theirs].filter(Boolean);
}

/** Merges one item or card field by field; the words of a bank come from several items, so that both copies may have changed them. */
function mergeItem(three: Three<Entry>, decide: () => undefined): unknown {
  const { base, mine, theirs } = three;
  if (!base || !mine || !theirs) return mergeValues(three, decide);
  const isBankItem = isBank(mine);
  return mergeFields(three as unknown as Three<Record<string, unknown>>, decide, (field, decideOne, name) =>
    isBankItem && name === 'data'
      ? mergeBank(field as Three<Record<string, unknown>>, decide)
      : mergeValues(field, decideOne),
  );
}

const mergeBank = (three: Three<Record<string, unknown>>, decide: () => undefined) =>
  mergeFields(three, decide, (field, decideOne, name) =>
    name === 'words' ? mergeSets(field as Three<readonly unknown[]>) : mergeValues(field, decideOne),
  );

function isBank(entry: Entry | undefined): boolean {
  const type = (entry as { type?: ItemType } | undefined)?.type;
  return type !== undefined && listItemTypes().includes(type) && getItemType(type).isWordBank === true;
}

const listIds = (...copies: readonly HandoutDocument[]): Set<string> =>
  new Set(copies.flatMap(({ items }) => (items as readonly Entry[]).map(({ id }) => id)));

/** Creates the id of the second of two entries that are both kept: the same whenever the same is chosen. */
function createSecondId(id: string, taken: Set<string>): string {
  for (let at = 2; ; at += 1) {
    const second = `${id.slice(0, 58)}-${at}`;
    if (!taken.has(second)) return second;
  }
}
