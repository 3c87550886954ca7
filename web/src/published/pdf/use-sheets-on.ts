import type { PublishedDocument } from '#shared/api/published-models.ts';
import { PAPER_NAMES } from '#shared/paper/sheet/page-sizes.ts';
import { useOtherPaper } from '../../api/publishing.ts';
import type { Version } from './pdf-version.ts';

export interface SheetsOn {
  /** The message while the sheets are being made; null where they exist, or never will. */
  readonly making: string | null;
  readonly problem: string | null;
  /** Asks for them once more; null where that is no use. */
  readonly askAgain: (() => void) | null;
}

const THERE: SheetsOn = { making: null, problem: null, askAgain: null };

/**
 * Returns the state of the sheets on the chosen paper; those on the other paper are made on its first choice.
 */
export function useSheetsOn({ id, other_paper }: PublishedDocument, { other }: Version): SheetsOn {
  const isMissing = other !== undefined && other_paper.state !== 'ready';
  const { data, error, refetch } = useOtherPaper(id, isMissing);
  if (!isMissing) return THERE;
  const name = PAPER_NAMES[other];
  if (data?.state === 'failed') return { ...THERE, problem: `This document cannot be printed on ${name}.` };
  if (error) return { making: null, problem: error.message, askAgain: () => void refetch() };
  return { ...THERE, making: `Making it for ${name}` };
}
