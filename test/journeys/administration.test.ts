// @module-tag slow
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listViolations } from '../support/axe.ts';
import { anEmail } from '../support/editor-driver.ts';
import { aJourney } from '../support/journey.ts';
import { runOperatorCommand } from '../support/operator-command.ts';

const journey = aJourney();

test('an administrator sees what is announced, corrects it, and answers and closes requests for help', async () => {
  const { editor, page } = await journey.visitor();
  const email = anEmail();
  const goToPage = () => page.goto(`${journey.product.url}/admin`);
  await editor.openNew();
  await editor.saveAsNewcomer(email, 'Rain');
  await goToPage();
  await page.getByText('This page is for administrators.').waitFor();
  expect(await editor.button('Try again').count()).toBe(0);
  await runOperatorCommand(journey.product, 'role', email, 'admin');
  await goToPage();

  await page.getByText('Nothing is announced. Times are those of this computer:').waitFor();
  const put = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
  const announce = editor.button('Announce');
  await put('Start', '2020-01-01T10:00');
  await put('End', '2020-01-01T09:00');
  await page.getByText('The end must be after the start.').waitFor();
  await put('End', '2020-01-01T11:00');
  await page.getByText('This time is over already.').waitFor();
  expect(await announce.isDisabled()).toBe(true);
  const year = new Date().getFullYear() + 1;
  await put('Start', `${year}-03-01T10:00`);
  await put('End', `${year}-03-01T11:00`);
  await announce.click();
  // At once, whatever copy everybody else is given.
  await page.reload();
  await page.getByText(`Announced: from Mar 1, ${year}, 10:00`).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await editor.button('Remove the notice').click();
  await page.getByText('Nothing is announced.').waitFor();

  const message = `How do I print two on a page? ${randomUUID()}`;
  await fetch(`${journey.product.url}/api/help-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), message, email: 'ada@example.org', page: '/d/1/x' }),
  });
  await page.reload();
  const asked = page.getByRole('listitem').filter({ hasText: message });
  expect(await asked.getByRole('link', { name: 'Answer' }).getAttribute('href')).toMatch(
    /^mailto:ada%40example\.org\?subject=/,
  );
  expect(await asked.getByRole('link', { name: '/d/1/x' }).getAttribute('href')).toBe('/d/1/x');
  await asked.getByRole('button', { name: 'Close' }).click();
  await asked.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'Help requests' }).waitFor();
  await page.getByText('Nothing is announced.').waitFor();
  expect(await asked.count()).toBe(0);
});
