import { getXmlText, listElements, type XmlElement } from '../source/xml-tree.ts';
import { findDeep, replaceElements } from './qti-tree.ts';

/** Returns the values that the variables of an item have before any program fills them in. */
function readDefaults(item: XmlElement): ReadonlyMap<string, string> {
  const named = findDeep(item, 'templatedeclaration').map((declaration) => ({
    id: declaration.attributes.identifier ?? '',
    values: findDeep(declaration, 'value').map(getXmlText),
  }));
  return new Map(named.flatMap(({ id, values }) => (values.length === 1 ? [[id, values[0] ?? '']] : [])));
}

/** Replaces the variables of an item by their values; null where a program would choose these, and with them the key. */
export function fillVariables(item: XmlElement): XmlElement | null {
  const isProgrammed = findDeep(item, 'templateprocessing').length > 0;
  if (isProgrammed && findDeep(item, 'templatedeclaration').length > 0) return null;
  const body = listElements(item, 'itembody');
  const printed = body.flatMap((part) => findDeep(part, 'printedvariable'));
  const inFormulas = findDeep(item, 'templatedeclaration').some(
    ({ attributes }) => attributes.mathvariable === 'true',
  );
  if (inFormulas) return null;
  if (printed.length === 0) return item;
  const defaults = readDefaults(item);
  if (printed.some(({ attributes }) => !defaults.has(attributes.identifier ?? ''))) return null;
  return replaceElements(item, ({ name, attributes }) =>
    name === 'printedvariable' ? (defaults.get(attributes.identifier ?? '') ?? null) : null,
  );
}
