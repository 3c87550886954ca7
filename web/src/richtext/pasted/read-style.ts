import { isWhite } from '#shared/text/is-white.ts';

const STYLES = ['data-class-style', 'data-style'];

/** Lists the elements whose style, or that of their class, names a property. */
export const listStyled = (root: Element | DocumentFragment, property = ''): Element[] => [
  ...root.querySelectorAll(STYLES.map((name) => `[${name}*="${property}" i]`.replace('*="" i', '')).join()),
];

/** Lists the declarations of an element's class and of its own style, which were moved aside. */
const listStyles = (element: Element): [name: string, value: string][] =>
  STYLES.flatMap((name) => (element.getAttribute(name) ?? '').split(';')).flatMap((one) => {
    const at = one.indexOf(':');
    return at < 0 ? [] : [[one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim()]];
  });

/** Reads a property of the style of an element or of its class; "" where it is not there. */
export const readStyle = (element: Element, name: string): string =>
  listStyles(element).findLast(([one]) => one === name)?.[1] ?? '';

/** The first font that an element names. */
export const readFont = (element: Element): string => {
  const fonts = readStyle(element, 'font-family') || element.getAttribute('face') || '';
  return (fonts.split(',')[0] ?? '').replace(/["']/g, '').trim();
};

/** Tells whether an element has a colour behind its words. */
export const hasShade = (element: Element): boolean => {
  const named = readStyle(element, 'background') || readStyle(element, 'background-color');
  const color = (element.getAttribute('bgcolor') || named).trim();
  return color !== '' && !isWhite(color) && !/^(?:transparent|none|initial|inherit)\b/i.test(color);
};
