import { expect, test, vi } from 'vitest';
import { findMovedDraft, rememberMove } from './moved-drafts.ts';

test('a draft that became a document is found under its document, and the last fifty are remembered', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  for (let at = 0; at <= 50; at++) rememberMove(`draft-${at}`, `doc-${at}`);
  rememberMove('draft-50', 'doc-new');
  expect(['draft-0', 'draft-1', 'draft-50'].map(findMovedDraft)).toEqual([null, 'doc-1', 'doc-new']);
  vi.unstubAllGlobals();
});
