import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { doStep } from '../ui/behaviour/do-step.ts';
import { type Addressee, early } from '../ui/behaviour/early-queue.ts';
import { placeCaret } from './caret/place-caret.ts';
import { FieldPlace } from './FieldPlace.tsx';
import { createTabHandler } from './field-navigation.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

/** Sends letters as an input method does. */
const input = (method: string, letters: object): Promise<unknown> =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(method, letters);

const bold = { type: 'text' as const, text: 'rain', marks: [{ type: 'strong' as const }] };
const boldRain: RichTextValue = { type: 'doc', content: [{ type: 'paragraph', content: [bold] }] };

const written: Record<string, RichTextValue> = {};

interface FieldProps {
  readonly label: string;
  readonly text: RichTextValue;
  readonly isLoaded: boolean;
  readonly variant?: 'body' | 'line';
}

function Field({ label, text, isLoaded, variant = 'body' }: FieldProps) {
  const [value, setValue] = useState(text);
  written[label] = value;
  const [editor] = useState<Addressee>({});
  const given = { id: `field-${label}`, variant, label, value, onChange: setValue };
  return isLoaded ? (
    <RichTextEditor {...given} addressee={editor} />
  ) : (
    <FieldPlace {...given} editor={editor} />
  );
}

/** Brings the editors at once, within an event. */
let bringEditors: () => void;

const goToNext = createTabHandler('.rows', '[role=textbox]');

function Fields({ isLoaded, isList = false }: { isLoaded: boolean; isList?: boolean }) {
  const [isBrought, bring] = useState(false);
  bringEditors = () => flushSync(() => bring(true));
  const has = isLoaded || isBrought;
  return (
    <div className="rows">
      <div role="none" onKeyDown={isList ? goToNext : undefined}>
        <Field label="Title" text="Untitled" isLoaded={has} />
        <button type="button">Between</button>
        <Field label="Text" text="One two three" isLoaded={has} />
      </div>
      <input aria-label="Elsewhere" />
    </div>
  );
}

/** Renders two fields whose editors are on their way; `load` brings them. */
async function renderFields({ isList = false } = {}) {
  const drawn = await render(<Fields isLoaded={false} isList={isList} />);
  return {
    press: (label: string) => drawn.getByRole('textbox', { name: label }).click(),
    load: () => drawn.rerender(<Fields isLoaded isList={isList} />),
    focused: () => document.activeElement?.getAttribute('aria-label'),
  };
}
/** Places the caret in a field that is there. */
function reach(label: string): boolean {
  const field = document.getElementById(`field-${label}`);
  if (field) placeCaret(field, null);
  return field !== null;
}

const read = (label: string) => toPlainText(written[label] ?? '');

test.each([
  ['text that replaces all of the field', '{Control>}a{/Control}Water', 'Water'],
  ['nothing in place of all of the field', '{Control>}a{/Control}{Backspace}', ''],
  ['letters at both ends', '{Home}My {End}!', 'My Untitled!'],
  ['letters taken back', 'abc{Backspace}{Backspace}', 'Untitleda'],
])('what is typed while the editor of a field loads is written into it: %s', async (_, keys, expected) => {
  const { press, load, focused } = await renderFields();
  await press('Title');
  await userEvent.keyboard('{End}');
  await userEvent.keyboard(keys);
  await load();
  await expect.poll(() => read('Title')).toBe(expected);
  await expect.poll(focused).toBe('Title');
  await userEvent.keyboard('x');
  await expect.poll(() => read('Title')).toContain('x');
});

test('letters that are typed after the editor has come follow those before', async () => {
  const { press, load } = await renderFields();
  await press('Title');
  await userEvent.keyboard('{Home}ab');
  await load();
  await userEvent.keyboard('cd');
  await expect.poll(() => read('Title')).toBe('abcdUntitled');
});

