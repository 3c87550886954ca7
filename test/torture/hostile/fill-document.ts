import type { HandoutDocument } from '#shared/document/document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import type { HostileText } from './hostile-texts.ts';

type Json = Record<string, unknown> | unknown[];

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Names the field of a path, the same in every item of a type. */
function toField(document: HandoutDocument, path: readonly (string | number)[]): string {
  const [first, place] = path;
  const item = first === 'items' ? (document.items[Number(place)] as { type?: string }) : undefined;
  return [item?.type ?? '', ...path.map((part) => (/^\d+$/.test(String(part)) ? '*' : part))].join('.');
}

function* listTexts(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === 'string') yield path;
  else if (isJson(value))
    for (const [key, inner] of Object.entries(value)) yield* listTexts(inner, [...path, key]);
}

function put(document: Json, path: readonly string[], value: unknown): void {
  const parent = path
    .slice(0, -1)
    .reduce<Json>((at, key) => (at as Record<string, Json>)[key] as Json, document);
  (parent as Record<string, unknown>)[path.at(-1) ?? ''] = value;
}

/** Fields whose words are no words: the document would be another one, or its parts would not find each other. */
const NAMES = /(?:^|\.)(?:id|objectId|type|entity_type|wordBank\w*|word_bank\w*)$/;

/**
 * Puts a text of its own into every field of a document that takes it: those that the schema refuses keep theirs. Returns the
 * document, and how many kinds of fields took one.
 */
export function fillDocument(given: HandoutDocument, take: () => HostileText) {
  const copy = structuredClone(given) as unknown as Json;
  const takes = new Map<string, boolean>();
  for (const path of [...listTexts(given)]) {
    const field = toField(given, path);
    if (NAMES.test(field) || takes.get(field) === false) continue;
    const { mark, text } = take();
    if (!takes.has(field)) {
      const tried = structuredClone(given) as unknown as Json;
      put(tried, path, text);
      const parsed = parseDocument(tried);
      takes.set(field, parsed.ok && JSON.stringify(parsed.document).includes(mark));
    }
    if (!takes.get(field)) continue;
    put(copy, path, text);
  }
  return { document: parseWithout(copy, given), fields: [...takes].filter(([, taken]) => taken).length };
}

/** Parses a filled document; a field that is too short for its text keeps what it had. */
function parseWithout(filled: Json, given: HandoutDocument): HandoutDocument {
  for (let time = 0; time < 50; time++) {
    const parsed = parseDocument(filled);
    if (parsed.ok) return parsed.document;
    for (const { where } of parsed.problems) {
      const path = where.split('.');
      // A rich text stays one: as words it would be another.
      put(
        filled,
        path,
        path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], given),
      );
    }
  }
  throw new Error('A filled document is refused, whatever is taken out of it');
}
