import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '../support/builders.ts';
import type { EditorDriver } from '../support/editor-driver.ts';
import { aJourney, openKept } from '../support/journey.ts';

/** What can be done to the items of a worksheet, from the side bar, the sheets and the keyboard. */
const journey = aJourney();
let faults: readonly string[];
let editor: EditorDriver;

beforeAll(async () => {
  ({ editor, faults } = await journey.visitor());
});
afterAll(() => expect(faults).toEqual([]));

const aQuestion = (subtitle: string, answers: readonly string[] = ['yes', 'no'], data: object = {}) => ({
  id: subtitle.replace(/\W/g, '-'),
  type: 'multiple_choice',
  data: { subtitle, options: answers.map((answer) => ({ answer })), ...data },
});
const open = (...items: readonly object[]) => openKept(editor, aWorksheet({ items }));
const openThree = () => open(aQuestion('First?'), aQuestion('Second?'), aQuestion('Third?'));

const expectRows = (rows: readonly string[]) => expect.poll(() => editor.rows()).toEqual(rows);
const expectPaper = (text: RegExp) => expect.poll(() => editor.paper.textContent()).toMatch(text);
const options = (frame: Locator = editor.frame) => frame.getByRole('textbox', { name: /^Option / });

describe('Add Item', () => {
  test('Ctrl+Enter and Cmd+Enter open it with its groups in order, and an item goes below the open one', async () => {
    await openThree();
    await editor.row(0).click();
    await editor.page.keyboard.press('Control+Enter');
    const groups = editor.dialog.getByRole('heading', { level: 3 });
    await expect
      .poll(() => groups.allTextContents())
      .toEqual(['Directions', 'Questions', 'Activities', 'Organization', 'Special']);
    expect(await editor.dialog.textContent()).toContain('Goes below First?');
    await editor.page.keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
    await editor.page.keyboard.press('Meta+Enter');
    await editor.dialog.waitFor();
    await editor.dialog.getByRole('button', { name: 'Divider' }).click();
    await expectRows([
      'Multiple Choice First?',
      'Divider',
      'Multiple Choice Second?',
      'Multiple Choice Third?',
    ]);
  });

  test('has every type that a ready text of the directions is for', async () => {
    await open(aQuestion('First?'));
    await editor.page.keyboard.press('ControlOrMeta+Enter');
    await editor.page.locator('.item-tile').first().waitFor();
    const types = await editor.page.locator('.item-tile-name').allTextContents();
    await editor.page.keyboard.press('Escape');
    const frame = await editor.addItem('Instruction');
    await editor.button(/Ready text$/, frame).click();
    const offered = await editor.page.getByRole('option').allTextContents();
    const known = types.map((type) => type.toLowerCase());
    expect(offered.length).toBeGreaterThan(1);
    expect(
      offered.slice(1).filter((text) => !known.some((type) => text.toLowerCase().startsWith(type))),
    ).toEqual([]);
    await editor.page.keyboard.press('Escape');
  });

  test('its search finds by name, says so where nothing fits, and Enter adds what is found first', async () => {
    await open();
    await editor.button('Add your first item').click();
    const search = editor.dialog.getByRole('searchbox');
    await search.fill('zebra');
    await editor.dialog.getByText('Nothing is called “zebra”.').waitFor();
    await search.fill('page');
    expect(await editor.dialog.locator('.item-tile-name').allTextContents()).toEqual(['Page Break']);
    await search.press('Enter');
    await expectRows(['Page Break']);
    expect(await editor.frame.textContent()).toContain('Your worksheet will continue on the following page.');
  });

  test('arrow keys go from tile to tile, whatever group they stand in', async () => {
    await open();
    await editor.page.keyboard.press('Control+Enter');
    const focused = () => editor.page.locator('.item-tile:focus .item-tile-name').textContent();
    await expect.poll(focused).toBe('Multiple Choice');
    const { keyboard } = editor.page;
    for (const [key, tile] of [
      ['ArrowRight', 'Open Response'],
      ['ArrowRight', 'Fill in the Blank'],
      ['ArrowUp', 'Checklist'],
      ['ArrowRight', 'Section Header'],
    ] as const) {
      await keyboard.press(key);
      expect(await focused()).toBe(tile);
    }
    await keyboard.press('Enter');
    await expectRows(['Section Header']);
  });

  test('the "+" on the sheet and the one in an open frame add at their place', async () => {
    await openThree();
    await (await editor.block(1)).click();
    await editor.button('Add an item above').click();
    await editor.dialog.getByRole('button', { name: 'Divider' }).click();
    await expectRows([
      'Multiple Choice First?',
      'Divider',
      'Multiple Choice Second?',
      'Multiple Choice Third?',
    ]);
    await editor.row(2).click();
    await editor.button('Add an item here').click();
    await editor.dialog.getByRole('button', { name: 'Section Header' }).click();
    expect((await editor.rows())[3]).toBe('Section Header');
  });
});

