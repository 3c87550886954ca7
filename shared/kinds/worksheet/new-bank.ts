import { omit } from 'es-toolkit';
import { emptyItem, type ItemOf, type WorksheetItem } from '../../items/item.ts';
import { BODY_FONT_SIZE } from '../../vocabulary/style.ts';
import type { Worksheet } from './schema.ts';

export type Bank = ItemOf<'word_bank'>;
export const isBank = (item: WorksheetItem): item is Bank => item.type === 'word_bank';

/** A bank without words: it looks like the worksheet's first one, and without any as the document's entry says. */
export function newBank(worksheet: Worksheet, id: string): Bank {
  const bank = emptyItem('word_bank', id);
  const other = worksheet.items.find(isBank);
  if (other) {
    Object.assign(bank.data, omit(other.data, ['words', 'shuffle_seed']));
    bank.style.font_size = other.style.font_size;
    return bank;
  }
  const { sort, style } = worksheet.word_bank;
  Object.assign(bank.data, { sort_order: sort, color: style.color, border_style: style.border_style });
  // What nobody set is the body's.
  bank.style.font_size = style.font_size === BODY_FONT_SIZE.initial ? null : style.font_size;
  return bank;
}
