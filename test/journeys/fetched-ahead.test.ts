// @module-tag slow
import { describe, expect, test } from 'vitest';
import { aJourney } from '../support/journey.ts';

describe('the parts of the editor that are opened later', () => {
  const journey = aJourney();

  /** Opens the editor and adds an item; returns the addresses that were and will be asked for. */
  async function work(fetchesAhead: boolean): Promise<readonly string[]> {
    const { editor, page } = await journey.visitor({ fetchesAhead });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await editor.openNew();
    await editor.addItem('Open Response');
    await editor.addItem('Open Response');
    return asked;
  }

  const messages = expect.stringContaining('/assets/ToastList-');

  test('are fetched from the first key on, before anybody opens them', async () => {
    const asked = await work(true);
    await expect.poll(() => asked).toContainEqual(expect.stringContaining('/assets/HelpDialog-'));
    expect(asked).toContainEqual(messages);
  });

  test('are fetched when they are opened by whoever saves data', async () => {
    const asked = await work(false);
    expect(asked).toContainEqual(expect.stringContaining('/assets/later-rows'));
    expect(asked).not.toContainEqual(messages);
  });
});
