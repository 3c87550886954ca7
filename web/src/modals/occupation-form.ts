import { OCCUPATIONS, type User } from '#shared/api/models.ts';

export type Occupation = NonNullable<User['occupation']>;

/** The occupation while it is being filled in. */
export interface OccupationForm {
  readonly occupation: Occupation | null;
  readonly occupation_other: string;
}

export type OccupationProblems = { readonly [Field in keyof OccupationForm]?: string };

export const OCCUPATION_OPTIONS = (Object.keys(OCCUPATIONS) as Occupation[]).map((value) => ({
  value,
  label: OCCUPATIONS[value],
}));

/** Finds what is missing, by field; the occupation itself only where it is required. */
export function findOccupationProblems(
  { occupation, occupation_other }: OccupationForm,
  isRequired: boolean,
): OccupationProblems {
  if (occupation === null) return isRequired ? { occupation: 'This is a required field.' } : {};
  const isUnnamed = occupation === 'o' && occupation_other.trim() === '';
  return isUnnamed ? { occupation_other: 'Please specify the occupation.' } : {};
}

/** Converts the form to the request: text beside Other counts only while Other is chosen. */
export const toOccupationChange = ({ occupation, occupation_other }: OccupationForm) => ({
  ...(occupation && { occupation }),
  occupation_other: occupation === 'o' ? occupation_other.trim() : '',
});

/** Returns the label of the grades, as somebody with that occupation would say it: a parent teaches none. */
export function getGradesLabel(occupation: Occupation | null): string {
  if (occupation === 'p') return 'Grades of your children';
  return occupation === 'o' ? 'Grades you make sheets for' : 'Grades you teach';
}
