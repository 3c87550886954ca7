import { type WorksheetItem, worksheetItem } from '#shared/items/item.ts';
import type { ItemType } from '#shared/items/kinds.ts';

/** What each tile of Add Item shows: a small item that is really drawn. */
const SAMPLES = {
  instruction: {
    instruction: 'Read each question carefully.',
    style: { border: { border_style: 'dashed' } },
  },
  basic_text: {
    instruction: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'A drop of H' },
            { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
            { type: 'text', text: 'O may spend over ' },
            { type: 'text', text: '3,000 years', marks: [{ type: 'strong' }] },
            { type: 'text', text: ' in the ocean.' },
          ],
        },
      ],
    },
  },
  multiple_choice: {
    subtitle: 'Liquid to gas?',
    options: [{ answer: 'freezing' }, { answer: 'boiling' }],
  },
  open_response: { subtitle: 'Why does it rain?', number_of_lines: 2, line_height: 0.3 },
  section_header: { title: 'Warm-up', align: 'center', color: '#1D4ED8', font_size: 22 },
  divider: { line_style: 'dashed', top_padding: 0.4 },
  page_break: {},
  word_bank: {
    words: ['Collection', 'Condenses', 'Evaporates', 'Infiltration', 'Runoff', 'Rain'].map((word) => ({
      word,
    })),
    sort_order: 'manual',
    border_style: 'double',
    border_width: 4,
  },
  fill_in_the_blank: {
    words: [
      { value: 'Rain' },
      { value: 'falls' },
      { value: 'from' },
      { value: 'clouds', blank: true },
      { value: '.', hasNotSpaceBeforeSpecialChar: true },
    ],
  },
  word_scramble: { terms: ['snow', 'rain'], shuffle_seeds: [3, 4], line_length: 90 },
  matching: {
    pairs: [
      { term: 'ice', definition: 'solid' },
      { term: 'water', definition: 'liquid' },
      { term: 'steam', definition: 'gas' },
    ],
    shuffle_seed: 5,
  },
  checklist: { options: [{ answer: 'Name and date' }, { answer: 'Spelling' }] },
  blank_space: { height: 0.9, box_outline: true, line_style: 'dashed', line_color: '#8FA3B8' },
  handwriting: {
    line_height: 36,
    spacing: 0,
    items: [{ id: 'a', subtitle: 'Apple', partials: [{ start: 0, end: 1, style: 'solid' }], empty_rows: 1 }],
  },
} as const satisfies Record<ItemType, object>;

export const sampleItem = (type: ItemType): WorksheetItem =>
  worksheetItem.parse({ id: `sample-${type}`, type, data: SAMPLES[type] });
