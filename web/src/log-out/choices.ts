/** What can become of work that is on this device alone. */
export type Choice = 'save' | 'keep' | 'remove';

export const CHOICES = {
  save: { option: 'Save to my account', label: 'Save', variant: 'filled' },
  keep: { option: 'Keep here', label: 'Keep', variant: 'filled' },
  remove: { option: 'Remove', label: 'Remove', variant: 'danger' },
} as const satisfies Record<Choice, { option: string; label: string; variant: 'filled' | 'danger' }>;

export const HINTS: Record<Choice, string> = {
  save: 'They are saved to your account, and nothing of them stays on this device.',
  keep: 'They are shown to you alone, when you log in here again. On a computer that others use, save them instead.',
  remove: 'They are gone for good, and so is what you deleted on this device. Nothing brings them back.',
};

/** Says how much is on this device alone: "2 documents have changes that are only on this device:" */
export const describeCount = (count: number): string =>
  count === 1
    ? 'One document has changes that are only on this device:'
    : `${count} documents have changes that are only on this device:`;
