import { omit } from 'es-toolkit';
import type { WordBankEntry } from '../../vocabulary/header.ts';
import { BODY_FONT_SIZE } from '../../vocabulary/style-choices.ts';
import type { ItemWith } from '../parts/envelope.ts';
import type { WordBankData } from './schema.ts';

type Bank = ItemWith<WordBankData>;

/** Makes a new bank look like the worksheet's first one; without any, as the document's entry says. */
export function takeOverLook(
  bank: Bank,
  { first, entry: { sort, style } }: { first: Bank | undefined; entry: WordBankEntry },
): void {
  if (first) {
    Object.assign(bank.data, omit(first.data, ['words', 'shuffle_seed']));
    bank.style.font_size = first.style.font_size;
    return;
  }
  Object.assign(bank.data, { sort_order: sort, color: style.color, border_style: style.border_style });
  // A size that was never chosen follows the body.
  bank.style.font_size = style.font_size === BODY_FONT_SIZE.initial ? null : style.font_size;
}
