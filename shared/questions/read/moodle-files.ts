import type { FindPicture } from '../source/picture-shelf.ts';
import { getXmlText, listElements, type XmlElement } from '../source/xml-tree.ts';
import { decodeAddress } from './package-address.ts';

const PREFIX = /^@@PLUGINFILE@@\//;
/** The bytes of each file that was asked for: the same picture is kept once. */
const decoded = new WeakMap<XmlElement, Uint8Array | null>();

function decode(file: XmlElement): Uint8Array | null {
  try {
    return Uint8Array.from(atob(getXmlText(file).replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

function decodeOnce(file: XmlElement): Uint8Array | null {
  const known = decoded.get(file);
  if (known !== undefined) return known;
  const bytes = decode(file);
  decoded.set(file, bytes);
  return bytes;
}

const toPath = ({ attributes }: XmlElement): string =>
  `${attributes.path ?? '/'}${attributes.name ?? ''}`.replace(/^\//, '');

/** Creates what finds the pictures that come with a text of Moodle. */
export const createMoodleFiles =
  (element: XmlElement): FindPicture =>
  (address) => {
    if (!PREFIX.test(address)) return null;
    const path = decodeAddress(address).replace(PREFIX, '');
    const file = listElements(element, 'file').find((one) => toPath(one) === path);
    return file ? decodeOnce(file) : null;
  };

/** Tells whether a file was shown, and is no loss. */
export const isDecoded = (file: XmlElement): boolean => Boolean(decoded.get(file));
