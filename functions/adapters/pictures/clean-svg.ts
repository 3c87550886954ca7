import { createImageError } from '../../errors/image-error.ts';
import { cleanRaster, type Raster } from './clean-raster.ts';
import { refuseThin } from './sharp.ts';
import { typeOf } from './sniff.ts';
import {
  ATTRIBUTES,
  cleanDeclarations,
  cleanStyleSheet,
  cleanValue,
  PROPERTIES,
  SVG,
} from './svg-allowed.ts';
import { type SvgSize, sizeOf } from './svg-size.ts';
import { type Element, treeOf, within } from './svg-tree.ts';
import { refuseBomb } from './svg-weight.ts';

const THUMB_PX = 640;
/** librsvg's own unit is 96 dots an inch. */
const DENSITY = { usual: 96, most: 2400 };
/** Pictures in one drawing. */
const MOST_PICTURES = 20;
/** A dash shorter than this share of the drawing is nothing to see, and endless to draw. */
const SHORTEST_DASH = 1 / 5000;

/**
 * Another drawing, written of what of this one is allowed; `scope` goes before its ids, so that two drawings in
 * one page do not meet. Its `density` is the one at which a thumb of it is sharp. Refuses what is no drawing.
 */
export async function cleanSvg(body: Uint8Array, scope: string): Promise<Raster & { density: number }> {
  const root = treeOf(textOf(body));
  refuseBomb(root);
  const size = sizeOf(root);
  const { width, height } = size;
  refuseThin(width, height);
  const pictures = await picturesIn(root);
  const rename = (id: string) => `${scope}-${id}`;
  const clean = write(root, { rename, pictures, size, root });
  const density = Math.min(DENSITY.most, (DENSITY.usual * THUMB_PX) / Math.max(width, height));
  return { body: Buffer.from(clean), type: 'image/svg+xml', width, height, density: Math.max(1, density) };
}

function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw createImageError('failed');
  }
}

interface Writing {
  readonly root: Element;
  readonly size: SvgSize;
  readonly rename: (id: string) => string;
  /** The address of each picture inside the drawing. */
  readonly pictures: ReadonlyMap<Element, string>;
}

function write(element: Element, writing: Writing): string {
  const { name, children } = element;
  const { rename, root, size, pictures } = writing;
  if (name === 'style') {
    const css = cleanStyleSheet(children.join(''), rename);
    return css && `<style>${escaped(css)}</style>`;
  }
  if (name === 'image' && !pictures.has(element)) return '';
  const attributes =
    element === root
      ? { xmlns: SVG, ...attributesOf(element, writing), ...size }
      : attributesOf(element, writing);
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const inside = children.map((child) =>
    typeof child === 'object' ? write(child, writing) : escaped(child),
  );
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}

function attributesOf(element: Element, { rename, pictures, size }: Writing): Record<string, string> {
  const kept = [...element.attributes].flatMap(([name, value]) => {
    const clean = name === 'href' ? hrefOf(element, value) : attributeOf(name, value);
    return clean === null || clean === '' ? [] : [[name, clean]];
  });
  return Object.fromEntries(kept);

  function hrefOf(of: Element, value: string): string | null {
    if (of.name === 'image') return pictures.get(of) ?? null;
    return /^#[\w.:-]+$/.test(value) ? `#${rename(value.slice(1))}` : null;
  }
  function attributeOf(name: string, value: string): string | null {
    if (name === 'id') return /^[\w.:-]+$/.test(value) ? rename(value) : null;
    if (name === 'style') return cleanDeclarations(value, rename);
    if (name === 'stroke-dasharray' && isEndless(value, size)) return null;
    return ATTRIBUTES.has(name) || PROPERTIES.has(name) ? cleanValue(value, rename) : null;
  }
}

function isEndless(dashes: string, { viewBox }: SvgSize): boolean {
  const lengths = dashes
    .split(/[\s,]+/)
    .map(Number.parseFloat)
    .filter(Number.isFinite);
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return lengths.reduce((sum, length) => sum + length, 0) < Math.max(width, height) * SHORTEST_DASH;
}

/** Photographs that stand in the drawing itself, each made anew; an address outside leads nowhere. */
async function picturesIn(root: Element): Promise<Map<Element, string>> {
  const pictures = new Map<Element, string>();
  for (const element of within(root)) {
    const data = /^data:image\/(?:png|jpe?g);base64,([\w+/=\s]+)$/.exec(
      element.attributes.get('href') ?? '',
    )?.[1];
    if (element.name !== 'image' || data === undefined) continue;
    if (pictures.size >= MOST_PICTURES) throw createImageError('failed');
    const bytes = Buffer.from(data, 'base64');
    const type = typeOf(bytes);
    if (type !== 'image/png' && type !== 'image/jpeg') throw createImageError('failed');
    const { body } = await cleanRaster(bytes, type);
    pictures.set(element, `data:${type};base64,${Buffer.from(body).toString('base64')}`);
  }
  return pictures;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
