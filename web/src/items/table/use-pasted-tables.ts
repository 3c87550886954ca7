import type { ClipboardEvent } from 'react';
import { layOutForeign, type PastedTable, pasteTable, toPastedTable } from '#shared/items/table/pasted.ts';
import { COLUMN_LIMIT, ROW_LIMIT, type TableData } from '#shared/items/table/schema.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { showNotFetched } from '../../ui/lazy/not-fetched.ts';
import { type CellPlace, readPlace } from './selected-area.ts';

/** Matches a cell of a table in HTML. */
const CELL = /<t[dh][\s>]/gi;

/** Reads the table that was pasted: its HTML, else its text with tabs. What reads it loads with the first. */
async function readTable(html: string, text: string): Promise<PastedTable> {
  const { readPastedCells, readPastedTable } = await import('./read-pasted-table.ts');
  const table = html === '' ? null : readPastedTable(html);
  return table ? layOutForeign(table) : toPastedTable(readPastedCells(text));
}

/** Says what of a table found no room. */
function sayLeftOut({ rows }: PastedTable, at: CellPlace): void {
  const lost = [
    { count: at.row + rows.length - ROW_LIMIT, noun: 'row', limit: ROW_LIMIT },
    { count: at.column + (rows[0]?.length ?? 0) - COLUMN_LIMIT, noun: 'column', limit: COLUMN_LIMIT },
  ].filter(({ count }) => count > 0);
  for (const { count, noun, limit } of lost)
    showToast({
      words: `${limit} ${noun}s at most: ${count} ${noun}${count === 1 ? ' was' : 's were'} left out.`,
      tone: 'danger',
    });
}

/**
 * Returns what takes a table that is pasted into a cell: from a spreadsheet, a word processor or a web page, else from text with
 * tabs. Anything else is for the cell itself.
 */
export function usePastedTables({ id, path }: PartProps<TableData>) {
  const { run, seal } = usePanel(id, 'Paste table');
  const put = (at: CellPlace, table: PastedTable) => {
    seal();
    run(path, pasteTable, { at, table });
    sayLeftOut(table, at);
  };
  return (event: ClipboardEvent): void => {
    const at = readPlace(event.target);
    const html = event.clipboardData.getData('text/html');
    const text = event.clipboardData.getData('text/plain');
    const hasTable = (html.match(CELL)?.length ?? 0) > 1;
    if (!at || !(hasTable || text.includes('\t'))) return;
    event.preventDefault();
    event.stopPropagation();
    readTable(hasTable ? html : '', text).then((table) => put(at, table), showNotFetched);
  };
}
