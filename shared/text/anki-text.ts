import { parseCells } from './parse-cells.ts';

/** A setting above the notes that Anki writes as plain text; a spreadsheet puts commas behind it. */
const SETTING = /^#([a-z ]{2,30}):([^\n]{0,300}?)[,;\t]*\r?(?:\n|$)/;
const KNOWN = /^(?:separator|html|tags|columns|notetype|deck|if matches|(?:notetype|deck|tags|guid) column)$/;
const SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** A note: its sides, and the cells that are settings, such as tags. */
interface AnkiRow {
  readonly cells: readonly string[];
  readonly settings: readonly string[];
}

export interface AnkiText {
  readonly rows: readonly AnkiRow[];
  readonly isHtml: boolean;
  /** What the settings say that no card has, such as the name of the deck. */
  readonly settings: readonly string[];
}

function readSettings(text: string): { settings: Map<string, string>; body: string } {
  const settings = new Map<string, string>();
  let body = text;
  for (let found = SETTING.exec(body); found; found = SETTING.exec(body)) {
    const [whole, name = '', value = ''] = found;
    if (!KNOWN.test(name)) break;
    settings.set(name, value.trim());
    body = body.slice(whole.length);
  }
  return { settings, body };
}

/** Decodes what Anki escapes in a text of HTML that has no other marks of it. */
const decode = (cell: string): string =>
  cell
    .replace(/<br\s*\/?>|<\/(?:div|p)>\s*(?=<(?:div|p))/gi, '\n')
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, digits?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Reads notes that Anki has written as plain text, below its settings; null where there are none. */
export function readAnkiText(text: string): AnkiText | null {
  const { settings, body } = readSettings(text.replace(/^\uFEFF/, ''));
  if (settings.size === 0) return null;
  const named = settings.get('separator') ?? 'tab';
  const separator = SEPARATORS[named.toLowerCase()] ?? (named.length === 1 ? named : '\t');
  const others = [...settings]
    .filter(([name]) => name.endsWith(' column'))
    .map(([, place]) => Number(place) - 1);
  const rows = parseCells(body, [separator]).map((row) => ({
    cells: row.filter((_, at) => !others.includes(at)),
    settings: row.filter((cell, at) => others.includes(at) && cell.trim() !== ''),
  }));
  const kept = ['deck', 'notetype', 'tags', 'columns'].flatMap((name) => settings.get(name) ?? []);
  return { rows, isHtml: settings.get('html')?.toLowerCase() === 'true', settings: kept };
}

/** Reads the notes of Anki's plain text as plain words. */
export function readAnkiRows(text: string): AnkiText | null {
  const found = readAnkiText(text);
  if (!found?.isHtml) return found;
  return { ...found, rows: found.rows.map((row) => ({ ...row, cells: row.cells.map(decode) })) };
}
