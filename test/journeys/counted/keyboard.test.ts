// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmail } from '#test/support/editor-driver.ts';
import { aJourney, type Visitor } from '#test/support/journey.ts';
import { CountingTeacher } from './counting-teacher.ts';

const journey = aJourney();
let visitor: Visitor;
let teacher: CountingTeacher;
beforeAll(async () => {
  visitor = await journey.visitor({ newcomer: true });
  teacher = new CountingTeacher(visitor);
});
afterAll(() => expect(visitor.faults).toEqual([]));

/** Goes to a button or field by Tab and acts on it; what has the focus shows it. */
const act = async (name: string | RegExp, key: string) => {
  await teacher.tabTo(name);
  await expectVisibleFocus();
  await teacher.press(key, String(name));
};
const write = async (name: string | RegExp, ...rows: string[]) => {
  await teacher.waitForCaret(name);
  await expectVisibleFocus();
  await teacher.type(name, ...rows);
};
const expectVisibleFocus = async () => {
  await expect.poll(() => visitor.page.evaluate(readFocus)).toEqual({ isMarked: true, isInSight: true });
};
const addItem = async (label: string) => {
  await teacher.press('Control+Enter', 'Add Item');
  await visitor.page.locator('.item-tile:focus').waitFor();
  await teacher.tabTo('Search items', 'backwards');
  await write('Search items', label);
  await teacher.press('Enter', label);
};

test('a newcomer without a mouse has a worksheet of three items as a PDF, and always sees the focus', async () => {
  const { editor, page } = visitor;
  await page.goto(journey.product.url);
  await page.getByRole('link', { name: /^Worksheet/ }).waitFor();
  await act(/Questions, directions and room to write$/, 'Enter');
  await editor.button('Quick add').waitFor();

  await addItem('Open Response');
  await write('Question', 'Why does it rain?');
  await addItem('Handwriting');
  await write('Add words to trace', 'cloud');
  await addItem('Word Scramble');
  await write('Add a word to scramble', 'vapor', 'river');
  await expect.poll(() => editor.frames.count()).toBe(3);

  // The button stands before the side bar.
  await teacher.tabTo('Make Printable', 'backwards');
  await expectVisibleFocus();
  await teacher.press('Enter', 'Make Printable');
  const email = anEmail();
  await write('E-mail', email);
  await teacher.tabTo('Password');
  await write('Password', 'a long password');
  await teacher.press('Enter', 'Sign up');
  await teacher.waitForCaret('Code');
  await write('Code', await journey.product.codeFor(email));

  await page.getByRole('dialog', { name: 'Before your first printable' }).waitFor();
  await act('Teacher', 'Space');
  await act('Grade 2', 'Space');
  await act('Continue', 'Enter');
  await write('File name', 'Rain');
  await act('Science', 'Space');
  await act('Make Printable', 'Enter');
  await page.waitForURL(/\/d\//);
  const pages = await teacher.download();
  await expectVisibleFocus();
  expect(pages.join(' ')).toContain('Why does it rain?');
});

/** Runs in the page: whether the focus is drawn, on it or around it, and lies within the window. */
function readFocus(): { isMarked: boolean; isInSight: boolean } {
  const focused = document.activeElement ?? document.body;
  const box = focused.getBoundingClientRect();
  const accent = document.body.appendChild(document.createElement('i'));
  accent.style.color = 'var(--accent)';
  const { color } = getComputedStyle(accent);
  accent.remove();
  // A ring of the accent around it; or the frame of a field takes that color.
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineColor, boxShadow, borderTopColor } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && outlineColor === color;
    return isOutlined || boxShadow.includes(color) || borderTopColor === color;
  };
  const around = [focused, focused.parentElement, focused.closest('label, .rich-field, .search-field')];
  return {
    isMarked: focused !== document.body && around.some((element) => element !== null && isRinged(element)),
    isInSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}
