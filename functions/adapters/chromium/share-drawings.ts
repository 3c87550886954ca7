import { inflateSync } from 'node:zlib';
import { findReference, PdfObjects } from './pdf-objects.ts';

/** How Chromium writes the head of a picture of as many pixels as a placeholder. */
const PLACEHOLDER = '/Subtype /Image\n/Width 2\n/Height 2\n';
const STREAM = ' stream\n';

/**
 * Writes each repeated drawing once. The print page has printed a placeholder, a small picture, in each place of such a
 * drawing, and the drawings themselves, one a sheet, after all other sheets. `placeholders` has the pixels of those
 * pictures, as hexadecimal RGB, in the order of these last sheets. Chromium writes a picture once and refers to it; so the
 * picture is replaced by a form, which is drawn by the same reference, and the last sheets are deleted. Throws when the PDF
 * is written in another way.
 */
export function shareDrawings(pdf: Buffer, placeholders: readonly string[]): Buffer {
  if (placeholders.length === 0) return pdf;
  const objects = new PdfObjects(pdf);
  const pages = listPages(objects);
  const definitions = pages.slice(-placeholders.length);
  const pictures = listPlaceholders(objects);
  for (const [index, page] of definitions.entries()) {
    // None where all its places are clipped away, as in texts that are cut off.
    const numbers = pictures.get(placeholders[index] ?? '') ?? [];
    const { contents, form } = makeForm(objects, page);
    for (const number of numbers) objects.replace(number, form);
    objects.delete(contents);
    objects.delete(page);
  }
  removePages(objects, new Set(definitions));
  return objects.write();
}

const readDictionary = (object: Buffer): string => {
  const end = object.indexOf(STREAM);
  return object.toString('latin1', 0, end === -1 ? object.length : end);
};

const getPageTree = (objects: PdfObjects): number =>
  findReference(readDictionary(objects.get(objects.getRoot())), 'Pages');

/** Lists the children of a part of the page tree; null for a page. */
function listChildren(dictionary: string): number[] | null {
  const [, children] = /\/Kids \[([^\]]*)\]/.exec(dictionary) ?? [];
  if (children === undefined) return null;
  return Array.from(children.matchAll(/(\d+) 0 R/g), ([, number]) => Number(number));
}

/** Lists the pages in their order. */
function listPages(objects: PdfObjects, node = getPageTree(objects)): number[] {
  const children = listChildren(readDictionary(objects.get(node)));
  return children ? children.flatMap((child) => listPages(objects, child)) : [node];
}

/** Takes pages out of the page tree, and parts of the tree that have none left; returns how many pages are left. */
function removePages(objects: PdfObjects, removed: ReadonlySet<number>, node = getPageTree(objects)): number {
  if (removed.has(node)) return 0;
  const dictionary = readDictionary(objects.get(node));
  const children = listChildren(dictionary);
  if (!children) return 1;
  const kept = children
    .map((child) => ({ child, pages: removePages(objects, removed, child) }))
    .filter(({ pages }) => pages > 0);
  const count = kept.reduce((sum, { pages }) => sum + pages, 0);
  const changed = dictionary
    .replace(/\/Count \d+/, `/Count ${count}`)
    .replace(/\/Kids \[[^\]]*\]/, `/Kids [${kept.map(({ child }) => `${child} 0 R`).join(' ')}]`);
  if (count === 0) objects.delete(node);
  else objects.replace(node, Buffer.from(changed, 'latin1'));
  return count;
}

/** Finds the pictures that may be placeholders: their numbers by their pixels. */
function listPlaceholders(objects: PdfObjects): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const { bytes } = objects;
  for (let at = bytes.indexOf(PLACEHOLDER); at !== -1; at = bytes.indexOf(PLACEHOLDER, at + 1)) {
    const number = objects.findNumberAt(at);
    const object = objects.get(number);
    if (!readDictionary(object).includes('/Filter /FlateDecode')) continue;
    const pixels = inflateSync(object.subarray(object.indexOf(STREAM) + STREAM.length)).toString('hex');
    found.set(pixels, [...(found.get(pixels) ?? []), number]);
  }
  return found;
}

/** Makes a form of a page. A picture is drawn into a square of one unit, so the form fills such a square. */
function makeForm(objects: PdfObjects, page: number): { contents: number; form: Buffer } {
  const dictionary = readDictionary(objects.get(page));
  const contents = findReference(dictionary, 'Contents');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(dictionary) ?? [];
  if (width === undefined || height === undefined) throw new Error(`Page ${page} of the PDF has no size`);
  const resources = dictionary.slice(dictionary.indexOf('/Resources'), dictionary.indexOf('/MediaBox'));
  const head = `<</Type /XObject
/Subtype /Form
/BBox [0 0 ${width} ${height}]
/Matrix [${1 / Number(width)} 0 0 ${1 / Number(height)} 0 0]
${resources}`;
  // The stream has a dictionary of its own, to which the form's entries are added.
  return { contents, form: Buffer.concat([Buffer.from(head, 'latin1'), objects.get(contents).subarray(2)]) };
}
