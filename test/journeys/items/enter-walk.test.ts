// @module-tag slow
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listItemTypes } from '#shared/items/item.ts';
import { worksheet } from '#shared/kinds/worksheet/schema.ts';
import { openStored } from '#test/support/journey.ts';
import { editor, openItemsEditor } from './worksheet.ts';

/** Enter in every field of every panel, as in a form that one fills. */
openItemsEditor();

const EVERY_OPTION = new URL('../../fixtures/documents/every-option.json', import.meta.url);
const document = worksheet.parse(JSON.parse(readFileSync(EVERY_OPTION, 'utf8')));

/** Runs in the page: gives the next field of the open item the focus; returns its name, or null behind the last one. */
function focusField(at: number): string | null {
  const fields = [
    ...globalThis.document.querySelectorAll<HTMLInputElement>(
      '.frame-open :is(input:not([type=file], [type=search]), [role=textbox]:not([aria-multiline=true], textarea))',
    ),
  ].filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
  const field = fields[at];
  field?.focus();
  Object.assign(globalThis, { walked: field });
  return field ? (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.id) : null;
}

/** Runs in the page: tells where Enter has led. */
function readPlace(): 'on' | 'nowhere' | 'a wrong button' {
  const { activeElement: now, body } = globalThis.document;
  if (!now || now === body || now === (globalThis as { walked?: Element }).walked) return 'nowhere';
  const isRow = now.matches(
    'input, textarea, [role=textbox], [aria-haspopup], [aria-expanded], [data-form-field]',
  );
  return isRow ? 'on' : 'a wrong button';
}

test.each(listItemTypes())('Enter goes on from every field of the panel of a %s', async (type) => {
  const items = document.items.filter((item) => item.type === type).slice(0, 1);
  expect(items).toHaveLength(1);
  await openStored(editor, { ...document, items });
  await editor.row(0).click();
  await editor.frame.getByRole('switch', { name: 'Advanced Options' }).or(editor.frame).first().waitFor();
  if (await editor.frame.getByRole('switch', { name: 'Advanced Options' }).count())
    await editor.showAdvanced();
  const stuck: string[] = [];
  for (let at = 0; ; at++) {
    const name = await editor.page.evaluate(focusField, at);
    if (name === null) break;
    await editor.page.keyboard.press('Enter');
    const place = await editor.page.evaluate(readPlace);
    if (place !== 'on') stuck.push(`${name}: ${place}`);
  }
  expect(stuck).toEqual([]);
});
