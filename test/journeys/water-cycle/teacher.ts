import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { worksheet } from '#shared/kinds/worksheet/schema.ts';
import type { Person } from '#test/support/browser.ts';
import { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, openStored } from '#test/support/journey.ts';

/** The person of the tests of one file, who has no account yet, and the editor that is open. */
export let person: Person;
export let editor: EditorDriver;

const FIXTURES = new URL('../../fixtures/journeys/', import.meta.url);

/** Opens an editor before the tests of a file, with the worksheet as far as the chapter before left it. */
export function openTeachersEditor(fixture?: 'water-cycle-half' | 'water-cycle'): void {
  const journey = aJourney();
  beforeAll(async () => {
    const visitor = await journey.visitor({ newcomer: true });
    person = visitor;
    ({ editor } = visitor);
    if (!fixture) return;
    const stored = JSON.parse(readFileSync(new URL(`${fixture}.json`, FIXTURES), 'utf8'));
    await openStored(editor, worksheet.parse(stored));
  });
  afterAll(() => expect(person.faults).toEqual([]));
}

/** Closes the tab and opens another. */
export async function reopenTab(): Promise<Page> {
  await person.page.close();
  const page = await person.context.newPage();
  editor = new EditorDriver(page, editor.product);
  await page.goto(`${editor.product.url}/`);
  await page
    .getByRole('region', { name: 'Continue where you left off' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click();
  await editor.paper.waitFor();
  return page;
}

export async function expectPaper(text: RegExp): Promise<void> {
  await expect.poll(async () => (await editor.paper.textContent()) ?? '').toMatch(text);
}
