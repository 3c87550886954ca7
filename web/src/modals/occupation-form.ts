import { OCCUPATIONS, type User } from '#shared/api/models.ts';

export type Occupation = NonNullable<User['occupation']>;

/** What somebody says they are, while they say it. */
export interface OccupationForm {
  readonly occupation: Occupation | null;
  readonly occupation_other: string;
}

export type OccupationProblems = { readonly [Field in keyof OccupationForm]?: string };

export const LONGEST_OCCUPATION = 255;
export const OCCUPATION_OPTIONS = (Object.keys(OCCUPATIONS) as Occupation[]).map((value) => ({
  value,
  label: OCCUPATIONS[value],
}));

/** What is missing, by field; an occupation itself only where it is asked for. */
export function findOccupationProblems(
  { occupation, occupation_other }: OccupationForm,
  isRequired: boolean,
): OccupationProblems {
  if (occupation === null) return isRequired ? { occupation: 'This is a required field.' } : {};
  const isUnnamed = occupation === 'o' && occupation_other.trim() === '';
  return isUnnamed ? { occupation_other: 'Please specify the occupation.' } : {};
}

/** What is sent: what is typed beside Other counts only while Other is chosen. */
export const toOccupationChange = ({ occupation, occupation_other }: OccupationForm) => ({
  ...(occupation && { occupation }),
  occupation_other: occupation === 'o' ? occupation_other.trim() : '',
});
