/**
 * Runs in the page: all that stands on a sheet, as markup in one order of attributes; without what the editor draws
 * over what is hovered or chosen, and without what each window has its own of: ids, and addresses of pictures, which
 * have names besides.
 */
export function readMarkup(sheet: Element): string {
  const MARKS = '[data-marks], .drop-line';
  const declared = ({ style }: HTMLElement | SVGElement): string =>
    Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
      .sort()
      .join('; ');
  const written = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof HTMLElement || node instanceof SVGElement) || node.matches(MARKS)) return '';
    const attributes = Array.from(node.attributes)
      .filter(({ name }) => !['id', 'src', 'style'].includes(name))
      .map(({ name, value }) => ` ${name}="${value}"`)
      .sort();
    const style = declared(node);
    const inside = Array.from(node.childNodes, written).join('');
    return `<${node.localName}${attributes.join('')}${style && ` style="${style}"`}>${inside}</${node.localName}>`;
  };
  return written(sheet);
}