describe('one item', () => {
  test('opening it closes the header and the item that was open, and shows its place on the sheet', async () => {
    const items = Array.from({ length: 14 }, (_, index) => aQuestion(`Number ${index + 1}?`));
    await open(...items);
    const header = editor.button(/^Header/);
    expect(await header.getAttribute('aria-expanded')).toBe('true');
    await editor.row(13).click();
    expect(await header.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(async () => isInView(await editor.block(13))).toBe(true);
    await editor.row(0).click();
    expect(await editor.page.locator('.frame-open').count()).toBe(1);
    await expect.poll(async () => isInView(await editor.block(0))).toBe(true);
  });

  test('opening it from far below the open header keeps its own row in sight', async () => {
    await open(...Array.from({ length: 9 }, (_, index) => aQuestion(`Number ${index + 1}?`)));
    await editor.row(1).click();
    await expect.poll(() => isInView(editor.row(1))).toBe(true);
    await expect.poll(() => isInView(editor.field('Question', editor.frame))).toBe(true);
  });

  test('clicking it on the sheet opens its editor and brings it into view', async () => {
    await open(...Array.from({ length: 14 }, (_, index) => aQuestion(`Number ${index + 1}?`)));
    await (await editor.block(9)).click();
    expect(await editor.frame.textContent()).toContain('Number 10?');
    await expect.poll(() => isInView(editor.frame.locator('.frame-title'))).toBe(true);
  });

  test('a duplicate stands right after it and opens', async () => {
    await openThree();
    await editor.row(0).click();
    await editor.button('Duplicate').click();
    await expect.poll(() => editor.numbers()).toEqual(['1.', '2.', '3.', '4.']);
    expect(await editor.page.locator('.frame').nth(1).getAttribute('class')).toContain('frame-open');
    await editor.put(editor.field('Question', editor.frame), 'A copy?');
    await expectPaper(/1\.First\?.*2\.A copy\?.*3\.Second\?/);
  });

  test('hidden, it leaves the paper and the numbering; shown, it is back', async () => {
    await openThree();
    await editor.row(1).click();
    await editor.button('Hide on paper').click();
    await expect.poll(() => editor.numbers()).toEqual(['1.', '2.']);
    await expectPaper(/2\.Third\?/);
    expect(await editor.paper.locator('.mark-tag').textContent()).toContain('Hidden: Second?');
    await editor.button('Show on paper').click();
    await expectPaper(/2\.Second\?.*3\.Third\?/);
  });

  test('deleting asks where something would be lost, and not while it is still empty', async () => {
    await openThree();
    await editor.addItem('Multiple Choice');
    await editor.button('Delete').click();
    await expectRows(['Multiple Choice First?', 'Multiple Choice Second?', 'Multiple Choice Third?']);
    await editor.row(1).click();
    await editor.button('Delete').click();
    await editor.dialog.getByText('Delete this multiple choice?').waitFor();
    await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await editor.frames.count()).toBe(3);
    await editor.button('Delete').click();
    await editor.dialog.getByRole('button', { name: 'Delete' }).click();
    await expectRows(['Multiple Choice First?', 'Multiple Choice Third?']);
  });

  test('its deletion is taken back from the toast, whatever was done since', async () => {
    await openThree();
    await editor.row(1).click();
    await editor.button('Delete').click();
    await editor.dialog.getByRole('button', { name: 'Delete' }).click();
    await editor.row(1).click();
    await editor.put(editor.field('Question', editor.frame), 'Last?');
    await editor.toast('Multiple Choice deleted').getByRole('button', { name: 'Undo' }).click();
    await expectPaper(/1\.First\?.*2\.Second\?.*3\.Last\?/);
    await editor.undo(2);
    await expectPaper(/1\.First\?.*2\.Third\?/);
  });
});

