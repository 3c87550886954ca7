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

/** How Anki calls the two sides of its basic notes, in the languages of its menus. */
const SIDES = [
  /^(?:front|vorderseite|recto|anverso|fronte|frente|voorkant|przód|líc|framsida|forside|etupuoli|ön|лицевая сторона|лицьова сторона|表面|正面|앞면)$/iu,
  /^(?:back|rückseite|verso|reverso|retro|achterkant|tył|rub|baksida|bagside|kääntöpuoli|arka|обратная сторона|зворотна сторона|裏面|背面|뒷면)$/iu,
] as const;

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

/** Finds the columns of the front and of the back by their names; null where one of them has no name of Anki's own. */
function findSides(columns: string | undefined, separator: string): readonly number[] | null {
  const names = columns?.split(separator).map((name) => name.trim()) ?? [];
  const places = SIDES.map((side) => names.findIndex((name) => side.test(name)));
  return places.includes(-1) ? null : places;
}

/** Reads notes that Anki has written as plain text, below its settings; null where there are none. */
export function readAnkiText(text: string): AnkiText | null {
  const { settings, body } = readSettings(text.replace(/^\uFEFF/, ''));
  if (settings.size === 0) return null;
  const sign = settings.get('separator') ?? 'tab';
  const separator = SEPARATORS[sign.toLowerCase()] ?? (sign.length === 1 ? sign : '\t');
  const others = [...settings]
    .filter(([name]) => name.endsWith(' column'))
    .map(([, place]) => Number(place) - 1);
  const sides = findSides(settings.get('columns'), separator);
  const rows = parseCells(body, [separator]).map((row) => {
    const isField = (_: string, at: number) => !others.includes(at) && !sides?.includes(at);
    return {
      cells: [...(sides ?? []).map((at) => row[at] ?? ''), ...row.filter(isField)],
      settings: row.filter((cell, at) => others.includes(at) && cell.trim() !== ''),
    };
  });
  const named = ['deck', 'notetype', 'tags', ...(sides ? [] : ['columns'])];
  const kept = named.flatMap((name) => settings.get(name) ?? []);
  return { rows, isHtml: settings.get('html')?.toLowerCase() === 'true', settings: kept };
}

/** Reads the notes of Anki's plain text as plain words. */
export function readAnkiRows(text: string): AnkiText | null {
  const found = readAnkiText(text);
  if (!found?.isHtml) return found;
  return { ...found, rows: found.rows.map((row) => ({ ...row, cells: row.cells.map(decode) })) };
}