test('a caret that is moved to the start right after the editor has come stays there', async () => {
  const { press } = await renderFields();
  await press('Title');
  await userEvent.keyboard('{End}');
  bringEditors();
  await userEvent.keyboard('{Home}My ');
  await expect.poll(() => read('Title')).toBe('My Untitled');
});

test('two fields that are written in while their editors load both get their text, and the second the caret', async () => {
  const { press, load, focused } = await renderFields();
  await press('Title');
  await userEvent.keyboard('{Control>}a{/Control}Water');
  await press('Text');
  await userEvent.keyboard('{End} four');
  await load();
  await expect.poll(() => read('Title')).toBe('Water');
  await expect.poll(() => read('Text')).toBe('One two three four');
  await expect.poll(focused).toBe('Text');
  await userEvent.keyboard('!');
  await expect.poll(() => read('Text')).toBe('One two three four!');
});

test('a second press in a field that waits keeps what was typed after the first', async () => {
  const { press, load } = await renderFields();
  await press('Title');
  await userEvent.keyboard('{End} one');
  await press('Title');
  await userEvent.keyboard('{End} two');
  await load();
  await expect.poll(() => read('Title')).toBe('Untitled one two');
});

test('whoever went on to another control keeps the focus there when the text arrives', async () => {
  const { press, load, focused } = await renderFields();
  await press('Title');
  await userEvent.keyboard('{Control>}a{/Control}Water');
  await press('Elsewhere');
  await load();
  await expect.poll(() => read('Title')).toBe('Water');
  expect(focused()).toBe('Elsewhere');
});

test('a plain text has what is typed before its editor has come', async () => {
  const { press, load } = await renderFields();
  await press('Title');
  await userEvent.keyboard('{Home}My ');
  await expect.poll(() => read('Title')).toBe('My Untitled');
  await userEvent.keyboard('own ');
  await load();
  await expect.poll(() => read('Title')).toBe('My own Untitled');
});

test('a formatted text gets what was typed with its editor, and keeps its formatting', async () => {
  const drawn = await render(<Field label="Title" text={boldRain} isLoaded={false} />);
  await drawn.getByRole('textbox', { name: 'Title', exact: true }).click();
  await userEvent.keyboard('{End}bow');
  expect(read('Title')).toBe('rain');
  await drawn.rerender(<Field label="Title" text={boldRain} isLoaded />);
  await expect
    .poll(() => written.Title)
    .toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ ...bold, text: 'rainbow' }] }],
    });
});

test.each(['{End} $$x^2$$ more', '{End} $x^2$ more', '{End} costs $5'])(
  'a formula that is typed while the editor of a field loads is the one that its editor makes: %s',
  async (keys) => {
    const drawn = await render(
      <>
        <Field label="Early" text="Solve" isLoaded={false} />
        <Field label="Late" text="Solve" isLoaded />
      </>,
    );
    for (const name of ['Early', 'Late']) {
      await drawn.getByRole('textbox', { name }).click();
      await userEvent.keyboard(keys);
    }
    await drawn.rerender(
      <>
        <Field label="Early" text="Solve" isLoaded />
        <Field label="Late" text="Solve" isLoaded />
      </>,
    );
    await expect.poll(() => read('Late')).not.toBe('Solve');
    // Behind a formula the browser makes a space one at which no line breaks.
    await expect.poll(() => read('Early')).toBe(read('Late').replaceAll('\u00a0', ' '));
  },
);

test('what an input method composes in a formatted text comes to it with its editor, and shows meanwhile', async () => {
  const drawn = await render(<Field label="Title" text={boldRain} isLoaded={false} />);
  const box = drawn.getByRole('textbox', { name: 'Title', exact: true });
  await box.click();
  await userEvent.keyboard('{End}');
  for (const letters of ['に', 'にほ', 'にほん'])
    await input('Input.imeSetComposition', {
      text: letters,
      selectionStart: letters.length,
      selectionEnd: letters.length,
    });
  await expect.element(box).toHaveValue('rainにほん');
  await input('Input.insertText', { text: '日本' });
  await userEvent.keyboard('!');
  expect(read('Title')).toBe('rain');
  await drawn.rerender(<Field label="Title" text={boldRain} isLoaded />);
  await expect
    .poll(() => written.Title)
    .toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ ...bold, text: 'rain日本!' }] }],
    });
});