describe('the order', () => {
  test('changes by dragging a handle with the mouse', async () => {
    await openThree();
    const from = await middleOf(editor.frames.nth(0).locator('.drag-handle'));
    const to = await middleOf(editor.frames.nth(2));
    const { mouse } = editor.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x, from.y + 12, { steps: 3 });
    await mouse.move(from.x, to.y, { steps: 6 });
    await mouse.up();
    await expectRows(['Multiple Choice Second?', 'Multiple Choice Third?', 'Multiple Choice First?']);
    await expectPaper(/1\.Second\?.*3\.First\?/);
  });

  test('changes by Space and the arrow keys, and every step is announced', async () => {
    await openThree();
    const { keyboard } = editor.page;
    const said = editor.page.locator('[id^="DndLiveRegion"]', { hasText: 'Items, place' });
    await editor.lift(editor.button('Move Items, place 1 of 3'));
    await expect.poll(() => said.textContent()).toContain('Lifted: Items, place 1 of 3.');
    await keyboard.press('ArrowDown');
    await expect.poll(() => said.textContent()).toBe('Moved to Items, place 2 of 3.');
    await keyboard.press('ArrowDown');
    await expect.poll(() => said.textContent()).toBe('Moved to Items, place 3 of 3.');
    await keyboard.press('Space');
    await expectRows(['Multiple Choice Second?', 'Multiple Choice Third?', 'Multiple Choice First?']);
    await expect.poll(() => said.textContent()).toBe('Dropped: Items, place 3 of 3.');
    await editor.undo();
    await expectRows(['Multiple Choice First?', 'Multiple Choice Second?', 'Multiple Choice Third?']);
  });

  test('changes by dragging on the sheet', async () => {
    await openThree();
    await (await editor.block(2)).click();
    const from = await middleOf(editor.paper.locator('.sheet-handle'));
    const first = await (await editor.block(0)).boundingBox();
    const { mouse } = editor.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 60, from.y - 12, { steps: 3 });
    await mouse.move(from.x + 120, (first?.y ?? 0) + 4, { steps: 6 });
    await mouse.up();
    await expectPaper(/1\.Third\?.*2\.First\?/);
  });
});

