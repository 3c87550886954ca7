import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus, Trash2 } from 'lucide-react';
import {
  type Area,
  insertColumn,
  insertRow,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
} from '#shared/items/table/rules.ts';
import { COLUMN_LIMIT, countColumns, ROW_LIMIT, type TableData } from '#shared/items/table/schema.ts';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import type { ChosenCells } from './selected-area.ts';

/** The chosen rows and columns, and what changes them. */
export interface Lines {
  readonly data: TableData;
  readonly area: Area;
  readonly run: <Argument>(rule: (data: TableData, argument: Argument) => void, argument: Argument) => void;
  readonly onChoose: (chosen: ChosenCells) => void;
}

/** Removes one line after another, from the last one on. */
const removeAll =
  (remove: (data: TableData, at: number) => void) =>
  (data: TableData, { from, to }: { from: number; to: number }): void => {
    for (let at = to; at >= from; at--) remove(data, at);
  };
const removeRows = removeAll(removeRow);
const removeColumns = removeAll(removeColumn);

/** Lists what can be done with the rows of the chosen cells. */
export function listRowEntries({ data, area, run, onChoose }: Lines): MenuEntry[] {
  const { top, bottom, left, right } = area;
  const isFull = data.rows.length >= ROW_LIMIT;
  const isOne = top === bottom;
  const choose = (row: number) => onChoose({ from: { row, column: left }, to: { row, column: right } });
  const move = (to: number) => {
    run(moveRow, { from: top, to });
    choose(to);
  };
  return [
    {
      id: 'above',
      label: 'Add a row above',
      icon: Plus,
      isDisabled: isFull,
      onAction: () => run(insertRow, top),
    },
    {
      id: 'below',
      label: 'Add a row below',
      icon: Plus,
      isDisabled: isFull,
      onAction: () => run(insertRow, bottom + 1),
    },
    {
      id: 'up',
      label: 'Move up',
      icon: ArrowUp,
      startsGroup: true,
      isDisabled: !isOne || top === 0,
      onAction: () => move(top - 1),
    },
    {
      ...{ id: 'down', label: 'Move down', icon: ArrowDown },
      isDisabled: !isOne || top === data.rows.length - 1,
      onAction: () => move(top + 1),
    },
    {
      ...{
        id: 'delete',
        label: isOne ? 'Delete the row' : 'Delete the rows',
        icon: Trash2,
        tone: 'danger',
        startsGroup: true,
      },
      onAction: () => {
        run(removeRows, { from: top, to: bottom });
        choose(Math.max(0, top - 1));
      },
    },
  ];
}

/** Lists what can be done with the columns of the chosen cells. */
export function listColumnEntries({ data, area, run, onChoose }: Lines): MenuEntry[] {
  const { top, bottom, left, right } = area;
  const columns = countColumns(data);
  const isFull = columns >= COLUMN_LIMIT;
  const isOne = left === right;
  const choose = (column: number) => onChoose({ from: { row: top, column }, to: { row: bottom, column } });
  const move = (to: number) => {
    run(moveColumn, { from: left, to });
    choose(to);
  };
  return [
    {
      id: 'before',
      label: 'Add a column before',
      icon: Plus,
      isDisabled: isFull,
      onAction: () => run(insertColumn, left),
    },
    {
      id: 'after',
      label: 'Add a column after',
      icon: Plus,
      isDisabled: isFull,
      onAction: () => run(insertColumn, right + 1),
    },
    {
      id: 'back',
      label: 'Move back',
      icon: ArrowLeft,
      startsGroup: true,
      isDisabled: !isOne || left === 0,
      onAction: () => move(left - 1),
    },
    {
      ...{ id: 'on', label: 'Move on', icon: ArrowRight },
      isDisabled: !isOne || left === columns - 1,
      onAction: () => move(left + 1),
    },
    {
      ...{
        id: 'delete',
        label: isOne ? 'Delete the column' : 'Delete the columns',
        icon: Trash2,
        tone: 'danger',
        startsGroup: true,
      },
      onAction: () => {
        run(removeColumns, { from: left, to: right });
        choose(Math.max(0, left - 1));
      },
    },
  ];
}