test('a field that goes while its editor loads, as by undo, gives up the focus', async () => {
  const other = <input aria-label="Elsewhere" />;
  const { getByRole, rerender } = await render(
    <div>
      <Field label="Title" text="Untitled" isLoaded={false} />
      {other}
    </div>,
  );
  await getByRole('textbox', { name: 'Title' }).click();
  await userEvent.keyboard('Water');
  await rerender(<div>{other}</div>);
  await expect.poll(() => document.activeElement).toBe(document.body);
});

test('Tab leaves a field that waits for the next one, and Shift + Tab comes back', async () => {
  const { press, load, focused } = await renderFields();
  await press('Title');
  await userEvent.keyboard('{End}!{Tab}{Tab}{End}?');
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{End}!');
  await load();
  await expect.poll(() => read('Title')).toBe('Untitled!!');
  expect(read('Text')).toBe('One two three?');
  await expect.poll(focused).toBe('Title');
});

test('in a list Tab leads from a field that waits to the next one that waits', async () => {
  const { press, load, focused } = await renderFields({ isList: true });
  await press('Title');
  await userEvent.keyboard('{End}!{Tab} four');
  await load();
  await expect.poll(() => read('Text')).toBe('One two three four');
  expect(read('Title')).toBe('Untitled!');
  await expect.poll(focused).toBe('Text');
});

test('a Tab within which the editor arrives leads to the next field all the same', async () => {
  const { press, focused } = await renderFields({ isList: true });
  await press('Title');
  await userEvent.keyboard('{End}!');
  document.addEventListener('focusin', () => bringEditors(), { once: true, capture: true });
  await userEvent.keyboard('{Tab} four');
  await expect.poll(() => read('Text')).toBe('One two three four');
  expect(read('Title')).toBe('Untitled!');
  expect(focused()).toBe('Text');
});

test('lines that are pasted into a field of one line that waits are joined by spaces', async () => {
  const drawn = await render(<Field label="Title" text="" isLoaded={false} variant="line" />);
  await drawn.getByRole('textbox', { name: 'Title', exact: true }).click();
  paste({ 'text/plain': 'one\ntwo' });
  await drawn.rerender(<Field label="Title" text="" isLoaded variant="line" />);
  await expect.poll(() => read('Title')).toBe('one two');
});

test('code in a field of one line keeps its lines while it is typed in', async () => {
  const text = 'if x:\n    y';
  const code = { type: 'text' as const, text, marks: [{ type: 'code' as const }] };
  const value: RichTextValue = { type: 'doc', content: [{ type: 'paragraph', content: [code] }] };
  const drawn = await render(<Field label="Title" text={value} isLoaded variant="line" />);
  await drawn.getByRole('textbox', { name: 'Title', exact: true }).click();
  await userEvent.keyboard('{Control>}{End}{/Control}!');
  await expect.poll(() => read('Title')).toBe(`${text}!`);
});

/** Pastes where the focus is, as a person does. */
function paste(types: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(types)) clipboardData.setData(type, content);
  doStep({ paste: clipboardData });
}

test('lines that are pasted while the editor of a field loads are pasted by it, between what was typed', async () => {
  const { press, load, focused } = await renderFields();
  await press('Text');
  await userEvent.keyboard('{End}: ');
  paste({ 'text/plain': 'one\n\ntwo' });
  await userEvent.keyboard('!');
  await load();
  await expect.poll(() => read('Text')).toBe('One two three: one\ntwo!');
  expect(written.Text).toMatchObject({ type: 'doc' });
  await expect.poll(focused).toBe('Text');
});