describe('the whole list', () => {
  test('Clear All asks with its words, empties the list, and can be undone all the same', async () => {
    await openThree();
    await editor.button('Clear All').click();
    const asked = editor.page.getByRole('alertdialog');
    expect(await asked.getByRole('heading').textContent()).toBe(
      'Are you sure you want to delete all questions?',
    );
    expect(await asked.textContent()).toContain(
      'This will revert your document to a blank template and cannot be undone.',
    );
    await asked.getByRole('button', { name: 'Clear All' }).click();
    await editor.button('Add your first item').waitFor();
    expect(await editor.numbers()).toEqual([]);
    await editor.toast('All questions deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => editor.numbers()).toEqual(['1.', '2.', '3.']);
  });

  test('undo takes back a few words of what was typed, what was deleted, and what was typed elsewhere', async () => {
    await open(aQuestion('Empty', [], { subtitle: '' }));
    await editor.row(0).click();
    const question = editor.field('Question', editor.frame);
    await question.click();
    await editor.page.keyboard.type('The water falls from the clouds as rain or snow.');
    for (const _ of 'snow.') await editor.page.keyboard.press('Backspace');
    await editor.page.keyboard.type('hail');
    const undone: (string | null)[] = [];
    for (const _ of [1, 2, 3, 4, 5]) {
      await editor.undo();
      undone.push(await question.textContent());
    }
    expect(undone).toEqual([
      'The water falls from the clouds as rain or ',
      'The water falls from the clouds as rain or snow.',
      'The water falls from the clouds as rain or ',
      'The water falls from ',
      '',
    ]);
    await editor.redo(5);
    expect(await question.textContent()).toBe('The water falls from the clouds as rain or hail');
    await editor.page.keyboard.press('Home');
    await editor.page.keyboard.type('So: ');
    await editor.undo();
    expect(await question.textContent()).toBe('The water falls from the clouds as rain or hail');
  });

  test('undo and redo take back everything, each press of a switch and each visit of a field by itself', async () => {
    await open(aQuestion('First?'));
    await editor.put(editor.field('Title'), 'Rain');
    await editor.toggle('Title');
    await editor.toggle('Title');
    await editor.button('Class').click();
    await editor.row(0).click();
    await editor.setNumber('Columns', 2);
    await editor.openSection('Body Style');
    await editor.choose('Font', 'Andika');
    await editor.choose('Font', 'Lexend');
    await editor.button('Zoom in').focus();
    const title = () => editor.paper.locator('h1').allTextContents();
    const font = () => editor.field('Font').or(editor.button(/Font$/)).textContent();
    await editor.undo();
    expect(await font()).toContain('Andika');
    await editor.undo(3);
    expect(await editor.paper.textContent()).not.toContain('Class');
    await editor.undo();
    await expect.poll(title).toEqual([]);
    await editor.undo();
    await expect.poll(title).toEqual(['Rain']);
    await editor.undo();
    await expect.poll(title).toEqual(['The Water Cycle']);
    expect(await editor.button('Undo').isDisabled()).toBe(true);
    await editor.redo(7);
    await expectPaper(/Class/);
    expect(await font()).toContain('Lexend');
  });
});

describe('multiple choice', () => {
  test('True/False puts the options aside, caps the columns at two, and gives them back', async () => {
    await open(aQuestion('First?', ['one', 'two', 'three'], { number_of_columns: 4 }));
    await editor.row(0).click();
    await editor.toggle('True/False');
    expect(await options().allTextContents()).toEqual(['True', 'False']);
    const columns = editor.frame.locator('.slider-field', { hasText: 'Columns' });
    expect(await columns.locator('.number-box').inputValue()).toBe('2');
    expect(await columns.locator('.slider').getAttribute('max')).toBe('2');
    await editor.toggle('True/False');
    expect(await options().allTextContents()).toEqual(['one', 'two', 'three']);
    expect(await columns.locator('.slider').getAttribute('max')).toBe('4');
  });

  test('one option is correct at a time, and the key shows it', async () => {
    await open(aQuestion('First?', ['one', 'two']));
    await editor.row(0).click();
    await editor.frame.locator('label', { hasText: 'A is correct' }).click();
    await editor.frame.locator('label', { hasText: 'B is correct' }).click();
    const switches = editor.frame.getByRole('switch', { name: /is correct/ });
    expect(await switches.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual([
      false,
      true,
    ]);
  });

  test('Enter goes to the next option or adds one, and Ctrl+Enter adds none', async () => {
    await open(aQuestion('First?', ['one', 'two']));
    await editor.row(0).click();
    const { keyboard } = editor.page;
    await options().nth(0).click();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await keyboard.insertText('!');
    await keyboard.press('Enter');
    await keyboard.insertText('three');
    expect(await options().allTextContents()).toEqual(['one', 'two!', 'three']);
    await keyboard.press('Control+Enter');
    await editor.dialog.waitFor();
    await keyboard.press('Escape');
    await editor.dialog.waitFor({ state: 'detached' });
    expect(await options().count()).toBe(3);
  });

  test('typing in the add-new field makes an option of the trimmed text and goes on in it', async () => {
    await open(aQuestion('First?', ['one']));
    await editor.row(0).click();
    await editor.field('Add an option', editor.frame).click();
    await editor.page.keyboard.type(' two words');
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'two words']);
    await editor.field('Add an option', editor.frame).click();
    await editor.page.evaluate(pasteLines, 'three\r\n\r\n four\n');
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'two words', 'three', 'four']);
    await editor.undo();
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'two words']);
  });

  test('what an input method composes in the add-new field is an option once it is done', async () => {
    await editor.field('Add an option', editor.frame).click();
    const input = await editor.page.context().newCDPSession(editor.page);
    for (const text of ['に', 'にほ', 'にほん'])
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    expect(await options().count()).toBe(2);
    await input.send('Input.insertText', { text: '日本' });
    await expect.poll(() => options().allTextContents()).toEqual(['one', 'two words', '日本']);
  });

  test('the last option cannot be deleted', async () => {
    await open(aQuestion('First?', ['one', 'two']));
    await editor.row(0).click();
    await editor.button('Delete option A').click();
    expect(await options().allTextContents()).toEqual(['two']);
    expect(await editor.frame.getByRole('button', { name: /^Delete option/ }).count()).toBe(0);
  });
});

