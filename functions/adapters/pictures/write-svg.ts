import { createImageError } from '../../errors/image-error.ts';
import { checkAspectRatio } from './aspect-ratio.ts';
import { detectType } from './sniff.ts';
import {
  ATTRIBUTES,
  cleanDeclarations,
  cleanStyleSheet,
  cleanValue,
  PROPERTIES,
  SVG,
} from './svg-allowed.ts';
import { readSize, type SvgSize } from './svg-size.ts';
import { parseSvg, type SvgNode, walk } from './svg-tree.ts';
import { checkWeight } from './svg-weight.ts';

/** Largest number of pictures in one drawing. */
const MAX_PICTURES = 20;
/** Shortest dash, as a share of the drawing. Shorter ones are invisible and take endless time to draw. */
const MIN_DASH = 1 / 5000;
/** The sign that takes the place of an embedded picture. No XML has this character. */
const PLACEHOLDER = '\0';

/** A photograph inside a drawing, as it came. */
interface EmbeddedPicture {
  readonly body: Uint8Array;
  readonly type: 'image/jpeg' | 'image/png';
}

/** A drawing that was written again, without the pictures embedded in it. */
export interface WrittenSvg {
  /**
   * The text of the drawing, in one piece more than there are pictures: the data URL of each picture goes between
   * two.
   */
  readonly pieces: readonly string[];
  readonly pictures: readonly EmbeddedPicture[];
  /** The width in px. */
  readonly width: number;
  readonly height: number;
}

/**
 * Writes a new drawing from the allowed parts of an uploaded one. `scope` prefixes its ids, so that two drawings on
 * one page do not collide. Throws when the upload is no drawing.
 */
export function writeSvg(body: Uint8Array, scope: string): WrittenSvg {
  const root = parseSvg(decodeText(body));
  checkWeight(root);
  const size = readSize(root);
  checkAspectRatio(size.width, size.height);
  const pictures = findEmbeddedPictures(root);
  const clean = writeElement(root, { rename: (id) => `${scope}-${id}`, pictures, size, root });
  return {
    pieces: clean.split(PLACEHOLDER),
    pictures: [...pictures.values()],
    width: size.width,
    height: size.height,
  };
}

function decodeText(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw createImageError('failed');
  }
}

interface WriteOptions {
  readonly root: SvgNode;
  readonly size: SvgSize;
  readonly rename: (id: string) => string;
  readonly pictures: ReadonlyMap<SvgNode, EmbeddedPicture>;
}

function writeElement(element: SvgNode, writing: WriteOptions): string {
  const { name, children } = element;
  const { rename, root, size, pictures } = writing;
  if (name === 'style') {
    const css = cleanStyleSheet(children.join(''), rename);
    return css && `<style>${escapeXml(css)}</style>`;
  }
  if (name === 'image' && !pictures.has(element)) return '';
  const attributes =
    element === root
      ? { xmlns: SVG, ...cleanAttributes(element, writing), ...size }
      : cleanAttributes(element, writing);
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const inside = children.map((child) =>
    typeof child === 'object' ? writeElement(child, writing) : escapeXml(child),
  );
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}

function cleanAttributes(element: SvgNode, { rename, pictures, size }: WriteOptions): Record<string, string> {
  const allowed = [...element.attributes].flatMap(([name, value]) => {
    const clean = name === 'href' ? cleanHref(element, value) : cleanAttribute(name, value);
    return clean === null || clean === '' ? [] : [[name, clean]];
  });
  return Object.fromEntries(allowed);

  function cleanHref(of: SvgNode, value: string): string | null {
    if (of.name === 'image') return pictures.has(of) ? PLACEHOLDER : null;
    return /^#[\w.:-]+$/.test(value) ? `#${rename(value.slice(1))}` : null;
  }
  function cleanAttribute(name: string, value: string): string | null {
    if (name === 'id') return /^[\w.:-]+$/.test(value) ? rename(value) : null;
    if (name === 'style') return cleanDeclarations(value, rename);
    if (name === 'stroke-dasharray' && isTooDense(value, size)) return null;
    return ATTRIBUTES.has(name) || PROPERTIES.has(name) ? cleanValue(value, rename) : null;
  }
}

function isTooDense(dashes: string, { viewBox }: SvgSize): boolean {
  const lengths = dashes
    .split(/[\s,]+/)
    .map(Number.parseFloat)
    .filter(Number.isFinite);
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return lengths.reduce((sum, length) => sum + length, 0) < Math.max(width, height) * MIN_DASH;
}

/**
 * Finds the photographs that are embedded as data URLs, in the order of the text. Pictures at other URLs are dropped.
 */
function findEmbeddedPictures(root: SvgNode): Map<SvgNode, EmbeddedPicture> {
  const pictures = new Map<SvgNode, EmbeddedPicture>();
  for (const element of walk(root)) {
    const data = /^data:image\/(?:png|jpe?g);base64,([\w+/=\s]+)$/.exec(
      element.attributes.get('href') ?? '',
    )?.[1];
    if (element.name !== 'image' || data === undefined) continue;
    if (pictures.size >= MAX_PICTURES) throw createImageError('failed');
    const body = Buffer.from(data, 'base64');
    const type = detectType(body);
    if (type !== 'image/png' && type !== 'image/jpeg') throw createImageError('failed');
    pictures.set(element, { body, type });
  }
  return pictures;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
