import { PRINT_RECIPE } from './recipe.ts';

/** A run over everything published. Its id says all that is to be known of it: recipe and start. */
export interface RerenderRun {
  /** Such as `2-20260301T100000Z`. */
  readonly id: string;
  readonly recipe: number;
  /** The start of the run. Files published since then are made by this release already. */
  readonly startedAt: string;
  /** Only tells what it would render. */
  readonly isDry: boolean;
}

/** Begins a run for the recipe by which this release prints. */
export function createRun(now: Date, isDry = false): RerenderRun {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return parseRun(`${PRINT_RECIPE}-${time}`, isDry);
}

const ID = /^([1-9]\d{0,5})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Reads a run from its id. Throws for an id of another form. */
export function parseRun(id: string, isDry = false): RerenderRun {
  const [, recipe, year, month, day, hours, minutes, seconds] = ID.exec(id) ?? [];
  const startedAt = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(startedAt.getTime()))
    throw new Error(`${id} is no run. The id of one is such as 2-20260301T100000Z.`);
  return { id, recipe: Number(recipe), startedAt: startedAt.toISOString(), isDry };
}
