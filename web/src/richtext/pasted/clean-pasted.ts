import { isWhite } from '#shared/text/is-white.ts';
import { findSymbolFont, NO_SIGN, readSymbols } from '#shared/text/symbol-fonts.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { hasShade, listStyled, readFont, readStyle } from './read-style.ts';
import { makeWordLists, straightenSpaces } from './word-lists.ts';
import { writeCode } from './write-code.ts';
import { writeFields } from './write-fields.ts';
import { writeMarks } from './write-marks.ts';
import { writeRoom } from './write-room.ts';

type Root = Element | DocumentFragment;

/** A formula is hidden where a picture of it is shown. */
const isHidden = (element: Element): boolean => hasHiddenStyle(element) && !element.querySelector('math');
const hasHiddenStyle = (element: Element): boolean =>
  /^none/i.test(readStyle(element, 'display')) ||
  /^all/i.test(readStyle(element, 'mso-hide')) ||
  /^(?:hidden|collapse)/i.test(readStyle(element, 'visibility'));

/** Tells whether words are white, and nothing about them has a colour behind it. */
function isUnseen(element: Element): boolean {
  if (!isWhite(readStyle(element, 'color') || (element.getAttribute('color') ?? ''))) return false;
  for (let around: Element | null = element; around; around = around.parentElement)
    if (hasShade(around)) return false;
  return true;
}

/** Lists the words that are white among others; a page of white words is a dark one. */
function listUnseen(root: Root): Element[] {
  const found = [...listStyled(root, 'color'), ...root.querySelectorAll('font[color]')].filter(isUnseen);
  const words = found
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
  return words.length < (root.textContent ?? '').trim().length / 2 ? found : [];
}

/** Removes elements; returns whether any of them had words. */
function removeAll(elements: readonly Element[]): boolean {
  const hadWords = elements.some(({ textContent }) => textContent?.trim());
  for (const element of elements) element.remove();
  return hadWords;
}

const isStruck = (element: Element): boolean =>
  element.matches('s, strike') ||
  /line-through/i.test(readStyle(element, 'text-decoration') + readStyle(element, 'text-decoration-line'));

/** Comments of Word, and the marks of their places. */
const COMMENTS = '.msocomanchor, .msocomtxt, [data-style*="mso-element:comment" i]';

/** Removes what is not to be seen, and says what is left out. */
function leaveOut(root: Root): void {
  const styled = listStyled(root);
  const left = [
    removeAll([...styled.filter(isHidden), ...root.querySelectorAll('[hidden]')]) && 'hidden text',
    removeAll(listUnseen(root)) && 'white text',
    removeAll([...root.querySelectorAll(COMMENTS)]) && 'comments',
    removeAll([...root.querySelectorAll('del, .msoDel')]) && 'deleted text',
    [...root.querySelectorAll('s, strike'), ...styled].some(
      (element) => isStruck(element) && element.textContent?.trim(),
    ) && 'lines through words',
    writeFields(root) && 'equations',
  ].filter((one) => one !== false);
  if (left.length > 0) showToast({ words: `Left out: ${left.join(', ')}.` });
}

/** Writes the readings over words in brackets behind them. */
function writeReadings(root: Root): void {
  for (const bracket of root.querySelectorAll('ruby rp')) bracket.remove();
  for (const reading of root.querySelectorAll('ruby rt'))
    reading.replaceWith(...(reading.textContent?.trim() ? ['(', ...reading.childNodes, ')'] : []));
}

/** The letters of Windows for the codes 0x80 to 0x9F, by which a browser reads signs of a font. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const toCode = (letter: string): string => {
  const at = WINDOWS.indexOf(letter);
  return at < 0 ? letter : String.fromCharCode(0x80 + at);
};

/** Returns the font of signs of an element; Word names it beside a font of letters. */
const findFont = (element: Element): string | null =>
  findSymbolFont(readStyle(element, 'mso-symbol-font-family')) ?? findSymbolFont(readFont(element));

const NAMES_FONT = '[data-style*="font-family" i], [data-class-style*="font-family" i], font[face]';

/** Writes the letters of fonts of signs as the signs that they show. */
function writeSymbols(root: Root): void {
  const texts = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts?.nextNode(); text; text = texts?.nextNode()) {
    const around = text.parentElement?.closest(NAMES_FONT);
    const font = around && root.contains(around) ? findFont(around) : null;
    if (font === null || !text.textContent?.trim()) continue;
    const signs = readSymbols(text.textContent.replace(/./gsu, toCode), font);
    text.textContent = signs.replaceAll(NO_SIGN, '');
  }
}

/**
 * Makes of what was copied elsewhere what is seen there: lists, code, signs and readings, without what is hidden. A field of
 * several lines keeps the room before each.
 */
export function cleanPasted(root: Root, hasLines: boolean): void {
  leaveOut(root);
  writeMarks(root);
  makeWordLists(root);
  writeCode(root);
  writeSymbols(root);
  writeReadings(root);
  if (hasLines) writeRoom(root);
  straightenSpaces(root);
}
