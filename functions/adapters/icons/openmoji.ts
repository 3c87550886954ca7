import { isDiagram } from '#shared/icons/diagrams/diagrams.ts';
import { DIAGRAM_LICENSE, getIconPath, ICON_LICENSE, POPULAR } from '#shared/icons/icon.ts';
import type { Icon } from '#shared/icons/icon-schema.ts';

/** The fields that we use of an entry in the library's list. */
export interface OpenMoji {
  readonly hexcode: string;
  readonly group: string;
  readonly subgroups: string;
  readonly annotation: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly openmoji_tags: string;
  readonly openmoji_author: string;
  readonly skintone: string;
}

/** The group of drawings that OpenMoji itself designed. */
const PREMIUM_GROUP = 'extras-openmoji';

export const listTags = ({ tags, openmoji_tags }: OpenMoji): string[] => [
  ...new Set(
    `${tags},${openmoji_tags}`
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

export const toIcon = (entry: OpenMoji): Icon => ({
  id: entry.hexcode,
  thumbnail_url: getIconPath(entry.hexcode),
  our_premium: entry.group === PREMIUM_GROUP,
  is_default: POPULAR.includes(entry.hexcode),
  term: entry.annotation,
  tags: listTags(entry).filter((tag) => tag.toLowerCase() !== entry.annotation.toLowerCase()),
  creator: entry.openmoji_author,
  license: isDiagram(entry.hexcode) ? DIAGRAM_LICENSE : ICON_LICENSE,
});
