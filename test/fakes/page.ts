import { ApiError } from '#functions/errors/api-error.ts';
import type { Page } from '#functions/ports/page.ts';

const PREFIX = 'after:';

/** Returns one page of sorted entries; throws `invalid` for a cursor that it did not give. */
export function toPage<T>(
  entries: readonly T[],
  toKey: (entry: T) => string,
  next: string | undefined,
  size: number,
): Page<T> {
  const start = next === undefined ? 0 : findStart(entries, toKey, next);
  const page = entries.slice(start, start + size);
  const last = page.at(-1);
  const hasMore = start + size < entries.length;
  return { entries: structuredClone(page), next: hasMore && last ? `${PREFIX}${toKey(last)}` : null };
}

function findStart<T>(entries: readonly T[], toKey: (entry: T) => string, next: string): number {
  if (!next.startsWith(PREFIX))
    throw new ApiError('invalid', { problems: [{ where: 'query.next', message: 'is not valid' }] });
  // Lists are sorted from new to old, so that larger keys come first.
  const start = entries.findIndex((entry) => toKey(entry) < next.slice(PREFIX.length));
  return start === -1 ? entries.length : start;
}
