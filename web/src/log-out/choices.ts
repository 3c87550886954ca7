/** The choices for work that is on this device alone. */
export type Choice = 'save' | 'keep' | 'remove';

export const CHOICES = {
  save: { option: 'Save to my account', label: 'Save', variant: 'filled' },
  keep: { option: 'Keep here', label: 'Keep', variant: 'filled' },
  remove: { option: 'Remove', label: 'Remove', variant: 'danger' },
} as const satisfies Record<Choice, { option: string; label: string; variant: 'filled' | 'danger' }>;

export const HINTS: Record<Choice, string> = {
  save: 'It goes to your account. Nothing of yours stays on this device, what you deleted on it neither.',
  keep: 'It is shown to you alone, when you log in here again. On a computer that others use, save it instead.',
  remove: 'It is gone for good, and so is what you deleted on this device. Nothing brings it back.',
};

/** Says how much is on this device alone: "2 documents have changes that are only on this device:" */
export const describeCount = (count: number): string =>
  count === 1
    ? 'One document has changes that are only on this device:'
    : `${count} documents have changes that are only on this device:`;