describe('open response', () => {
  test('each answer type brings its own sliders', async () => {
    await open(anOpenResponse());
    await editor.row(0).click();
    const sliders = () => editor.frame.locator('.slider-field-label').allTextContents();
    for (const [type, labels] of [
      ['Short Line', ['Line width']],
      ['Blank Space', ['Height']],
      ['Handwriting Lines', ['Lines', 'Line height']],
      ['Standard Lines', ['Lines', 'Line height']],
    ] as const) {
      await editor.frame.getByText(type, { exact: true }).click();
      expect(await sliders()).toEqual(labels);
    }
  });
});

describe('numbering', () => {
  test('takes a format, restarts at 1, and is skipped, where restarting is no choice', async () => {
    await openThree();
    await editor.row(1).click();
    await editor.showAdvanced();
    await editor.choose('Numbering', 'A)');
    await expect.poll(() => editor.numbers()).toEqual(['1.', 'B)', '3.']);
    await editor.toggle('Restart');
    await expect.poll(() => editor.numbers()).toEqual(['1.', 'A)', '2.']);
    await editor.toggle('Skip');
    await expect.poll(() => editor.numbers()).toEqual(['1.', '2.']);
    expect(await editor.frame.getByRole('switch', { name: 'Restart' }).isDisabled()).toBe(true);
    await editor.button(/Numbering$/, editor.frame).click();
    const premium = editor.page.getByRole('option').filter({ hasText: 'Premium' });
    const names = (await premium.allTextContents()).map((words) => words.replace('Premium', ''));
    expect(names).toEqual(['I.', 'i.', 'Q1.', '①', 'Question 1']);
    await editor.page.keyboard.press('Escape');
  });

  test('an item has a font size and a border of its own, whose thickness is remembered while it is off', async () => {
    const item = (await editor.block(1)).locator('.item');
    const look = () => item.evaluate((element) => [element.style.fontSize, element.style.borderWidth]);
    await editor.setNumber('Font size', 20, editor.frame);
    await editor.toggle('Border', editor.frame);
    await editor.setNumber('Thickness', 5, editor.frame);
    await expect.poll(look).toEqual(['20pt', '5px']);
    await editor.toggle('Border', editor.frame);
    await expect.poll(look).toEqual(['20pt', '']);
    await editor.toggle('Border', editor.frame);
    await editor.button('Use the worksheet’s size', editor.frame).click();
    await expect.poll(look).toEqual(['14pt', '5px']);
  });

  test('a color is typed as digits, and the caret stays in their field', async () => {
    await editor
      .button(/^Color/, editor.frame)
      .first()
      .click();
    const hex = editor.page.getByLabel('Hex', { exact: true });
    await hex.fill('');
    await hex.pressSequentially('15803D');
    const item = (await editor.block(1)).locator('.item');
    await expect.poll(() => item.evaluate((one) => one.style.borderColor)).toBe('rgb(21, 128, 61)');
    await editor.page.keyboard.press('Backspace');
    await editor.page.keyboard.type('e');
    expect(await hex.inputValue()).toBe('15803e');
    await expect.poll(() => item.evaluate((one) => one.style.borderColor)).toBe('rgb(21, 128, 62)');
    await editor.page.keyboard.press('Escape');
  });
});

