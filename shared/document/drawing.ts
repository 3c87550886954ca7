import { listDrawnParts } from '../items/drawn-parts.ts';
import type { KindView } from '../kinds/parts/view.ts';
import { getLazyView } from '../kinds/views.ts';
import { columnsPlacer, usesColumns } from '../kinds/worksheet/columns/columns-placer.ts';
import { letterheadDrawer } from '../kinds/worksheet/letterhead/letterhead-drawer.ts';
import { leanPacker } from '../kinds/worksheet/versions/lean-packer.ts';
import { createLazy, type Lazy } from '../lazy.ts';
import { typesetter } from '../maths/typesetter.ts';
import { type HandoutDocument, hasItems } from './document.ts';
import { holdsFormula } from './holds-formula.ts';

/** A document with everything that draws it, which has loaded. */
export interface Drawing {
  readonly document: HandoutDocument;
  readonly view: KindView<HandoutDocument>;
  /** Its codes to scan, with what draws them; null where it has none. */
  readonly codes: Codes | null;
}

interface Codes {
  readonly targets: NonNullable<HandoutDocument['codes']>;
  readonly draw: DrawCode;
}
type DrawCode = typeof import('../paper/qr/with-code.tsx').withCode;

const codeDrawer = createLazy(async () => (await import('../paper/qr/with-code.tsx')).withCode);

/** Takes the place of what a document does not need. */
const NOTHING: Lazy<null> = { loaded: null, load: async () => null };

/** Returns a document with what draws it, which loads with the first document that needs it. */
export function getDrawing(document: HandoutDocument): Lazy<Drawing> {
  const view = getLazyView(document);
  const codes = document.codes ? pairCodes(document.codes) : NOTHING;
  const parts = hasItems(document) ? listDrawnParts(document.items) : [];
  if (hasItems(document) && usesColumns(document)) parts.push(columnsPlacer);
  if (hasItems(document) && document.versions) parts.push(leanPacker);
  if (hasItems(document) && document.letterhead) parts.push(letterheadDrawer);
  if (holdsFormula(document)) parts.push(typesetter);
  return {
    get loaded() {
      const isMissing = codes.loaded === undefined || parts.some(({ loaded }) => loaded === undefined);
      if (!view.loaded || isMissing) return undefined;
      return { document, view: view.loaded, codes: codes.loaded };
    },
    load: async () => {
      const loadsParts = Promise.all(parts.map((part) => part.load()));
      const [loadedView, loadedCodes] = await Promise.all([view.load(), codes.load(), loadsParts]);
      return { document, view: loadedView, codes: loadedCodes };
    },
  };
}

const pairCodes = (targets: Codes['targets']): Lazy<Codes> => ({
  get loaded() {
    return codeDrawer.loaded && { targets, draw: codeDrawer.loaded };
  },
  load: async () => ({ targets, draw: await codeDrawer.load() }),
});
