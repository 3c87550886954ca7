import { hasItemViews, loadItemViews } from '../items/item-views.ts';
import { type EntityType, getKindFacts } from '../kinds/facts.ts';
import type { LazyModule } from '../kinds/parts/lazy-module.ts';
import type { KindView } from '../kinds/parts/view.ts';
import { KIND_VIEWS, LAZY_MODULES } from '../kinds/views.ts';
import { hasMaths, loadMaths } from '../maths/load-maths.ts';
import { hasCodes, loadCodes } from '../paper/qr/code-loader.ts';
import type { DocumentOf, HandoutDocument } from './document.ts';
import { holdsFormula } from './holds-formula.ts';

type Views = { readonly [K in EntityType]: () => Promise<KindView<DocumentOf<K>>> };

const loaded: Partial<Record<EntityType, KindView<HandoutDocument>>> = {};

async function loadKindView(kind: EntityType): Promise<void> {
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  loaded[kind] ??= (await (KIND_VIEWS satisfies Views)[kind]()) as unknown as KindView<HandoutDocument>;
}

/** Takes what draws a kind from a page that has loaded it with its own script. */
export function setKindView<K extends EntityType>(kind: K, view: KindView<DocumentOf<K>>): void {
  loaded[kind] = view as unknown as KindView<HandoutDocument>;
}

/** Returns what draws the document's kind; throws where it has not been loaded. */
export function getKindView({ entity_type }: HandoutDocument): KindView<HandoutDocument> {
  const view = loaded[entity_type];
  if (!view) throw new Error(`The view of ${entity_type} is not loaded`);
  return view;
}

/** Tells whether everything that draws the document is loaded. */
export const canDraw = (document: HandoutDocument): boolean =>
  canDrawKind(document) &&
  (hasItemViews() || !needsItemViews(document)) &&
  (hasCodes() || !document.codes) &&
  (hasMaths() || !holdsFormula(document));

const canDrawKind = (document: HandoutDocument): boolean =>
  loaded[document.entity_type] !== undefined && (getLazyModule(document)?.isReady(document) ?? true);

/** Returns what draws only some documents of the kind; undefined for a kind that has no such part. */
function getLazyModule({ entity_type }: HandoutDocument): LazyModule<HandoutDocument, unknown> | undefined {
  const parts: Partial<Record<EntityType, LazyModule<never, unknown>>> = LAZY_MODULES;
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  return parts[entity_type] as LazyModule<HandoutDocument, unknown> | undefined;
}

/** An empty worksheet is drawn without them: they are a third of what a new one would load. */
const needsItemViews = (document: HandoutDocument): boolean =>
  getKindFacts(document.entity_type).hasItems && document.items.length > 0;

/** Loads what draws the document. */
export async function loadViews(document: HandoutDocument): Promise<void> {
  const loads = [loadKindView(document.entity_type), getLazyModule(document)?.load(document)];
  if (needsItemViews(document)) loads.push(loadItemViews());
  if (document.codes) loads.push(loadCodes());
  if (holdsFormula(document)) loads.push(loadMaths());
  await Promise.all(loads);
}
