import { proxy } from 'valtio';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import type { Saver } from '../saving/saver.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** Another tab of this browser with the document open, and what it hears. */
function anotherTab() {
  const channel = new BroadcastChannel('saved-versions');
  const heard: unknown[] = [];
  channel.onmessage = ({ data: { says, from } }) => {
    if (from !== 'other') heard.push(says);
  };
  return { heard, say: (says: string) => channel.postMessage({ id: 'rain', says, from: 'other' }), channel };
}

test('a tab saves for others to follow only while another one is in sight', async () => {
  const other = anotherTab();
  const editor = new Editor(aWorksheet());
  const readBase = async () => editor.document;
  const state = proxy({ status: 'saved' });
  const saver = { id: 'rain', version: 1, isShared: false, state, follower: null, readBase };
  await renderHook(() => useOtherTabs(saver as unknown as Saver, editor));
  await vi.waitFor(() => expect(other.heard).toEqual(['opened']));
  expect(saver.isShared).toBe(false);
  other.say('open too');
  await vi.waitFor(() => expect(saver.isShared).toBe(true));
  other.say('hidden');
  await vi.waitFor(() => expect(saver.isShared).toBe(false));
  other.say('opened');
  await vi.waitFor(() => expect(other.heard).toEqual(['opened', 'open too']));
  expect(saver.isShared).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(other.heard.at(-1)).toBe('opened'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(other.heard.at(-1)).toBe('hidden'));
  const said = other.heard.length;
  saver.isShared = false;
  other.say('opened');
  await vi.waitFor(() => expect(saver.isShared).toBe(true));
  expect(other.heard).toHaveLength(said);
  other.channel.close();
  vi.restoreAllMocks();
});
