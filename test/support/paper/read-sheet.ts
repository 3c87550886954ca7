import type { Sheet } from './compare-words.ts';
import type { Glyph, Word } from './group-words.ts';

/** Runs in the page: the letters of a sheet where the browser put them, in px from the sheet's corner. */
export function readSheet(sheet: Element): Sheet {
  const corner = sheet.getBoundingClientRect();
  const inFont = [
    'font-family',
    'font-size',
    'font-weight',
    'font-style',
    'font-variant-emoji',
    'line-height',
  ];
  // Kept for all sheets, since the page is laid out anew for each; a face that is loaded later may be another in the same place.
  const kept: Window & { ascents?: Map<string, number> } = window;
  kept.ascents ??= new Map();
  const { ascents } = kept;
  const faces = Array.from(document.fonts).filter(({ status }) => status === 'loaded').length;
  const probe = document.createElement('div');
  probe.className = 'paper';
  probe.style.cssText = 'position: absolute; left: 0; top: 0; visibility: hidden';
  document.body.append(probe);

  /** From the upper edge of a text's box down to its base line, as this browser lays that font out. */
  const measureAscent = (element: Element): number => {
    const style = getComputedStyle(element);
    const font = inFont.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
    const key = `${faces} ${font}`;
    const known = ascents.get(key);
    if (known !== undefined) return known;
    const line = document.createElement('span');
    line.style.cssText = font;
    const foot = document.createElement('span');
    foot.style.cssText = 'display: inline-block; width: 0; height: 0';
    line.append('x', foot);
    probe.replaceChildren(line);
    const range = document.createRange();
    range.selectNodeContents(line.firstChild ?? line);
    const ascent = foot.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
    ascents.set(key, ascent);
    return ascent;
  };
  const createBaselineMeasure = (element: Element): ((rect: DOMRect) => number) => {
    if (element instanceof SVGTextContentElement) {
      const start = element.getStartPositionOfChar(0);
      const { y } = start.matrixTransform(element.getScreenCTM() ?? new DOMMatrix());
      return () => y - corner.top;
    }
    const ascent = measureAscent(element);
    return ({ top }) => top + ascent - corner.top;
  };

  /** In px: how wide the sign is that stands for the end of a line. */
  const findEllipsis = (line: Element): number => {
    const sign = document.createElement('span');
    sign.style.font = getComputedStyle(line).font;
    sign.textContent = '…';
    probe.replaceChildren(sign);
    return sign.getBoundingClientRect().width;
  };
  /** A line that is longer than its room ends with an ellipsis: a browser tells where letters stand that are not drawn. */
  const shortened = (line: Element, glyphs: Glyph[]): Glyph[] => {
    const { left, right } = line.getBoundingClientRect();
    const width = findEllipsis(line);
    const isRightToLeft = getComputedStyle(line).direction === 'rtl';
    const [from, to] = isRightToLeft ? [left + width, right] : [left, right - width];
    const drawn = glyphs.filter(({ start, end }) => start >= from - corner.left && end <= to - corner.left);
    const last = drawn.at(-1);
    if (!last) return drawn;
    const start = isRightToLeft ? last.start - width : last.end;
    return [...drawn, { ...last, text: '…', start, end: start + width }];
  };

  const boxes = Array.from(sheet.querySelectorAll('.fitted'));
  // The first letter after a word is broken has the end of the line before for a second place, without width.
  const getPlace = (range: Range): DOMRect => {
    const [first = range.getBoundingClientRect(), ...others] = range.getClientRects();
    return others.reduce((widest, rect) => (rect.width > widest.width ? rect : widest), first);
  };
  // Drawn where a line ends with it, and without width elsewhere.
  const SOFT_HYPHEN = '\u00AD';
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const readTextGlyphs = (text: Text): Glyph[] => {
    const parent = text.parentElement;
    if (!parent) return [];
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const getBaseline = createBaselineMeasure(parent);
    // Of a text that a page break goes through, each page holds all and shows its own lines.
    const shown = parent.closest('[data-lines="excerpt"]')?.getBoundingClientRect();
    const isShown = ({ top, bottom }: DOMRect) =>
      !shown || ((top + bottom) / 2 > shown.top && (top + bottom) / 2 < shown.bottom);
    const fitted = parent.closest('.fitted');
    const box = fitted ? { box: boxes.indexOf(fitted) } : {};
    const range = document.createRange();
    /** Tells whether some letter between the two may be shown: asking for each letter of a long text on each of its pages takes minutes. */
    const mayShow = (start: number, end: number): boolean => {
      range.setStart(text, start);
      range.setEnd(text, end);
      const { top, bottom } = range.getBoundingClientRect();
      return !shown || (bottom > shown.top && top < shown.bottom);
    };
    const STRETCH = 200;
    const letters = Array.from(segmenter.segment(text.data));
    const stretches = Array.from({ length: Math.ceil(letters.length / STRETCH) }, (_, place) =>
      letters.slice(place * STRETCH, (place + 1) * STRETCH),
    );
    const candidates = stretches.filter((stretch) => {
      const [first, last] = [stretch[0], stretch.at(-1)];
      return first && last && mayShow(first.index, last.index + last.segment.length);
    });
    const glyphs = candidates.flat().flatMap(({ segment, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + segment.length);
      const rect = getPlace(range);
      const [start, end] = [rect.left - corner.left, rect.right - corner.left];
      const letter = segment === SOFT_HYPHEN ? '-' : segment;
      return isShown(rect) ? [{ text: letter, start, end, baseline: getBaseline(rect), size, ...box }] : [];
    });
    const isShortened =
      getComputedStyle(parent).textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth;
    return isShortened ? shortened(parent, glyphs) : glyphs;
  };
  const readElementGlyphs = (root: Element): Glyph[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const glyphs: Glyph[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      // What the editor draws over a sheet is not printed.
      const isMark = text.parentElement?.closest('[data-marks], .mark-hidden, .mark-tag, .mark-overflow');
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isMark && isSeen) glyphs.push(...readTextGlyphs(text));
    }
    return glyphs;
  };
  const readMarker = (item: HTMLLIElement): Word[] => {
    const list = item.parentElement;
    const [first] = readElementGlyphs(item);
    if (!(list instanceof HTMLOListElement) || !first || item.style.listStyle === 'none') return [];
    const { left, right } = item.getBoundingClientRect();
    const text = `${list.start + [...list.children].indexOf(item)}.`;
    const reach = 3 * first.size;
    const [from, to] =
      getComputedStyle(item).direction === 'rtl' ? [right, right + reach] : [left - reach, left];
    return [{ text, start: from - corner.left, end: to - corner.left, baseline: first.baseline }];
  };

  const glyphs = readElementGlyphs(sheet);
  const markers = [...sheet.querySelectorAll('li')].flatMap(readMarker);
  probe.remove();
  return { glyphs, markers };
}
