import { isHeavyHtml, isLongText } from './paste-limits.ts';

/** Pastes that were made lighter, which come by again. */
const light = new WeakSet<Event>();

/**
 * Makes whatever is pasted light enough for every field before any of them sees it, until the signal: no paste holds the
 * page. What makes it so loads with the first.
 */
export function limitPastes(signal: AbortSignal): void {
  const limit = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const plain = clipboardData?.getData('text/plain') ?? '';
    const html = clipboardData?.getData('text/html') ?? '';
    if (light.has(event) || !(isHeavyHtml(html) || isLongText(plain))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void import('./lighten-paste.ts').then(({ lightenPaste }) =>
      lightenPaste({ target, plain, html }, (lighter) => light.add(lighter)),
    );
  };
  window.addEventListener('paste', limit, { capture: true, signal });
}
