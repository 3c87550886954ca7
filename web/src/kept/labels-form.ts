import { KEPT_LIMITS, type KeptBody } from '#shared/api/kept-models.ts';

/** Name, subject, grade and tags as they are typed; tags have commas between them. */
export interface LabelsForm extends Pick<KeptBody, 'name' | 'subject' | 'grade'> {
  readonly tags: string;
}

const splitTags = (tags: string): string[] => [
  ...new Set(
    tags
      .split(/[,;\n]/)
      .map((tag) => tag.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];

export const toLabelsForm = ({ name, subject, grade, tags }: Omit<KeptBody, 'content'>): LabelsForm => ({
  name,
  subject,
  grade,
  tags: tags.join(', '),
});

export const toLabels = ({ name, tags, ...rest }: LabelsForm): Omit<KeptBody, 'content'> => ({
  ...rest,
  name: name.trim().slice(0, KEPT_LIMITS.nameCharacters).toWellFormed(),
  tags: splitTags(tags),
});

export interface LabelProblems {
  readonly name?: string | undefined;
  readonly tags?: string | undefined;
}

/** Finds what is wrong with the labels, by field. */
export function findLabelProblems({ name, tags }: LabelsForm): LabelProblems {
  const all = splitTags(tags);
  const long = all.find((tag) => tag.length > KEPT_LIMITS.tagCharacters);
  const isTooMany = all.length > KEPT_LIMITS.tags;
  return {
    name: name.trim() === '' ? 'Give it a name.' : undefined,
    tags: long
      ? `“${long.slice(0, KEPT_LIMITS.tagCharacters)}…” is too long: a tag has at most ${KEPT_LIMITS.tagCharacters} characters.`
      : isTooMany
        ? `There are ${all.length} tags; ${KEPT_LIMITS.tags} fit.`
        : undefined,
  };
}
