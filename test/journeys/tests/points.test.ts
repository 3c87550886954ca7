import { expect, test } from 'vitest';
import { listViolations } from '#test/support/axe.ts';
import { aQuestion, editor, open, openItemsEditor } from '../items/worksheet.ts';

openItemsEditor();

const points = () => editor.paper.locator('.margin-points').allTextContents();
const chooseSegment = (label: string, option: string) =>
  editor.page
    .getByRole('radiogroup', { name: label })
    .locator('label', { hasText: new RegExp(`^${option}$`) })
    .click();

test('a teacher gives points, changes one question’s, and prints totals and grades', async () => {
  await open(aQuestion('First?'), aQuestion('Second?'));
  await editor.openSection('Points and versions');
  await editor.toggle('Give points');
  await expect.poll(points).toEqual(['/\u00A01', '/\u00A01']);

  await chooseSegment('Table of points', 'At the end');
  await chooseSegment('Table of grades', 'Sheet and key');
  await expect.poll(() => editor.paper.locator('.points-table').allTextContents()).toHaveLength(2);
  expect(await editor.paper.locator('.points-sum').textContent()).toBe('2');

  await editor.row(1).click();
  const box = editor.frame.locator('.item-points .number-box');
  await box.fill('2.5');
  await box.press('Enter');
  await expect.poll(points).toEqual(['/\u00A01', '/\u00A02.5']);
  expect(await editor.paper.locator('.points-sum').textContent()).toBe('3.5');

  await editor.undo();
  await expect.poll(points).toEqual(['/\u00A01', '/\u00A01']);
});

test('a question that is added after Set all earns as much as the others; one without points is counted', async () => {
  await open(aQuestion('First?'), aQuestion('Second?'));
  await editor.openSection('Points and versions');
  await editor.toggle('Give points');
  await editor.page.getByLabel('Points of each question').first().fill('4');
  await editor.button('Set all').click();
  await expect.poll(points).toEqual(['/\u00A04', '/\u00A04']);
  await editor.addItem('Open Response');
  await expect.poll(points).toEqual(['/\u00A04', '/\u00A04', '/\u00A04']);
  const box = editor.frame.locator('.item-points .number-box');
  await box.fill('0');
  await box.press('Enter');
  await editor.openSection('Points and versions');
  await editor.page.getByText('8 points · 1 question without points. Each question').waitFor();
});

test('axe finds nothing in the panel and the tables of points, grades, versions and the class', {
  tags: ['slow'],
}, async () => {
  await open(aQuestion('First?'), aQuestion('Second?'));
  await editor.openSection('Points and versions');
  await editor.toggle('Give points');
  await chooseSegment('Table of points', 'At the end');
  await chooseSegment('Table of grades', 'Sheet and key');
  await editor.choose('Versions', /^A–D/);
  await editor.put(editor.field('Class list'), 'Ann\nBo, support');
  await editor.toggle('Marking guide');
  await editor.page.getByText('No question has a support variant: Bo gets the standard sheet.').waitFor();
  expect(await listViolations(editor.page)).toEqual([]);
  await editor.toggle('Answer key', editor.page.locator('.top-bar'));
  await chooseSegment('Show of the key', 'Guide');
  await expect.poll(() => editor.paper.textContent()).toMatch(/Marking guide/);
  expect(await listViolations(editor.page)).toEqual([]);
});

test('the points behind the questions are read with them', async () => {
  await open(aQuestion('First?'));
  await editor.openSection('Points and versions');
  await editor.toggle('Give points');
  await chooseSegment('Show points', 'After text');
  await expect.poll(() => editor.paper.textContent()).toMatch(/First\? \(1\u00A0point\)/);
  expect(await points()).toEqual([]);
});
