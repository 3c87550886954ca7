/** Pastes text where the focus is; runs in the page. */
export function pasteLines(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  globalThis.document.activeElement?.dispatchEvent(event);
}