describe('the header', () => {
  test('a title is cut at 300 characters, and a section header left empty says Header', async () => {
    await open();
    await editor.put(editor.field('Title'), 'x'.repeat(320));
    await expect.poll(() => editor.paper.locator('h1').textContent()).toBe('x'.repeat(300));
    const frame = await editor.addItem('Section Header');
    await editor.field('Title', frame).fill('');
    await editor.row(0).click();
    await expectPaper(/Header/);
    expect(await editor.rows()).toEqual(['Section Header Header']);
  });

  test('suggests the student fields that are not used yet, whatever their case', async () => {
    await open();
    const suggestions = () => editor.page.locator('.suggestion').allTextContents();
    await expect
      .poll(suggestions)
      .toEqual(['Class', 'Grade', 'Teacher', 'Subject', 'Period', 'Section', 'Age']);
    const own = editor.field('Add a field of your own');
    await own.fill('tEACHER');
    await own.press('Enter');
    await expect.poll(suggestions).not.toContain('Teacher');
    await own.fill('teacher ');
    await editor.page.getByText('“teacher” is there already').waitFor();
    await editor.button('Remove Name').click();
    await expect.poll(suggestions).toContain('Name');
    await expectPaper(/DatetEACHER/);
  });

  test('Every Page is no choice while student info is hidden', async () => {
    await open();
    const everyPage = editor.page.getByRole('switch', { name: 'Every Page' });
    expect(await everyPage.isDisabled()).toBe(false);
    await editor.toggle('Student Info');
    expect(await everyPage.isDisabled()).toBe(true);
  });
});

describe('what stands beside and below something', () => {
  const boxOf = async (element: Locator) =>
    (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  test('the tag of a page break covers nothing that prints', async () => {
    await open({ id: 'line', type: 'divider' }, { id: 'break', type: 'page_break' }, aQuestion('Next?'));
    const line = await boxOf(await editor.block(0));
    const tag = await boxOf(editor.paper.locator('.mark-tag', { hasText: 'Page Break' }));
    expect(tag.y).toBeGreaterThan(line.y + line.height);
  });

  test('the outline of the header covers nothing of the first item', async () => {
    await open(aQuestion('First?'));
    const header = await boxOf(editor.paper.locator('[data-block="#head"] .marks-chosen'));
    expect(header.y + header.height).toBeLessThanOrEqual((await boxOf(await editor.block(0))).y);
  });

  test('a short line below a question begins where its text does', async () => {
    const data = { subtitle: 'Name it.', answer_type: 'single', line_position: 'below' };
    await open({ id: 'short', type: 'open_response', data });
    const [text, line] = await Promise.all(
      ['.question-text', '.short-line'].map((part) => boxOf(editor.paper.locator(part))),
    );
    expect(line?.x).toBeCloseTo(text?.x ?? 0, 0);
  });

  test('the longest numbering is read whole, and its switches stand on one line', async () => {
    await open({ ...aQuestion('First?'), numbering: { format: 13 } });
    await editor.row(0).click();
    await editor.showAdvanced();
    const isCut = (value: Element) => value.scrollWidth > value.clientWidth;
    expect(await editor.frame.locator('.numbering-fields .select-label').evaluate(isCut)).toBe(false);
    const [restart, skip] = await Promise.all(
      ['Restart', 'Skip'].map((hasText) =>
        middleOf(editor.frame.locator('.numbering-fields label', { hasText })),
      ),
    );
    expect(restart?.y).toBeCloseTo(skip?.y ?? 0, 0);
  });
});

test('a special character is copied, and a message says so', async () => {
  await open();
  await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.button('Special characters').click();
  await editor.button('Copy ≠').click();
  await editor.toast(/Success!.*Copied: ≠/).waitFor();
  expect(await editor.page.evaluate(() => navigator.clipboard.readText())).toBe('≠');
  await editor.page.keyboard.press('Escape');
});

describe('the desk', () => {
  test('the zoom is kept for each document by itself', async () => {
    const percent = editor.page.locator('.zoom-percent');
    const zoom = async () => Number.parseInt((await percent.textContent()) ?? '', 10);
    await openThree();
    const before = await zoom();
    await editor.button('Zoom out').click();
    await editor.button('Zoom out').click();
    const after = await zoom();
    expect(before - after).toBe(20);
    await openKept(editor, aWorksheet(), 'draft-another');
    expect(await zoom()).toBe(before);
    await openThree();
    expect(await zoom()).toBe(after);
  });
});

/** Whether the element's upper edge stands inside what scrolls around it. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { top } = node.getBoundingClientRect();
    const around = node.closest('.side-bar, .desk')?.getBoundingClientRect();
    return around !== undefined && top >= around.top - 1 && top < around.bottom - 20;
  });

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: pastes text where the focus is. */
function pasteLines(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  globalThis.document.activeElement?.dispatchEvent(event);
}
