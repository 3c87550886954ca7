// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBingo, aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import type { EditorDriver } from '#test/support/editor-driver.ts';
import { aJourney, goToStored, openStored } from '#test/support/journey.ts';
import { doubleClick, readFocus, writeBetween } from './letters.ts';

/** Pressing a text on the sheet, and writing there. */
const journey = aJourney();
let editor: EditorDriver;
let faults: readonly string[] = [];
beforeAll(async () => {
  ({ editor, faults } = await journey.visitor());
});
afterAll(() => expect(faults).toEqual([]));

const question = {
  id: 'question',
  type: 'multiple_choice',
  data: { subtitle: 'Where does rain come from?', options: [{ answer: 'clouds' }, { answer: 'clouds' }] },
};
const open = (...items: readonly object[]) => openStored(editor, aWorksheet({ items }));
const text = (field: string) =>
  editor.paper.locator(`:is([data-field="${field}"], [data-shows="${field}"])`).first();
const expectText = (field: string, words: string) => expect.poll(() => text(field).textContent()).toBe(words);

describe('a press on a text of the sheet puts the caret at that letter, and what is typed is written there', () => {
  test('in the title', async () => {
    await open(question);
    await writeBetween(text('title'), ['Wa', 'ter'], 'x');
    await expectText('title', 'The Waxter Cycle');
    await expect.poll(async () => (await readFocus(editor.page)).name).toBe('Title');
  });

  test.each([
    ['a worksheet', () => aWorksheet({ title: 'Untitled Worksheet', items: [question] })],
    ['a game', () => aBingo({ title: 'Untitled Bingo' })],
  ])(
    'in the default title of %s, which the first press selects and the next one does not',
    async (_, create) => {
      await openStored(editor, create());
      await writeBetween(text('title'), ['Unti', 'tled'], 'Photosynthesis');
      await expectText('title', 'Photosynthesis');
      await editor.undo();
      await expectText('title', create().title as string);
      await editor.page.locator('.desk').click({ position: { x: 5, y: 200 } });
      await text('title').click();
      await expect.poll(async () => (await readFocus(editor.page)).name).toBe('Title');
      await writeBetween(text('title'), ['Unti', 'tled'], 'x');
      await expectText('title', (create().title as string).replace('Unti', 'Untix'));
    },
  );

  test('in a question and in an option, while another section or item is open', async () => {
    await open(question, anOpenResponse('Why is it wet?', 'second'));
    await writeBetween(text('data.subtitle'), ['ra', 'in'], 'x');
    await expectText('data.subtitle', 'Where does raxin come from?');
    await writeBetween(text('data.options.1.answer'), ['clo', 'uds'], 'yz');
    await expectText('data.options.1.answer', 'cloyzuds');
    await expectText('data.options.0.answer', 'clouds');
    await writeBetween(editor.paper.locator('[data-block=second] [data-field]'), ['w', 'et'], 'h');
    await expect.poll(() => editor.paper.locator('[data-block=second]').textContent()).toContain('it whet?');
  });

  test('between marks, in a list, and in Arabic', async () => {
    const words = (line: string, marks?: object[]) => ({ type: 'text', text: line, ...(marks && { marks }) });
    const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
    const instruction = {
      type: 'doc',
      content: [
        paragraph(words('A '), words('bold', [{ type: 'strong' }, { type: 'em' }]), words(' word')),
        {
          type: 'bullet_list',
          content: [
            { type: 'list_item', content: [paragraph(words('One'))] },
            { type: 'list_item', content: [paragraph(words('Two'))] },
          ],
        },
        paragraph(words('الماء يسقط من السماء')),
      ],
    };
    await open({ id: 'a', type: 'basic_text', data: { instruction } });
    await writeBetween(text('data.instruction'), ['bo', 'ld'], 'x');
    await writeBetween(text('data.instruction'), ['T', 'wo'], 'y');
    await writeBetween(text('data.instruction'), ['يس', 'قط'], 'ب');
    const shown = () => text('data.instruction').locator('p').allTextContents();
    await expect.poll(shown).toEqual(['A boxld word', 'One', 'Tywo', 'الماء يسبقط من السماء']);
  });

  test('in a section header, a text with blanks and a word to unscramble, at the nearest place', async () => {
    const words = ['Rain', 'falls', 'from', 'clouds'].map((value) => ({ value }));
    await open(
      { id: 'header', type: 'section_header', data: { title: 'Water' } },
      {
        id: 'blanks',
        type: 'fill_in_the_blank',
        data: { words: words.map((word, at) => ({ ...word, blank: at === 0 })) },
      },
      { id: 'mixed', type: 'word_scramble', data: { terms: ['cloud'] } },
    );
    await writeBetween(text('data.title'), ['Wa', 'ter'], 'x');
    await expectText('data.title', 'Waxter');
    await writeBetween(text('data.words'), ['fr', 'om'], 'x');
    await expect.poll(() => text('data.words').textContent()).toContain('frxom');
    await text('data.terms.0').click();
    await editor.page.keyboard.type('s');
    await expect.poll(() => editor.field('Word 1', editor.frame).inputValue()).toBe('clouds');
  });

  test('in a word that is printed in capitals, and in one that the key solves', async () => {
    const items = [
      { id: 'bank', type: 'word_bank', data: { words: [{ word: 'rainbow' }], text_case: 'uppercase' } },
      {
        id: 'mixed',
        type: 'word_scramble',
        data: { terms: ['planet', 'cloud'], type: 'blank', text_case: 'uppercase' },
      },
    ];
    await openStored(editor, aWorksheet({ show_answer_key: true, items }));
    await writeBetween(text('data.words.0'), ['RAIN', 'BOW'], 'x');
    await expectText('data.words.0', 'RAINXBOW');
    const solution = editor.paper.locator('.scramble-answer', { hasText: 'PLANET' });
    const letter = await solution.getByText('N', { exact: true }).boundingBox();
    if (!letter) throw new Error('The key does not solve the word');
    await editor.page.mouse.click(letter.x + 1, letter.y + letter.height / 2);
    await editor.page.keyboard.type('x');
    await expect.poll(() => editor.field('Word 1', editor.frame).inputValue()).toBe('plaxnet');
  });

  test('in an option whose bubble is pressed, however far its words are, and in choices beside their bubbles', async () => {
    const options = ['a', 'b', 'c', 'd'].map((answer) => ({ answer }));
    await open(
      { ...question, data: { ...question.data, options, number_of_columns: 2 } },
      {
        id: 'blanks',
        type: 'fill_in_the_blank',
        data: {
          words: [{ value: 'Rain', blank: true }, { value: 'falls' }],
          multiple_choice: true,
          choices: [{ word_index: 0, answer: 'Snow' }],
        },
      },
      { id: 'mixed', type: 'word_scramble', data: { terms: ['ice', 'snow'], type: 'multiple_choice' } },
    );
    const bubble = (block: string, words: string) =>
      editor.paper
        .locator(`[data-block=${block}] .option`, { hasText: words })
        .locator('.option-letter')
        .first();
    await bubble('question', 'b').click();
    await editor.page.keyboard.type('x');
    await expectText('data.options.1.answer', 'bx');
    await writeBetween(text('data.choices.0.answer'), ['Sn', 'ow'], 'x');
    await expectText('data.choices.0.answer', 'Snxow');
    await bubble('mixed', 'snow').click();
    await editor.page.keyboard.type('s');
    await expect.poll(() => editor.field('Word 2', editor.frame).inputValue()).toBe('snows');
  });

  test('in a definition, as the first press of all', async () => {
    const cards = [
      { id: 'a', term: 'rain', definition: 'falls down' },
      { id: 'b', term: 'snow', definition: 'falls softly' },
    ];
    await openStored(editor, aFlashcardSet({ items: cards, sides: 'long_edge' }));
    const definition = editor.page.locator('.desk .page [data-block=b]', { hasText: 'softly' }).first();
    await writeBetween(definition, ['so', 'ftly'], 'xy');
    await expect.poll(() => editor.field('Definition of card 2').textContent()).toBe('falls soxyftly');
    expect(await editor.field('Term of card 2').textContent()).toBe('snow');
  });

  test('in the top word of a bingo card, whose panel has still to load; FREE leads to the free spaces', async () => {
    await openStored(editor, aBingo({ show_top_word: 1, top_word: 'WATE' }));
    const topWord = editor.page.locator('.desk .bingo-top-word').first();
    await topWord
      .locator('span')
      .nth(2)
      .click({ position: { x: 1, y: 10 } });
    await editor.page.keyboard.type('S');
    await expect.poll(() => topWord.textContent()).toBe('WASTE');
    expect((await readFocus(editor.page)).name).toBe('Top word');
    // A letter too many stays in the field, and the caret behind it.
    await editor.page.keyboard.type('X');
    await expect.poll(() => topWord.textContent()).toBe('WASXT');
    await editor.page.keyboard.press('Backspace');
    await expect.poll(() => topWord.textContent()).toBe('WASTE');
    await editor.openSection('Header');
    await editor.page.locator('.desk .bingo-free').first().click();
    await editor.page.getByRole('group', { name: 'Free spaces on the card' }).waitFor();
    expect((await readFocus(editor.page)).name).toBe('Row 3, column 3');
    await editor.page.keyboard.press('Space');
    await expect.poll(() => editor.page.locator('.desk .bingo-free').count()).toBe(0);
  });

  test('FREE leads to its free space in sight on a narrow screen, before its panel was there', async () => {
    const { editor, faults } = await journey.visitor({ width: 683, height: 384 });
    await openStored(editor, aBingo({ free_spaces: [1, 25] }));
    await editor.page.locator('.desk .bingo-free').last().click();
    await expect.poll(async () => (await readFocus(editor.page)).name).toBe('Row 5, column 5');
    const box = await editor.page.locator(':focus').boundingBox();
    const foot = await editor.page.locator('.list-head').boundingBox();
    expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    expect(faults).toEqual([]);
  });

  test('in the instructions, whose panel has still to load', async () => {
    const instruction = { visible: true, content: 'Mark each word that you hear.' };
    await openStored(editor, aBingo({ instruction }));
    const shown = editor.page.locator('.desk [data-field^=instruction]').first();
    await writeBetween(shown, ['Mar', 'k each'], 'xyz');
    await expect.poll(() => shown.textContent()).toContain('Marxyzk each');
  });

  test('in the prompt, at its end, where the lines below it were pressed', async () => {
    await open(anOpenResponse('Why?'));
    await editor.paper.locator('.ruled-line').nth(1).click();
    await editor.page.keyboard.type(' How?');
    await expectText('data.subtitle', 'Why? How?');
  });

  test('in the directions of an item', async () => {
    await open({
      id: 'mixed',
      type: 'word_scramble',
      prompt: 'Sort the letters',
      data: { terms: ['cloud'] },
    });
    await writeBetween(text('prompt'), ['So', 'rt'], 'x');
    await expectText('prompt', 'Soxrt the letters');
  });

  test('in a student field, which keeps its name where another one has what is typed', async () => {
    await openStored(editor, aWorksheet({ student_info_visible: 1, student_fields: ['Name', 'Date'] }));
    const second = text('student_fields.1');
    await writeBetween(second, ['Da', 'te'], 'x');
    await expect.poll(() => second.textContent()).toBe('Daxte');
    await second.dblclick();
    await editor.page.keyboard.type('Name');
    await editor.page.getByText('“Name” is there already.').waitFor();
    expect(await text('student_fields.1').textContent()).toBe('Nam');
    await editor.page.keyboard.press('Tab');
    expect(await editor.field('Student field 2').inputValue()).toBe('Nam');
  });

  test('on either side of a card, and in a square of a bingo card', async () => {
    const items = [
      { id: 'rain', term: 'rain', definition: 'water from clouds' },
      { id: 'snow', term: 'snow', definition: 'frozen water' },
    ];
    await openStored(editor, aFlashcardSet({ items }));
    const side = (card: string, field: string) =>
      editor.paper.locator(`[data-block="${card}"] [data-field="${field}"]`).first();
    await writeBetween(side('snow', 'term'), ['sn', 'ow'], 'x');
    await writeBetween(side('snow', 'definition'), ['fro', 'zen'], 'y');
    await expect.poll(() => side('snow', 'term').textContent()).toBe('snxow');
    await expect.poll(() => side('snow', 'definition').textContent()).toBe('froyzen water');

    await openStored(editor, aBingo());
    const square = editor.paper.locator('[data-block="word-7"] [data-field=term]').first();
    await writeBetween(square, ['wo', 'rd'], 'x');
    await expect.poll(() => square.textContent()).toBe('woxrd 7');
  });

  test('in the row for a new one, on an empty place for a card of either side, and on an empty square', async () => {
    const pressBelow = async (block: string, typed: string) => {
      const { mouse, keyboard } = editor.page;
      const pressed = editor.paper.locator(`[data-block="${block}"]`).first();
      const box = (await pressed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await mouse.click(box.x + box.width / 2, box.y + box.height * 2.5);
      await keyboard.type(typed);
    };
    await openStored(editor, aFlashcardSet({ items: [{ id: 'rain', term: 'rain' }] }));
    await pressBelow('rain', 'snow');
    await expect
      .poll(() => editor.paper.locator('[data-field=term]').allTextContents())
      .toEqual(['rain', 'snow']);
    await editor.paper
      .locator('.page')
      .nth(1)
      .click({ position: { x: 200, y: 400 } });
    await editor.page.keyboard.type('hail');
    await expect
      .poll(() => editor.paper.locator('[data-field=term]').allTextContents())
      .toEqual(['rain', 'snow', 'hail']);

    await openStored(editor, aBingo({ words: 1 }));
    await editor.paper.locator('.bingo-row').nth(4).locator(':scope > span').first().click();
    await editor.page.keyboard.type('snow');
    await expect.poll(() => editor.paper.locator('[data-field=term]').allTextContents()).toContain('snow');
  });

  test('in a text that was pressed before its field was there', async () => {
    const { editor, faults } = await journey.visitor();
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await editor.page.route(/for-writing.*\.js/, async (route) => {
      await sent;
      await route.continue();
    });
    await goToStored(editor, aFlashcardSet({ items: [{ id: 'rain', term: 'rain' }] }), 'draft-late');
    const term = editor.paper.locator('[data-field=term]');
    await writeBetween(term, ['ra', 'in'], 'xyz');
    send();
    await expect.poll(() => term.textContent()).toBe('raxyzin');
    await editor.page.keyboard.type('!');
    await expect.poll(() => term.textContent()).toBe('raxyz!in');
    expect(faults).toEqual([]);
  });

  test('and Undo takes it back in one step with what is typed after its field was there', async () => {
    const { editor } = await journey.visitor();
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await editor.page.route(/for-writing.*\.js/, async (route) => {
      await sent;
      await route.continue();
    });
    await goToStored(editor, aFlashcardSet({ items: [{ id: 'rain', term: 'rain' }] }), 'draft-undone');
    const term = editor.paper.locator('[data-field=term]');
    await writeBetween(term, ['ra', 'in'], 'xyz');
    await expect.poll(() => term.textContent()).toBe('raxyzin');
    send();
    await expect.poll(() => editor.page.locator('.rich-field-box').count()).toBe(0);
    await editor.page.keyboard.type('!');
    await expect.poll(() => term.textContent()).toBe('raxyz!in');
    await editor.undo();
    await expect.poll(() => term.textContent()).toBe('rain');
  });
});

test.each([
  { title: 'on the student’s sheet', show_answer_key: false },
  { title: 'in the answer key', show_answer_key: true },
])('every text of an item leads to its own field: $title', async ({ show_answer_key }) => {
  const words = ['Rain', 'falls', 'down'].map((value, at) => ({ value, blank: at === 1 }));
  const pairs = [
    { term: 'cat', definition: 'kitten' },
    { term: 'dog', definition: 'puppy' },
  ];
  const items = [
    { type: 'open_response', data: { subtitle: 'Why?', answer: 'Because', has_answer: true } },
    {
      type: 'open_response',
      data: { subtitle: 'A ___ word', answer: 'line', has_answer: true, answer_type: 'single' },
    },
    { type: 'matching', data: { instructions: 'Match', pairs, fakeAnswers: [{ text: 'calf' }] } },
    { type: 'matching', data: { pairs, settings: { word_scramble: { scramble_left: true } } } },
    { type: 'checklist', data: { direction: true, subtitle: 'Before', options: [{ answer: 'Read' }] } },
    { type: 'instruction', data: { instruction: 'Do this' } },
    {
      type: 'handwriting',
      prompt: 'Trace',
      data: { items: ['apple', 'pear'].map((subtitle) => ({ id: subtitle, subtitle })) },
    },
    { type: 'word_bank', data: { words: ['storm', 'cloud'].map((word) => ({ word, itemId: null })) } },
    { type: 'fill_in_the_blank', data: { subtitle: 'Fill in', words } },
    { type: 'word_scramble', prompt: 'Sort', data: { terms: ['cloud', 'rain'] } },
    { type: 'number_line', data: { subtitle: 'Count' } },
    { type: 'blank_space', prompt: 'Draw', data: { height: 1 } },
  ];
  const placed = items.map((item, at) => ({ ...item, id: `item-${at}` }));
  await openStored(editor, aWorksheet({ show_answer_key, items: placed }));
  for (const { id } of placed) {
    // Opened, it is drawn on whatever sheet.
    await editor.page.locator(`[data-frame="${id}"] .frame-title`).click();
    const texts = editor.paper.locator(`[data-block="${id}"] :is([data-field], [data-shows])`);
    await texts.first().waitFor();
    for (const shown of await texts.all()) {
      const field = await shown.evaluate(({ dataset }) => dataset.field ?? dataset.shows);
      await shown.click({ position: { x: 4, y: 8 } });
      const focused = editor.page.locator(`[data-frame="${id}"] [data-field="${field}"]`);
      expect(await focused.evaluate((one) => one.matches(':focus, :has(:focus)'))).toBe(true);
    }
  }
});

describe('a double-click selects the word', () => {
  test('in the title and in a question, and typing replaces it', async () => {
    await open(question);
    await doubleClick(text('title'), 'Water');
    await expect.poll(() => readFocus(editor.page)).toEqual({ name: 'Title', selected: 'Water' });
    await editor.page.keyboard.type('Rock');
    await expectText('title', 'The Rock Cycle');
    await doubleClick(text('data.subtitle'), 'rain');
    await expect.poll(() => readFocus(editor.page)).toEqual({ name: 'Question', selected: 'rain' });
    await editor.page.keyboard.type('snow');
    await expectText('data.subtitle', 'Where does snow come from?');
  });
});

test('pressing a line leaves the keyboard with its item', async () => {
  await open(question, { id: 'line', type: 'divider', data: {} });
  await editor.paper.locator('[data-block=line]').click({ position: { x: 40, y: 1 } });
  expect(
    await editor.page.evaluate(() =>
      document.activeElement?.closest('[data-frame]')?.getAttribute('data-frame'),
    ),
  ).toBe('line');
});

test('selecting everything does not select the interface', async () => {
  await open(question);
  await editor.page.locator('.desk').focus();
  await editor.page.keyboard.press('ControlOrMeta+a');
  expect(await editor.page.evaluate(() => document.getSelection()?.toString())).not.toMatch(
    /Header|Body Font Styling|Add Item/,
  );
});