test('what is pasted in place of letters while the editor of a field loads keeps its formatting', async () => {
  const { press, load } = await renderFields();
  await press('Text');
  await userEvent.keyboard('{Control>}a{/Control}');
  paste({ 'text/plain': 'rain', 'text/html': '<b>rain</b>' });
  await press('Elsewhere');
  await load();
  await expect.poll(() => JSON.stringify(written.Text)).toContain('strong');
  expect(read('Text')).toBe('rain');
});

test('a command that is pressed while the editor of a field loads is carried out once it is there', async () => {
  const { press, load } = await renderFields();
  await press('Text');
  await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}');
  await load();
  await expect.poll(() => JSON.stringify(written.Text)).toContain('strong');
  expect(read('Text')).toBe('One two three');
});

const underlined = (text: string) => ({ type: 'text', text, marks: [{ type: 'underline' }] });
const plain = (text: string) => ({ type: 'text', text });

test.each([
  [
    'letters after Ctrl+U',
    '{Home}a {Control>}u{/Control}Cy',
    [plain('a '), underlined('Cy'), plain('Untitled')],
  ],
  [
    'letters between two presses',
    '{Home}{Control>}u{/Control}Cy{Control>}u{/Control} b',
    [underlined('Cy'), plain(' bUntitled')],
  ],
  [
    'letters that are selected, then others',
    '{Home}{Shift>}{ArrowRight}{/Shift}{Control>}u{/Control}{End}!',
    [underlined('U'), plain('ntitled!')],
  ],
])('only what is typed after a command has it: %s', async (_, keys, content) => {
  const { press, load } = await renderFields();
  await press('Title');
  await userEvent.keyboard(keys);
  await load();
  await expect.poll(() => written.Title).toMatchObject({ content: [{ content }] });
});

test.each([
  ['pressed', '{End}{Control>}u{/Control}', [plain('Untitled'), underlined('x')]],
  ['pressed, and written after', '{End}{Control>}u{/Control}Cy', [plain('Untitled'), underlined('Cyx')]],
  [
    'pressed again',
    '{End}{Control>}u{/Control}Cy{Control>}u{/Control}',
    [plain('Untitled'), underlined('Cy'), plain('x')],
  ],
])(
  'a letter that is typed after the editor has come is formatted by the keys before: %s',
  async (_, keys, content) => {
    const { press, load } = await renderFields();
    await press('Title');
    await userEvent.keyboard(keys);
    await load();
    await expect.poll(() => document.activeElement?.getAttribute('contenteditable')).toBe('true');
    await userEvent.keyboard('x');
    await expect.poll(() => written.Title).toMatchObject({ content: [{ content }] });
  },
);

test('a key that is pressed before the field itself is there formats only what is typed after it', async () => {
  early.expect({ reach: () => reach('Title') });
  await userEvent.keyboard('{Control>}u{/Control}Cy');
  paste({ 'text/plain': 'c\nle' });
  const drawn = await render(<Field label="Title" text="Untitled" isLoaded={false} />);
  await drawn.rerender(<Field label="Title" text="Untitled" isLoaded />);
  await expect
    .poll(() => written.Title)
    .toMatchObject({ content: [{ content: [plain('Untitled'), underlined('Cyc')] }, { type: 'paragraph' }] });
});

test('what is typed before the field itself is there comes to it, also where the person went on to another control', async () => {
  early.expect({ reach: () => reach('Title') });
  const drawn = await render(<input aria-label="Elsewhere" />);
  await userEvent.keyboard(' of rain');
  await drawn.getByLabelText('Elsewhere').click();
  await drawn.rerender(
    <>
      <input aria-label="Elsewhere" />
      <Field label="Title" text="Untitled" isLoaded={false} />
    </>,
  );
  await expect.poll(() => read('Title')).toBe('Untitled of rain');
});

