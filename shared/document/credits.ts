import { DIAGRAM_LICENSE, ICON_LIBRARY, ICON_LICENSE } from '../icons/icon.ts';
import type { ImageAttachment } from '../vocabulary/image.ts';
import type { HandoutDocument } from './document.ts';
import { listPicturesIn } from './pictures.ts';

/** More are counted. */
const MOST_NAMES = 8;

/** Builds the line of credits that the licences of a document's icons ask for; empty without icons. */
export function buildCredits(document: HandoutDocument): string {
  const icons = Object.entries(document).flatMap(([name, value]) => findIcons(name, value));
  return Array.from(Map.groupBy(icons, getLicense), ([license, of]) => formatCredit(license, of)).join(' · ');
}

/**
 * Caches by object: parts of a document are replaced, never changed, and a key press replaces one item of
 * many.
 */
const known = new WeakMap<object, readonly ImageAttachment[]>();

function findIcons(name: string, value: unknown): readonly ImageAttachment[] {
  if (typeof value !== 'object' || value === null) return [];
  if (name === 'items' && Array.isArray(value)) return value.flatMap((item) => findIcons('', item));
  const before = known.get(value);
  if (before) return before;
  const icons = listPicturesIn(value, name).filter(
    ({ is_icon, iconObject }) => is_icon && iconObject?.license !== DIAGRAM_LICENSE.name,
  );
  known.set(value, icons);
  return icons;
}

const getLicense = ({ iconObject }: ImageAttachment): string => iconObject?.license || ICON_LICENSE.name;

function formatCredit(license: string, icons: readonly ImageAttachment[]): string {
  const creators = [...new Set(icons.flatMap(({ iconObject }) => iconObject?.creator || []))];
  const named = creators.length > MOST_NAMES ? creators.slice(0, MOST_NAMES - 1) : creators;
  const others = creators.length - named.length;
  const names = [...named, ...(others > 0 ? [`${others} others`] : [])].join(', ');
  const changed = icons.some(({ color }) => color !== null) ? ', colors changed' : '';
  return `Icons: ${ICON_LIBRARY}${names && ` (${names})`}, ${license}${changed}`;
}
