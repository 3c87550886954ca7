import { decodeText } from '../source/decode-text.ts';
import type { FindPicture } from '../source/picture-shelf.ts';
import { findMainPath, type PartLink, readLinks, readParts } from '../source/read-parts.ts';
import { readXml } from '../source/read-xml.ts';
import { createPictureFinder, getEntry } from '../source/read-zip.ts';
import type { XmlElement } from '../source/xml-tree.ts';

/** Texts around the document, by what a loss calls them. */
const AROUND: Readonly<Record<string, string>> = {
  header: 'Header of the pages',
  footer: 'Footer of the pages',
  footnotes: 'Footnote',
  endnotes: 'Endnote',
  comments: 'Comment',
};

/** The parts of a document of Word that are read. */
export interface WordParts {
  readonly document: XmlElement;
  readonly styles: XmlElement | null;
  readonly numbering: XmlElement | null;
  /** Texts that stand around the document, each with what it is. */
  readonly around: readonly { readonly what: string; readonly part: XmlElement }[];
  readonly findPicture: FindPicture;
}

/** Creates what finds a picture by the id of its link; those outside the document are never fetched. */
function createWordPictures(zip: Uint8Array, links: readonly PartLink[]): FindPicture {
  const paths = new Map(links.map(({ id, path }) => [id, path]));
  const find = createPictureFinder(zip);
  return (id) => {
    const path = paths.get(id);
    return path ? find(path) : null;
  };
}

/** Opens a document of Word: its parts are found by their links, whatever they are called. */
export function openWord(zip: Uint8Array): WordParts {
  const main = findMainPath(zip, 'word/document.xml');
  const links = readLinks(zip, main) ?? [];
  const usual = (name: string): string => `${main.slice(0, main.lastIndexOf('/') + 1)}${name}.xml`;
  const getPath = (type: string): string => links.find((link) => link.type === type)?.path ?? usual(type);
  const around = links.flatMap(({ type, path }) => {
    const what = AROUND[type];
    return what !== undefined && path !== null ? [{ what, path }] : [];
  });
  const entries = readParts(zip, [
    main,
    getPath('styles'),
    getPath('numbering'),
    ...around.map(({ path }) => path),
  ]);
  const read = (path: string): XmlElement | null => {
    const entry = entries.get(path);
    return entry ? readXml(decodeText(entry)) : null;
  };
  return {
    document: readXml(decodeText(getEntry(entries, main))),
    styles: read(getPath('styles')),
    numbering: read(getPath('numbering')),
    around: around.flatMap(({ what, path }) => {
      const part = read(path);
      return part ? [{ what, part }] : [];
    }),
    findPicture: createWordPictures(zip, links),
  };
}
