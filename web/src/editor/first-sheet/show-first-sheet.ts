import { getPaperForLocale } from '#shared/paper/sheet/page-sizes.ts';
import { getLanguageTag } from '../../ui/words/language-tag.ts';
import { getFittingZoom } from '../desk/fitting-zoom.ts';
import { getScreen } from '../small-screen/screens.ts';
import { EarlyWriting } from './early-writing.ts';
import { nameTemplate } from './name-template.ts';

/** A page of the site that is more than "Loading". */
const STANDING_PAGE = 'main:not([aria-busy])';

/**
 * Shows the sheet of a new document while the editor is on its way. It is a picture of HTML from the build, and goes in the
 * very task in which the editor draws its own. What is pressed and typed on it meanwhile is done there.
 * Does nothing for another address, a draft or a small screen, where the first sheet looks otherwise.
 */
export function showFirstSheet({ pathname, search }: Location): void {
  const [, first, kind = '', ...rest] = pathname.split('/');
  const screen = window.innerWidth;
  if (first !== 'new' || rest.length > 0 || search !== '' || getScreen(screen) !== 'wide') return;
  const language = getLanguageTag();
  const template = document.getElementById(nameTemplate(kind, getPaperForLocale(language)));
  const root = document.getElementById('root');
  if (!(template instanceof HTMLTemplateElement) || !root) return;
  const sheet = template.content.firstElementChild?.cloneNode(true);
  if (!(sheet instanceof HTMLElement)) return;
  const columns = Number(template.dataset.columns);
  const zoom = getFittingZoom({ width: Number(template.dataset.width), columns, screen });
  sheet.style.setProperty('--zoom', String(zoom / 100));
  sheet.querySelector('.paper')?.setAttribute('lang', language);
  for (const part of sheet.querySelectorAll<HTMLElement>('[data-style]')) applyStyle(part);
  document.body.append(sheet);
  void loadStyles().then(() => sheet.classList.add('first-sheet-styled'));
  const writing = new EarlyWriting(sheet);
  const observer = new MutationObserver(() => {
    if (!root.querySelector(STANDING_PAGE)) return;
    observer.disconnect();
    sheet.remove();
    writing.finish();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Our content security policy allows a script to set a style, but no attribute in the page. */
function applyStyle(element: HTMLElement): void {
  element.style.cssText = element.dataset.style ?? '';
  delete element.dataset.style;
}

/**
 * Requests the style sheets of the editor, ahead of its scripts, and waits for them. The page that loads them later finds them
 * there.
 */
async function loadStyles(): Promise<void> {
  const list = document.getElementById('first-sheet-styles')?.dataset.styles ?? '';
  for (const address of list.split(' ')) {
    if (document.querySelector(`link[href="${address}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address, crossOrigin: '' });
    document.head.append(link);
  }
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(links.filter(({ sheet }) => !sheet).map(whenSettled));
}

const whenSettled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((settle) => {
    for (const type of ['load', 'error']) link.addEventListener(type, settle, { once: true });
  });
