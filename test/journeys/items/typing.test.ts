import { describe, expect, test } from 'vitest';
import { aQuestion, editor, open, openItemsEditor, options } from './worksheet.ts';

/** A letter on its way to the sheet. */
openItemsEditor();

describe('what is typed', () => {
  /** Types into the field with the caret; what the sheet says, and how high the item is, before any frame is drawn. */
  const typed = (letters: string, place: number) =>
    editor.block(place).then((block) =>
      block.evaluate(async (item, text) => {
        globalThis.document.execCommand('insertText', false, text);
        // The field hears of it when this task's own work is done, and no task comes between.
        for (let turn = 0; turn < 20; turn++) await null;
        return { words: item.textContent, height: item.getBoundingClientRect().height };
      }, letters),
    );
  const drawn = () =>
    editor.paper.locator('.block-content').evaluateAll((all) => all.map((one) => one.outerHTML));

  test('stands on the sheet in the task of its key, just as it is drawn afterwards', async () => {
    await open(aQuestion('First?'), aQuestion('Second?'));
    await editor.row(1).click();
    await editor.field('Question', editor.frame).click();
    await editor.page.keyboard.press('ControlOrMeta+End');
    const { height } = await typed(' How', 1);
    const { words, height: after } = await typed(' many', 1);
    expect(words).toContain('Second? How many');
    expect(after).toBe(height);
    const inked = await drawn();
    await editor.undo();
    await expect.poll(drawn).not.toEqual(inked);
    await editor.redo();
    await expect.poll(drawn).toEqual(inked);
  });

  test('moves what stands below it in the frame of the key where it takes a line more', async () => {
    const questions = Array.from({ length: 7 }, (_, at) => aQuestion(`Question ${at + 1}?`));
    await open(...questions);
    const getSheet = (all: Element[]) =>
      all.map((block) => block.closest<HTMLElement>('.page')?.dataset.page).join('');
    const before = await editor.paper.locator('[data-block^="Question"]').evaluateAll(getSheet);
    await editor.row(0).click();
    await editor.field('Question', editor.frame).click();
    await editor.page.keyboard.press('ControlOrMeta+End');
    await typed('!', 0);
    const after = await editor.paper.evaluate((paper, text) => {
      globalThis.document.execCommand('insertText', false, text);
      return new Promise<string>((resolve) => {
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => {
            const blocks = [...paper.querySelectorAll<HTMLElement>('[data-block^="Question"]')];
            resolve(blocks.map((block) => block.closest<HTMLElement>('.page')?.dataset.page).join(''));
          };
          painted.port2.postMessage(null);
        });
      });
    }, ' and where the water of a river goes to'.repeat(12));
    // Sheets out of sight show nothing, so that only those of the first are counted.
    const countOnFirst = (sheets: string) => sheets.replaceAll(/[^1]/g, '').length;
    expect(countOnFirst(after)).toBeLessThan(countOnFirst(before));
  });

  test('changes the one option that it is typed in, where another one says the same', async () => {
    await open(aQuestion('First?', ['same', 'same', 'same']));
    await editor.row(0).click();
    await options().nth(1).click();
    await editor.page.keyboard.press('End');
    await editor.page.keyboard.type('d');
    const shown = editor.paper.locator('.option .rich-text');
    await expect.poll(() => shown.allTextContents()).toEqual(['same', 'samed', 'same']);
    await editor.page.keyboard.type('!');
    await expect.poll(() => shown.allTextContents()).toEqual(['same', 'samed!', 'same']);
  });

  test('keeps its bold words where it is typed before them and in them', async () => {
    const text = (words: string, ...marks: string[]) => ({
      type: 'text',
      text: words,
      ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
    });
    const content = [text('Why is '), text('rain', 'strong'), text(' wet?')];
    await open({
      ...aQuestion('x'),
      data: { subtitle: { type: 'doc', content: [{ type: 'paragraph', content }] } },
    });
    await editor.row(0).click();
    await editor.field('Question', editor.frame).click();
    await editor.page.keyboard.press('ControlOrMeta+Home');
    await editor.page.keyboard.type('Oh! ');
    const shown = editor.paper.locator('.question-text .rich-text');
    await expect.poll(() => shown.innerHTML()).toContain('Oh! Why is <strong>rain</strong> wet?');
    for (let letter = 0; letter < 9; letter++) await editor.page.keyboard.press('ArrowRight');
    await editor.page.keyboard.type('xy');
    await expect.poll(() => shown.innerHTML()).toContain('Oh! Why is <strong>raxyin</strong> wet?');
  });

  test('goes from the sheet and its field with an undo that is quicker than the next frame', async () => {
    await open(aQuestion('First?'), aQuestion('Second?'));
    await editor.row(1).click();
    const field = editor.field('Question', editor.frame);
    await field.click();
    await editor.page.keyboard.press('ControlOrMeta+End');
    await field.evaluate(async (box) => {
      globalThis.document.execCommand('insertText', false, 'x');
      for (let turn = 0; turn < 20; turn++) await null;
      const key = { key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true };
      box.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    const said = async () => [
      await field.textContent(),
      await (await editor.block(1)).locator('.question-text').textContent(),
    ];
    await expect.poll(said).toEqual(['Second?', 'Second?']);
    await editor.redo();
    await expect.poll(said).toEqual(['Second?x', 'Second?x']);
  });

  test('goes on in the new line that is begun before the next frame', async () => {
    await open(aQuestion('First?'));
    await editor.row(0).click();
    const field = editor.field('Question', editor.frame);
    await field.click();
    await editor.page.keyboard.press('ControlOrMeta+End');
    await field.evaluate(async (box) => {
      const type = async (letter: string) => {
        globalThis.document.execCommand('insertText', false, letter);
        for (let turn = 0; turn < 20; turn++) await null;
      };
      await type('x');
      const key = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
      box.dispatchEvent(new KeyboardEvent('keydown', key));
      await type('y');
    });
    await expect.poll(() => field.locator('p').allTextContents()).toEqual(['First?x', 'y']);
  });

  test('is written to no other text that says the same, where its own is not on the sheet', async () => {
    const data = { subtitle: 'rain', answer: 'rain', has_answer: true, answer_type: 'blank' };
    await open({ id: 'a', type: 'open_response', data });
    await editor.row(0).click();
    await editor.field('Answer', editor.frame).click();
    await editor.page.keyboard.press('ControlOrMeta+End');
    const { words } = await typed('bow', 0);
    expect(words).toBe('1.rain');
  });

  test('stands on the sheet where it is taken back and written anew before the next frame', async () => {
    await open(aQuestion('First?', ['same', 'samed']));
    await editor.row(0).click();
    await options().nth(1).click();
    await editor.page.keyboard.press('End');
    await editor.page.evaluate(async () => {
      for (const command of ['delete', 'insertText']) {
        globalThis.document.execCommand(command, false, 'd');
        for (let turn = 0; turn < 20; turn++) await null;
      }
    });
    const shown = editor.paper.locator('.option .rich-text');
    await expect.poll(() => shown.allTextContents()).toEqual(['same', 'samed']);
  });
});
