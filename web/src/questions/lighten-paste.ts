import { CARRIED, carriesItems } from '#shared/document/carried-items.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { isHeavyHtml, isLongText, PASTE_LIMITS } from './paste-limits.ts';

interface Paste {
  readonly target: EventTarget | null;
  readonly plain: string;
  readonly html: string;
}

const format = (count: number): string => count.toLocaleString('en-US');

/** Cuts a text to the most lines and characters, between two characters. */
export const cutText = (text: string): string =>
  text
    .slice(0, PASTE_LIMITS.characters)
    .split(/\r\n?|\n/, PASTE_LIMITS.lines)
    .join('\n')
    .toWellFormed();

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Reads the words of HTML that came without a text, a line for each block; the browser's own reader would hold the page. */
export const readWords = (html: string): string =>
  html
    .slice(0, PASTE_LIMITS.html)
    .replace(/<(style|script|head)\b.*?<\/\1\s*>|<!--.*?-->/gis, '')
    .replace(/<(?:br|\/(?:p|div|li|tr|h[1-6]|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<\/t[dh]\b[^>]*>/gi, '\t')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (sign, name: string) => SIGNS[name] ?? sign);

/** Writes the items that HTML carries, with the text for fields that take no items. */
function writeCarried(html: string, plain: string): string {
  const holder = document.createElement('div');
  for (const line of plain.split('\n')) holder.appendChild(document.createElement('p')).textContent = line;
  return holder.outerHTML.replace('<div', `<div ${CARRIED.exec(html)?.[0] ?? ''}`);
}

/** Pastes again as much of it as is light, without formatting where that was too much, and says so. */
export function lightenPaste({ target, plain, html }: Paste, mark: (lighter: Event) => void): void {
  const isHeavy = isHeavyHtml(html);
  const words = plain === '' ? readWords(html) : plain;
  const text = cutText(words);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  if (html !== '' && !isHeavy) clipboardData.setData('text/html', html);
  if (isHeavy && carriesItems(html)) clipboardData.setData('text/html', writeCarried(html, text));
  else if (isHeavy) showToast({ words: 'Pasted without formatting: there is too much of it for one paste.' });
  if (isLongText(words))
    showToast({
      words: `Pasted in part: ${format(PASTE_LIMITS.lines)} lines or ${format(PASTE_LIMITS.characters)} characters at once.`,
    });
  const lighter = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  mark(lighter);
  const isLeft = target?.dispatchEvent(lighter) ?? false;
  // A made event inserts nothing by itself.
  if (isLeft && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
    document.execCommand(
      'insertText',
      false,
      target instanceof HTMLInputElement ? text.replaceAll('\n', ' ') : text,
    );
}
