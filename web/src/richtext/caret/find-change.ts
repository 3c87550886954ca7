import type { Edit } from './typing-receiver.ts';

const countSameStart = (one: string, other: string, most: number): number => {
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
};

const countSameEnd = (one: string, other: string, most: number): number => {
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
};

const cutChange = (before: string, after: string, start: number, end: number): Edit => ({
  from: start,
  to: before.length - end,
  text: after.slice(start, after.length - end),
});

/** Returns the smallest change from one text to another; of letters that are alike, the last ones changed. */
export function findChange(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  const start = countSameStart(before, after, most);
  return cutChange(before, after, start, countSameEnd(before, after, most - start));
}

/** Returns what one key or paste changed: up to the caret, behind which the text is as it was. */
export function findTyped(before: string, after: string, caret: number): Edit {
  const most = Math.min(before.length, after.length);
  const end = countSameEnd(before, after, Math.min(most, after.length - caret));
  return cutChange(before, after, countSameStart(before, after, most - end), end);
}
