/** Holds what programs read of copied things: words, and HTML that may carry more. */
interface Written {
  readonly text: string;
  readonly html: string;
}

const toBlob = (type: string, text: string) => new Blob([text], { type });

/** Writes to the clipboard without its keys. Rejects where the browser leaves that to the keys. */
export const writeClipboard = ({ text, html }: Written): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': toBlob('text/plain', text), 'text/html': toBlob('text/html', html) }),
  ]);

/** Reads the HTML of the clipboard, empty where it has none. Rejects where the browser leaves that to the keys. */
export async function readClipboardHtml(): Promise<string> {
  const [held] = await navigator.clipboard.read();
  return held?.types.includes('text/html') ? (await held.getType('text/html')).text() : '';
}
