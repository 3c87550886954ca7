/** Lists the declarations of an element's style, which was moved aside. */
export const listStyles = (element: Element): [name: string, value: string][] =>
  (element.getAttribute('data-style') ?? '').split(';').flatMap((one) => {
    const at = one.indexOf(':');
    return at < 0 ? [] : [[one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim()]];
  });

/** Reads a property of an element's own style; "" where it is not there. */
export const readStyle = (element: Element, name: string): string =>
  listStyles(element).findLast(([one]) => one === name)?.[1] ?? '';

/** The first font that an element names. */
export const readFont = (element: Element): string => {
  const fonts = readStyle(element, 'font-family') || element.getAttribute('face') || '';
  return (fonts.split(',')[0] ?? '').replace(/["']/g, '').trim();
};
