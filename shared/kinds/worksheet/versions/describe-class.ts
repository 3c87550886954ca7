import type { WorksheetItem } from '../../../items/item.ts';
import { LEVELS, type SheetLevel } from '../../../vocabulary/difficulty.ts';
import { getVersionLetter } from '../../../vocabulary/version-letter.ts';
import { joinNames } from '../../parts/names.ts';
import type { Pupil } from './class-list.ts';
import { listLevels } from './to-level.ts';
import type { Versions } from './versions.ts';

interface ForClass {
  readonly items: readonly WorksheetItem[];
  readonly versions?: Versions | undefined;
  readonly class_list?: readonly Pupil[] | undefined;
}

/** Says what a class gets: "24 copies, A to D in turn: 20 standard, 4 support."; the levels where there are some. */
export function describeClass({ items, versions, class_list = [] }: ForClass): string {
  const copies = class_list.length === 1 ? '1 copy' : `${class_list.length} copies`;
  const turns = versions ? `, A to ${getVersionLetter(versions.seeds.length - 1)} in turn` : '';
  const levels = listLevels(items);
  const counts = levels.flatMap((level) => {
    const count = class_list.filter((pupil) => findPrinted(pupil.level ?? null, levels) === level).length;
    return count > 0 ? [`${count} ${level ?? 'standard'}`] : [];
  });
  return `${copies}${turns}${levels.length > 1 ? `: ${counts.join(', ')}` : ''}.`;
}

/** Returns the level of the sheet that somebody of a level gets. */
const findPrinted = (level: SheetLevel, levels: readonly SheetLevel[]): SheetLevel =>
  levels.includes(level) ? level : null;

/** Says whose level no question has a variant for; null where there is no such pupil. */
export function describeMissingLevels({ items, class_list = [] }: ForClass): string | null {
  const printed = listLevels(items);
  const said = LEVELS.filter((level) => !printed.includes(level)).flatMap((level) => {
    const names = class_list.filter((pupil) => pupil.level === level).map(({ name }) => name);
    if (names.length === 0) return [];
    const verb = names.length === 1 ? 'gets' : 'get';
    return [`No question has a ${level} variant: ${joinNames(names)} ${verb} the standard sheet.`];
  });
  return said.length > 0 ? said.join(' ') : null;
}
