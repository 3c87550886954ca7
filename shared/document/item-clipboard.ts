import { isRecord } from '../is-record.ts';
import { getItemType, isNumberedItem, listItemLines, type WorksheetItem } from '../items/item.ts';
import { withVariants } from '../items/list-rules.ts';
import { listNumberLabels } from '../vocabulary/numbering.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { ATTRIBUTE, CARRIED } from './carried-items.ts';
import { type DocumentWithItems, hasItems } from './document.ts';
import { parseDocument } from './parse-document.ts';

/** Holds copied items as programs read them: words alone, and words with the items themselves in an attribute. */
export interface ItemClipboard {
  readonly text: string;
  readonly html: string;
}

/** Writes items of a document and the variants of its questions, in its order, with the numbers that it prints. */
export function writeItems(document: DocumentWithItems, given: readonly string[]): ItemClipboard {
  const ids = withVariants(document.items, given);
  const labels = listNumberLabels(document.items, isNumberedItem);
  const chosen = document.items.flatMap((item, place) =>
    ids.includes(item.id) ? [{ item, label: labels[place] ?? null }] : [],
  );
  const lines = chosen.flatMap(({ item, label }) => writeLines(item, label));
  const carried = { schema_version: document.schema_version, items: chosen.map(({ item }) => item) };
  // Encoded, so that no program changes what it takes for markup.
  const json = encodeURIComponent(JSON.stringify(carried));
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return { text: lines.join('\n'), html: `<div ${ATTRIBUTE}="${json}">${html}</div>` };
}

/** Writes an item's lines behind its number; an item without words is named. */
function writeLines(item: WorksheetItem, label: string | null): string[] {
  const [first = `[${getItemType(item.type).label}]`, ...rest] = listItemLines(item);
  return [label === null ? first : `${label} ${first}`, ...rest.map((line) => `   ${line}`)];
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The content of the clipboard: nothing of ours, items, or something in their place that is refused. */
export type ReadItems =
  | { readonly found: 'nothing' }
  | { readonly found: 'items'; readonly items: readonly WorksheetItem[] }
  | { readonly found: 'problem'; readonly problem: DocumentProblem };

const refuse = (where: string, message: string): ReadItems => ({
  found: 'problem',
  problem: { where, message },
});

/**
 * Reads items from the HTML of a clipboard, for a document of this kind. They pass the schema that every document passes, so
 * nothing gets in this way that could not be opened.
 */
export function readItems(html: string, kind: DocumentWithItems['entity_type']): ReadItems {
  const carried = CARRIED.exec(html)?.[1];
  if (carried === undefined) return { found: 'nothing' };
  const source = parseJson(carried);
  if (!isRecord(source)) return refuse('items', 'cannot be read');
  const { schema_version, items } = source;
  const parsed = parseDocument({ schema_version, entity_type: kind, items });
  if (!parsed.ok) return refuse(parsed.problems[0]?.where ?? 'items', parsed.problems[0]?.message ?? '');
  if (!hasItems(parsed.document) || parsed.document.items.length === 0) return refuse('items', 'are missing');
  return { found: 'items', items: parsed.document.items };
}

function parseJson(encoded: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(encoded));
  } catch {
    return null;
  }
}
