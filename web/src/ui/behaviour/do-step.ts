import type { EarlyStep } from './early-step.ts';
import { isText } from './is-text.ts';

/** Does a step where the focus is, as the browser does what a person does. */
export function doStep(step: EarlyStep): void {
  const target = document.activeElement ?? document.body;
  if ('text' in step) edit('insertText', step.text);
  else if ('key' in step) pressKey(target, step.key);
  else if ('paste' in step) paste(target, step.paste);
  else if ('press' in step) pressSheet(step.press);
}

/** Edits the text that has the focus. Nothing else tells both the browser's own fields and the editor of rich text. */
const edit = (command: string, text?: string): boolean =>
  isText(document.activeElement) && document.execCommand(command, false, text);

function pressKey(target: Element, init: KeyboardEventInit): void {
  const isEnter = init.key === 'Enter' && !init.ctrlKey && !init.metaKey;
  if (isEnter && target instanceof HTMLElement && !isText(target)) target.click();
  // The key may lead the focus to the text that it is typed into.
  else if (target.dispatchEvent(new KeyboardEvent('keydown', init))) finishKey(init);
}

/** The edits of keys, with Ctrl. */
const EDITS: Readonly<Partial<Record<string, string>>> = { a: 'selectAll', z: 'undo', y: 'redo' };

type Direction = 'backward' | 'forward';
const DIRECTIONS: Readonly<Partial<Record<string, Direction>>> = {
  Backspace: 'backward',
  Delete: 'forward',
  Home: 'backward',
  End: 'forward',
  ArrowLeft: 'backward',
  ArrowRight: 'forward',
};

/** Does what a text does at a key that nobody has taken. */
function finishKey({ key = '', shiftKey = false, ctrlKey, metaKey }: KeyboardEventInit): void {
  const hasCommand = ctrlKey || metaKey;
  const direction = DIRECTIONS[key];
  if (direction) {
    const unit = /^(Home|End)$/.test(key) ? 'lineboundary' : hasCommand ? 'word' : 'character';
    if (/^(Backspace|Delete)$/.test(key)) deleteNext(direction, unit);
    else getSelection()?.modify(shiftKey ? 'extend' : 'move', direction, unit);
  } else if (key === 'Enter') enter();
  else if (hasCommand) edit(EDITS[key.toLowerCase()] ?? '');
  else if ([...key].length === 1) edit('insertText', key);
}

function deleteNext(direction: Direction, unit: string): void {
  if (unit === 'word') getSelection()?.modify('extend', direction, unit);
  edit(direction === 'backward' ? 'delete' : 'forwardDelete');
}

function enter(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.form?.requestSubmit();
  else edit('insertText', '\n');
}

function paste(target: Element, data: DataTransfer): void {
  if (!pasteAt(target, data)) return;
  const words = data.getData('text/plain');
  edit('insertText', target instanceof HTMLInputElement ? words.replace(/\s*\n\s*/g, ' ') : words);
}

/** Tells an element of a paste; returns false where somebody has done all that it does. */
export const pasteAt = (target: Element, clipboardData: DataTransfer): boolean =>
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

/** Presses the real sheet where a picture of it was pressed. */
function pressSheet({ clientX, clientY, detail }: MouseEvent): void {
  const pressed = document.elementFromPoint(clientX, clientY);
  // A page that tells of an error has buttons at that place, which nobody pressed.
  if (!pressed?.closest('.page')) return;
  pressed.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail, view: window }),
  );
}
