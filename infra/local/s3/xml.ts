/** A small XML tree: text, or elements by name; an array repeats its element. */
export type Xml = string | number | boolean | { [element: string]: Xml | Xml[] | undefined };

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Renders a document as S3 does. */
export const toXml = (root: string, content: Xml) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toElement(root, content)}`;

function toElement(name: string, content: Xml | Xml[] | undefined): string {
  if (content === undefined) return '';
  if (Array.isArray(content)) return content.map((one) => toElement(name, one)).join('');
  if (typeof content !== 'object') return `<${name}>${escapeText(String(content))}</${name}>`;
  return `<${name}>${Object.entries(content)
    .map(([child, value]) => toElement(child, value))
    .join('')}</${name}>`;
}

const escapeText = (text: string) => text.replace(/[&<>"\r]/g, (char) => ESCAPES[char] ?? char);

/** Reads the unescaped texts of every element called `name`, in order. */
export function readElements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    unescapeText(text),
  );
}

const unescapeText = (text: string) =>
  text.replace(/&(#x?[0-9a-fA-F]+|amp|lt|gt|quot|apos);/g, (_, entity: string) => {
    if (entity.startsWith('#x')) return String.fromCodePoint(Number.parseInt(entity.slice(2), 16));
    if (entity.startsWith('#')) return String.fromCodePoint(Number(entity.slice(1)));
    return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[entity] ?? '';
  });
