import { isNumberedItem, type WorksheetItem } from '../../../items/item.ts';
import { findUsualPoints } from '../../../items/new-item.ts';
import type { ItemPoints } from '../../../vocabulary/points-field.ts';
import { createScale, type ScaleName } from './grade-scales.ts';
import { createScoring, GRADES_LIMIT, type Grade, type Scoring } from './scoring.ts';

/** Describes a worksheet as the rules of points see it. */
interface Scorable {
  scoring?: Scoring | undefined;
  readonly items: WorksheetItem[];
}

/**
 * Begins to give points, or stops. Beginning gives each question that has none as many as most others have, or one; stopping
 * keeps the points of the items, so that beginning again finds them.
 */
export function setScoring(document: Scorable, on: boolean): void {
  if (!on) {
    delete document.scoring;
    return;
  }
  document.scoring ??= createScoring();
  const value = findUsualPoints(document);
  for (const item of document.items) if (!item.points && isNumberedItem(item)) setItemPoints(item, { value });
}

/** Gives every question so many points; what counts for each part or as a bonus goes on to. */
export function setAllPoints({ items }: Pick<Scorable, 'items'>, value: number): void {
  for (const item of items) if (isNumberedItem(item)) setItemPoints(item, { value });
}

/** Gives these questions so many points each. */
export function setPointsOf(
  { items }: Pick<Scorable, 'items'>,
  { ids, value }: { readonly ids: readonly string[]; readonly value: number },
): void {
  setAllPoints({ items: items.filter(({ id }) => ids.includes(id)) }, value);
}

/** Sets what an item earns. */
export function setItemPoints(item: WorksheetItem, fields: Partial<ItemPoints>): void {
  item.points = { value: 0, per_part: false, bonus: false, ...item.points, ...fields };
}

/** Takes over the grades of a country. */
export function setScale(scoring: Scoring, name: ScaleName): void {
  scoring.scale = createScale(name);
}

/** Sets where the table of grades is printed; its first one is that of the language's country. */
export function setGrades(
  scoring: Scoring,
  { grades, locale }: { grades: Scoring['grades']; locale: string },
): void {
  scoring.grades = grades;
  if (grades !== 'none' && scoring.scale.length === 0) scoring.scale = createScale(findCountry(locale));
}

const COUNTRIES: Readonly<Record<string, ScaleName>> = { de: 'DE', fr: 'FR', es: 'ES' };

function findCountry(locale: string): ScaleName {
  const { language, region } = new Intl.Locale(locale);
  return COUNTRIES[language] ?? (region === 'GB' ? 'UK' : 'US');
}

export function setGrade(scoring: Scoring, { at, ...fields }: { at: number } & Partial<Grade>): void {
  const grade = scoring.scale[at];
  if (grade) Object.assign(grade, fields);
}

/** Adds a grade below the last one. */
export function addGrade(scoring: Scoring): void {
  if (scoring.scale.length < GRADES_LIMIT) scoring.scale.push({ mark: '', from: 0 });
}

export function removeGrade(scoring: Scoring, at: number): void {
  scoring.scale.splice(at, 1);
}

/** Puts a grade back in its place. */
export function insertGrade(scoring: Scoring, { at, grade }: { at: number; grade: Grade }): void {
  if (scoring.scale.length < GRADES_LIMIT) scoring.scale.splice(at, 0, { ...grade });
}
