import { beforeEach, expect, test, vi } from 'vitest';
import {
  findTerm,
  hasUsedIcons,
  readSearchHistory,
  rememberPair,
  rememberSearch,
  renamePair,
  setUsedIcons,
} from './search-memory.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test('the words that were searched for are kept in iconfinder_history, the latest first, each once', () => {
  for (const term of ['cat', 'dog', '', 'cat']) rememberSearch(term);
  expect(kept.get('iconfinder_history')).toBe('["cat","dog"]');
  for (let count = 0; count < 20; count++) rememberSearch(`word ${count}`);
  expect(readSearchHistory()).toHaveLength(8);
});

test('a picture and the term it was found by are kept in search_pair, under its id of the account', () => {
  rememberPair({ searchTerm: 'cat', imageId: 'temporary' });
  rememberPair({ searchTerm: '', imageId: 'popular' });
  renamePair('temporary', 'final');
  renamePair('unknown', 'x');
  expect(kept.get('search_pair')).toBe('[{"searchTerm":"cat","imageId":"final"}]');
  expect([findTerm('final'), findTerm('temporary')]).toEqual(['cat', undefined]);
  rememberPair({ searchTerm: 'kitten', imageId: 'again' });
  renamePair('again', 'final');
  expect(kept.get('search_pair')).toBe('[{"searchTerm":"kitten","imageId":"final"}]');
});

test('what somebody else wrote there is no memory of ours', () => {
  kept.set('search_pair', '{"a":1}');
  kept.set('iconfinder_history', 'nonsense');
  expect([findTerm('a'), readSearchHistory()]).toEqual([undefined, []]);
});

test('the first use is flagged in used-icon-finder-feature', () => {
  expect(hasUsedIcons()).toBe(false);
  setUsedIcons();
  expect([hasUsedIcons(), kept.has('used-icon-finder-feature')]).toEqual([true, true]);
});
