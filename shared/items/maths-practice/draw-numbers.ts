/** Numbers from one to another, both included, in whichever order they were set. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const toSpan = (one: number, other: number): Span => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
});

/** Draws a whole number of a span. */
export const drawFrom = ({ from, to }: Span, random: () => number): number =>
  from + Math.floor(random() * (to - from + 1));

export const pickOne = <T>(list: readonly [T, ...T[]], random: () => number): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** So many numbers are tried in vain, before there are no more problems. */
const ATTEMPTS = 600;
/** Of so many problems one may be as easy as "7 + 0". */
const EASY_SHARE = 12;

/** What one attempt has drawn. */
export interface Draft<T> {
  readonly make: () => T;
  /** The same for problems that ask the same, such as 3 + 4 and 4 + 3. */
  readonly key: string;
  /** True where nothing is to be worked out, as with zeros and ones. */
  readonly isEasy: boolean;
}

/**
 * Draws up to `count` problems that differ; fewer where the ranges have no more. Easy ones are rare, unless there are no others.
 */
export function drawProblems<T>(count: number, attempt: () => Draft<T> | null): T[] {
  const found = new Map<string, T>();
  const easy = new Map<string, T>();
  const mostEasy = Math.ceil(count / EASY_SHARE);
  for (let vain = 0; vain < ATTEMPTS && found.size + Math.min(easy.size, mostEasy) < count; vain++) {
    const draft = attempt();
    if (!draft || found.has(draft.key) || easy.has(draft.key)) continue;
    vain = 0;
    (draft.isEasy ? easy : found).set(draft.key, draft.make());
  }
  const hard = [...found.values()].slice(0, count);
  return mix(hard, [...easy.values()].slice(0, count - hard.length));
}

/** Puts the entries of a short list among those of a long one. */
function mix<T>(long: readonly T[], short: readonly T[]): T[] {
  const step = Math.ceil((long.length + 1) / (short.length + 1));
  return [
    ...long.flatMap((one, at) => {
      const extra = (at + 1) % step === 0 ? short[(at + 1) / step - 1] : undefined;
      return extra === undefined ? [one] : [one, extra];
    }),
    ...short.slice(Math.floor(long.length / step)),
  ];
}
