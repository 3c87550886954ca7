import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';

const PAGE = 'docs/performance.md';
const BEGIN = '<!-- table -->';
const END = '<!-- /table -->';
const HEAD = [
  '| figure | ours | theirs | ratio | p95 | aim | against |',
  '|---|---:|---:|---:|---:|---|---|',
];

/**
 * Writes the figures between the marks of `docs/performance.md`, with the machine, the date and the versions. A figure that
 * was not measured this time keeps its row.
 */
export function writeTable(project: string, figures: readonly Figure[]): void {
  const path = join(project, PAGE);
  const page = readFileSync(path, 'utf8');
  const [before, rest] = split(page, BEGIN);
  const [table, after] = split(rest, END);
  writeFileSync(
    path,
    `${before}${BEGIN}\n\n${describeMachine()}\n\n${renderTable(table, figures)}\n\n${END}${after}`,
  );
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`${PAGE} has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** Returns the rows of the table that stood there with those of the figures in their places, as Markdown. */
export function renderTable(table: string, figures: readonly Figure[]): string {
  const rows = new Map(
    table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => [line.split('`')[1] ?? '', line]),
  );
  for (const figure of figures) rows.set(figure.figure, renderRow(figure));
  return [...HEAD, ...rows.values()].join('\n');
}

/** Days after which a figure may speak of code that is no longer there. */
const OLD_AFTER = 7;

/** Lists the figures of `docs/performance.md` that were measured long before `today`, with their dates. */
export const listOldFigures = (project: string, today = new Date()) =>
  findOldRows(readFileSync(join(project, PAGE), 'utf8'), today);

/** Returns the rows of a page with their dates, as `2026-11-25`, that are older than `OLD_AFTER` days. */
export function findOldRows(page: string, today: Date): { figure: string; date: string }[] {
  const rows = page.matchAll(/^\| `([\w-]+)` .*\b(\d{4}-\d\d-\d\d) \|$/gm);
  return [...rows].flatMap(([, figure = '', date = '']) => {
    const days = (today.getTime() - Date.parse(date)) / 86_400_000;
    return days > OLD_AFTER ? [{ figure, date }] : [];
  });
}

function renderRow({ figure, ours, theirs, ratio, unit, p95, aim, against = '' }: Figure): string {
  const amount = (value: number) =>
    unit === 'bytes' ? `${(value / 1000).toFixed(1)} kB` : `${value} ${unit}`;
  const date = new Date().toISOString().slice(0, 10);
  const cells = [
    `\`${figure}\``,
    amount(ours),
    amount(theirs),
    String(ratio),
    p95 ? String(p95.ratio) : '',
    aim,
    `${against}${against && '; '}${date}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Describes the machine in a sentence. */
function describeMachine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Measured on ${cpus().length} × ${processor?.model.trim()}, ${memory} GiB, with Node ${process.version}.`;
}
