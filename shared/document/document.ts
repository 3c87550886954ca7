import type * as z from 'zod/mini';
import { loadItemTypes, type WorksheetItem } from '../items/item.ts';
import { type EntityType, getKindFacts } from '../kinds/facts.ts';
import { KIND_MODULES } from '../kinds/kind-modules.ts';
import type { KINDS } from '../kinds/kinds.ts';
import type { KindDefinition } from '../kinds/parts/definition.ts';
import type { SCHEMAS } from '../kinds/schemas.ts';

type Kinds = typeof KINDS;

export type DocumentOf<K extends EntityType> = z.output<(typeof SCHEMAS)[K]>;
export type HandoutDocument = { [K in EntityType]: DocumentOf<K> }[EntityType];

type AnyKind = KindDefinition<HandoutDocument>;

const loaded: Partial<Record<EntityType, AnyKind>> = {};

/** Loads the definition of a kind. */
export async function loadKind(kind: EntityType): Promise<void> {
  type Modules = { readonly [K in EntityType]: () => Promise<KindDefinition<DocumentOf<K>>> };
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  loaded[kind] ??= (await (KIND_MODULES satisfies Modules)[kind]()) as unknown as AnyKind;
}

/** Takes the definitions of all kinds from a program that has loaded them with its own script. */
export function setKinds(kinds: Kinds): void {
  Object.assign(loaded, kinds);
}

/** Returns the definition of the document's kind; throws where it has not been loaded. */
export function getKind({ entity_type }: Pick<HandoutDocument, 'entity_type'>): AnyKind {
  const kind = loaded[entity_type];
  if (!kind) throw new Error(`The kind ${entity_type} is not loaded`);
  return kind;
}

/** Returns the document if it is of the kind, null otherwise: for code that serves that kind alone. */
export const asKind = <K extends EntityType>(document: HandoutDocument, kind: K): DocumentOf<K> | null =>
  document.entity_type === kind ? (document as DocumentOf<K>) : null;

/** A document of a kind that lists items, which have item types. */
export type DocumentWithItems = Extract<HandoutDocument, { items: WorksheetItem[] }>;

/** Tells whether the document lists items; other kinds list cards. */
export const hasItems = (document: HandoutDocument): document is DocumentWithItems =>
  getKindFacts(document.entity_type).hasItems;

/** Loads what is asked of the document: its kind, and the item types where it has items. */
export async function loadDefinitions(document: HandoutDocument): Promise<void> {
  const items = hasItems(document) && document.items.length > 0 ? loadItemTypes() : undefined;
  await Promise.all([loadKind(document.entity_type), items]);
}
