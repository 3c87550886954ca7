/** What is looked for: by its name as a screen reader says it, by its words, or by a selector. */
export interface Wanted {
  readonly css?: string;
  readonly name?: string;
  readonly words?: string;
}

/** Runs in the page: the middle of what can be pressed; null while nothing can. */
export function findInPage({ css, name, words }: Wanted): { x: number; y: number } | null {
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
    const others = by.length > 0 ? by.map((id) => document.getElementById(id)) : labels;
    const said = others.map((other) => other?.textContent ?? '').join(' ');
    return (element.getAttribute('aria-label') ?? (said || element.textContent) ?? '').trim();
  };
  const NAMED = 'button, a, input, textarea, label, [role=button], [role=textbox], [role=option]';
  const all = Array.from(document.querySelectorAll(css ?? NAMED));
  for (const element of all) {
    if (name !== undefined && nameOf(element) !== name) continue;
    if (words !== undefined && element.textContent?.trim() !== words) continue;
    if (!element.checkVisibility()) continue;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return { x, y };
  }
  return null;
}
