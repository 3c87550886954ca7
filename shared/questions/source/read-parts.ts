import { decodeText } from './decode-text.ts';
import { readXml } from './read-xml.ts';
import { type Entries, readZip } from './read-zip.ts';
import { listElements, type XmlElement } from './xml-tree.ts';

/** What one part of a package of Office has to do with another: "styles", "image". */
export interface PartLink {
  readonly id: string;
  readonly type: string;
  /** The path of the other part; null where it is outside of the package. */
  readonly path: string | null;
}

/** Returns the address of the file that lists the links of a part; that of the package has the path "". */
function toLinksPath(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  return `${path.slice(0, at)}_rels/${path.slice(at)}.rels`;
}

/** Resolves a path in a package; the addresses of links are decoded already. */
function resolvePath(from: string, target: string): string {
  const parts = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const toLink = (from: string, { attributes }: XmlElement): PartLink => ({
  id: attributes.Id ?? '',
  type: attributes.Type?.split('/').at(-1) ?? '',
  path: attributes.TargetMode === 'External' ? null : resolvePath(from, attributes.Target ?? ''),
});

/** Reads parts of a package by their paths, whose letters may be large or small. */
export function readParts(zip: Uint8Array, paths: readonly string[]): Entries {
  const wanted = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const entries = readZip(zip, (path) => wanted.has(path.toLowerCase()));
  return new Map([...entries].map(([path, bytes]) => [wanted.get(path.toLowerCase()) ?? path, bytes]));
}

/** Reads the links of a part; null where it has no list of them. */
export function readLinks(zip: Uint8Array, path: string): PartLink[] | null {
  const entry = readParts(zip, [toLinksPath(path)])
    .values()
    .next().value;
  return entry
    ? listElements(readXml(decodeText(entry)), 'Relationship').map((link) => toLink(path, link))
    : null;
}

/** Finds the part that the package is about: by its link, or else by the path that it usually has. */
export function findMainPath(zip: Uint8Array, usual: string): string {
  const link = readLinks(zip, '')?.find(({ type, path }) => type === 'officeDocument' && path !== null);
  return link?.path ?? usual;
}
