import type { RerenderResult } from '../../domain/publishing/rerender.ts';

/** The counts of a run by outcome, and its failures by name. */
export interface Summary {
  readonly run: string;
  readonly documents: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly failed: readonly Pick<RerenderResult, 'document_id' | 'reason'>[];
}

/** Hands each result on as a line of JSON, and returns the summary of all. A document may come twice; its last counts. */
export async function reportRun(
  run: string,
  results: AsyncIterable<RerenderResult>,
  write: (line: string) => void,
): Promise<Summary> {
  const last = new Map<string, RerenderResult>();
  for await (const result of results) {
    write(JSON.stringify(result));
    const before = last.get(result.document_id);
    // A second call about the same document finds it up to date, which is no news.
    if (before && result.outcome === 'up to date') continue;
    last.set(result.document_id, result);
  }
  const all = [...last.values()];
  const outcomes: Record<string, number> = {};
  for (const { outcome } of all) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const failed = all
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ document_id, reason = '' }) => ({ document_id, reason }));
  return { run, documents: all.length, outcomes, failed };
}
