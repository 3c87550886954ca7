import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import {
  fetchFallbackFonts,
  findFallbackFonts,
  listFallbackFamilies,
} from '#shared/paper/fonts/fallback-fonts.ts';
import { getLanguageTag } from '../ui/words/language-tag.ts';

/** How long the fonts of new words wait for an idle browser, in ms. */
const PATIENCE = 500;

/** The sheets choose and fetch their own fonts. */
const PAPER = '.paper, .desk';
/** Every system draws these in colour. */
const EMOJI = /\p{Extended_Pictographic}/gu;

function readText(node: Node): string {
  const element = node instanceof Element ? node : node.parentElement;
  if (element?.closest(PAPER)) return '';
  if (node instanceof Element && node.querySelector(PAPER))
    return [...node.childNodes].map(readText).join('');
  return node.textContent?.replace(EMOJI, '') ?? '';
}

/**
 * Watches the words of the interface, until the signal: names, titles and terms of users may be in any script. A font for
 * a script that the interface font lacks is fetched once some word needs it, and used where the system has none.
 */
export function watchScripts(signal: AbortSignal): void {
  const { body, documentElement } = document;
  const language = getLanguageTag();
  let needs = 0;
  const take = (nodes: Iterable<Node>) => {
    const found = needs | findFallbackFonts([[...nodes].map(readText).join('')]);
    if (found === needs) return;
    needs = found;
    fetchFallbackFonts(needs, language);
    documentElement.style.setProperty('--interface-fonts', listFallbackFamilies(needs, language));
  };
  const changed = new Set<Node>();
  let cancel: (() => void) | undefined;
  const takeChanged = () => {
    take(changed);
    changed.clear();
  };
  // Later than the frame: a typed letter waits for nothing that a font can wait for.
  const observer = new MutationObserver((changes) => {
    if (changed.size === 0) cancel = runWhenIdle(takeChanged, PATIENCE);
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) changed.add(node);
  });
  observer.observe(body, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancel?.();
    documentElement.style.removeProperty('--interface-fonts');
  });
  take([body]);
}
