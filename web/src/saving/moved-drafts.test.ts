import { afterEach, expect, test, vi } from 'vitest';
import { findMovedDraft, rememberMove } from './moved-drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Replaces the storage of the device by one in memory. */
function aStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  return stored;
}

test('a draft that became a document is found under its document, and the last fifty are remembered', () => {
  aStorage();
  for (let at = 0; at <= 50; at++) rememberMove(`draft-${at}`, `doc-${at}`);
  rememberMove('draft-50', 'doc-new');
  expect(['draft-0', 'draft-1', 'draft-50'].map(findMovedDraft)).toEqual([null, 'doc-1', 'doc-new']);
});

test.each(['null', '{}', '[["draft-1"]]', '['])('what stands there of others is no move: %s', (text) => {
  const stored = aStorage();
  stored.set('moved-drafts', text);
  expect(findMovedDraft('draft-1')).toBe(null);
  rememberMove('draft-1', 'doc-1');
  expect(findMovedDraft('draft-1')).toBe('doc-1');
});
