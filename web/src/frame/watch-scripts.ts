import {
  fetchFallbackFonts,
  findFallbackFonts,
  listFallbackFamilies,
} from '#shared/paper/fonts/fallback-fonts.ts';
import { getLanguageTag } from '../ui/words/language-tag.ts';

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
  const observer = new MutationObserver((changes) =>
    take(
      changes.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      ),
    ),
  );
  observer.observe(body, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    documentElement.style.removeProperty('--interface-fonts');
  });
  take([body]);
}
