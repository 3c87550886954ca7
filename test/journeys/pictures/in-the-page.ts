/** Runs in the page: pastes a PNG where the caret is. */
export function paste(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
  const target = globalThis.document.activeElement ?? globalThis.document;
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Runs in the page: lets go of a PNG at a point, and tells whether the browser would leave for it. */
export function drop({ file, x, y }: { file: string; x: number; y: number }): 'taken' | 'left' {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
  const target = globalThis.document.elementFromPoint(x, y) ?? globalThis.document.body;
  const event = (name: string) =>
    new DragEvent(name, { dataTransfer, clientX: x, clientY: y, bubbles: true, cancelable: true });
  const isRefused = target.dispatchEvent(event('dragover'));
  return !isRefused && !target.dispatchEvent(event('drop')) ? 'taken' : 'left';
}
