import type { EntityType } from '#shared/document/document.ts';

interface Change {
  readonly kind: EntityType;
  /** The step as Undo offers it. */
  readonly step: string | null;
  /** The account does not have the document yet. */
  readonly isNew: boolean;
}

/** In ms, how long the device waits for more of the same before it keeps a change. The paper never waits. */
export function draftDelay({ kind, step, isNew }: Change): number {
  if (kind === 'bingo' && step === 'Edit title' && isNew) return FIRST_TITLE;
  if (kind === 'bingo' && step === 'Card setup') return SIZES;
  return TEXTS;
}
const FIRST_TITLE = 1;
const SIZES = 150;
const TEXTS = 500;
