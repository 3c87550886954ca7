import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findChangedEntries, findChangedRange } from './changed-range.ts';

test.each([
  ['a letter that is inserted', 'cat', 'cart', { from: 2, oldTo: 2, newTo: 3 }],
  ['a letter that is removed', 'cart', 'cat', { from: 2, oldTo: 3, newTo: 2 }],
  ['a word that gives way to another', 'a red cat', 'a blue cat', { from: 2, oldTo: 5, newTo: 6 }],
  ['the whole of it', 'abc', 'xyz', { from: 0, oldTo: 3, newTo: 3 }],
  ['nothing', 'abc', 'abc', { from: 3, oldTo: 3, newTo: 3 }],
  ['nothing of an empty text', '', '', { from: 0, oldTo: 0, newTo: 0 }],
])('finds %s', (_, before, after, found) => {
  expect(findChangedRange(before, after)).toEqual(found);
});

test('of letters that are alike the last one changed', () => {
  expect(findChangedRange('aa', 'aaa')).toEqual({ from: 2, oldTo: 2, newTo: 3 });
  expect(findChangedRange('xaay', 'xay')).toEqual({ from: 2, oldTo: 3, newTo: 2 });
});

test('a character of two units is changed as a whole, whichever of its halves differs', () => {
  // U+1F600 and U+1F601 begin alike, U+1F600 and U+1FA00 end alike.
  expect(findChangedRange('a😀b', 'a😁b')).toEqual({ from: 1, oldTo: 3, newTo: 3 });
  expect(findChangedRange('a\u{1F600}b', 'a\u{1FA00}b')).toEqual({ from: 1, oldTo: 3, newTo: 3 });
});

test('entries of a list are compared as texts are', () => {
  expect(findChangedEntries(['a', 'b', 'c'], ['a', 'c'])).toEqual({ from: 1, oldTo: 2, newTo: 1 });
});

/** Texts of few letters, so that many are alike, and of characters that share one of their halves. */
const text = fc.array(fc.constantFrom('a', 'b', '😀', '😁', '\u{1FA00}'), { maxLength: 8 });

/** Finds the change by trying every range, the latest and smallest first. */
function tryEveryRange(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length);
  for (let from = shorter; from >= 0; from--)
    for (let kept = shorter - from; kept >= 0; kept--) {
      const [oldTo, newTo] = [before.length - kept, after.length - kept];
      const isSameBefore = before.slice(0, from).join('|') === after.slice(0, from).join('|');
      if (isSameBefore && before.slice(oldTo).join('|') === after.slice(newTo).join('|'))
        return { from, oldTo, newTo };
    }
  throw new Error('Two lists begin alike with none of their entries.');
}

test('is what a search through all ranges finds', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const range = tryEveryRange(before, after);
      expect(findChangedEntries(before, after)).toEqual(range);
      const countUnits = (characters: readonly string[], to: number) =>
        characters.slice(0, to).join('').length;
      expect(findChangedRange(before.join(''), after.join(''))).toEqual({
        from: countUnits(before, range.from),
        oldTo: countUnits(before, range.oldTo),
        newTo: countUnits(after, range.newTo),
      });
    }),
  );
});