test('what was formatted keeps that where the person went on to another control', async () => {
  const { press, load, focused } = await renderFields();
  await press('Title');
  await userEvent.keyboard('{End}{Control>}u{/Control}Cy');
  await press('Elsewhere');
  await load();
  await expect.poll(() => JSON.stringify(written.Title)).toContain('underline');
  expect(focused()).toBe('Elsewhere');
});

test('the palette of formulas opens once the editor of a field has loaded, where its keys were pressed before', async () => {
  const { press, load } = await renderFields();
  await press('Text');
  await userEvent.keyboard('{End}{Alt>}={/Alt}');
  await load();
  await expect
    .poll(
      () =>
        document.querySelector('[role=dialog] textarea')?.ariaLabel ??
        document.querySelector('[role=dialog]')?.textContent,
    )
    .toContain('Formula');
});

const UNDERLINE = '{Control>}u{/Control}';

test.each([
  ['a word is taken back', `{End}${UNDERLINE} of rain{Control>}{Backspace}{/Control}!`, 'Untitled of !'],
  ['the word behind the caret is deleted', `{Home}${UNDERLINE}My {Control>}{Delete}{/Control}!`, 'My !'],
  [
    'letters are cut',
    `{End}${UNDERLINE} of rain{Shift>}{ArrowLeft>5/}{/Shift}{Control>}x{/Control}!`,
    'Untitled of!',
  ],
  ['letters are taken back by Undo', `{End}${UNDERLINE} of rain{Control>}zzzzzzzz{/Control}!`, 'Untitled!'],
  [
    'the caret moves by words',
    `{End}${UNDERLINE} of rain{Control>}{ArrowLeft}{/Control}my !`,
    'Untitled of my !rain',
  ],
  ['a line is made, and joined again', `{End}{Enter}x{Backspace}{Backspace}!`, 'Untitled!'],
])(
  'in a field that waits, keys that a box of text knows do there what they do in it, whatever waits: %s',
  async (_, keys, expected) => {
    const { press, load } = await renderFields();
    await press('Title');
    await userEvent.keyboard(keys);
    await load();
    await expect.poll(() => read('Title')).toBe(expected);
  },
);

test('words that are dropped into a formatted text come to it with its editor, behind what was typed before', async () => {
  const drawn = await render(<Field label="Title" text={boldRain} isLoaded={false} />);
  await drawn.getByRole('textbox', { name: 'Title', exact: true }).click();
  await userEvent.keyboard('{End}bow');
  const box = document.querySelector<HTMLTextAreaElement>('#field-Title');
  // As the browser does it: no key tells of it, and what was dropped is selected.
  box?.setRangeText('of ', 0, 0, 'select');
  box?.dispatchEvent(new InputEvent('input', { inputType: 'insertFromDrop', bubbles: true }));
  await drawn.rerender(<Field label="Title" text={boldRain} isLoaded />);
  await expect.poll(() => read('Title')).toBe('of rainbow');
});

test('a format stays where letters are written, cut and dropped around it while the editor of a field loads', async () => {
  const { press, load } = await renderFields();
  await press('Title');
  await userEvent.keyboard(`{End}${UNDERLINE} of rain{Home}My {End}{Backspace}{Backspace}!`);
  await load();
  await expect
    .poll(() => written.Title)
    .toMatchObject({ content: [{ content: [plain('My Untitled'), underlined(' of ra!')] }] });
});

test('letters and lines show at once in a field that waits, also behind Enter and Ctrl+B', async () => {
  const { press } = await renderFields();
  await press('Text');
  await userEvent.keyboard('{End}{Enter}four {Control>}b{/Control}five');
  const box = document.querySelector<HTMLTextAreaElement>('#field-Text');
  expect(box?.value).toBe('One two three\nfour five');
  const shown = box?.parentElement?.querySelector<HTMLElement>('[aria-hidden]');
  expect(shown?.innerText.split(/\n+/)).toEqual(['One two three', 'four five']);
});
