/** An element of an XML file, by its name without prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

/** Lists the child elements, of one name if that is given. */
export const listElements = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );

/** Finds the first child element of a name. */
export const findElement = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent && listElements(parent, name)[0];

/** Lists all elements of the names below, in their order, without looking inside a found one. */
export function findAllElements(parent: XmlElement, names: readonly string[]): XmlElement[] {
  return listElements(parent).flatMap((child) =>
    names.includes(child.name) ? [child] : findAllElements(child, names),
  );
}

/** Returns all text inside, without markup. */
export const getXmlText = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : getXmlText(child))).join('');
