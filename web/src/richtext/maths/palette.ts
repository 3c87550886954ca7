import { type ColumnSign, toColumns } from '#shared/maths/column-arithmetic.ts';

/** One entry of the palette: the TeX that it inserts. `#` is replaced by the selected text, or by the caret. */
export interface PaletteEntry {
  readonly label: string;
  readonly tex: string;
  /** The TeX on its button, if that is not its own with empty places. */
  readonly shown?: string;
}

export interface PaletteGroup {
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

const sign = (label: string, tex: string): PaletteEntry => ({ label, tex: `${tex} #`, shown: tex });

export const PALETTE: readonly PaletteGroup[] = [
  {
    label: 'Fractions, powers and roots',
    entries: [
      { label: 'Fraction', tex: '\\frac{#}{}' },
      { label: 'Mixed number', tex: '1\\frac{#}{}', shown: '1\\frac{□}{□}' },
      { label: 'Power', tex: '#^{}' },
      { label: 'Square', tex: '#^2', shown: 'x^2' },
      { label: 'Index', tex: '#_{}' },
      { label: 'Square root', tex: '\\sqrt{#}' },
      { label: 'Root', tex: '\\sqrt[]{#}', shown: '\\sqrt[n]{□}' },
      { label: 'Brackets', tex: '\\left(#\\right)' },
    ],
  },
  {
    label: 'Signs',
    entries: [
      sign('Times', '\\times'),
      sign('Divided by', '\\div'),
      sign('Plus or minus', '\\pm'),
      sign('Less than or equal', '\\le'),
      sign('Greater than or equal', '\\ge'),
      sign('Not equal', '\\ne'),
      sign('About equal', '\\approx'),
      sign('Pi', '\\pi'),
      { label: 'Degrees', tex: '#^\\circ', shown: '45^\\circ' },
      sign('Angle', '\\angle'),
      { label: 'Words', tex: '\\text{#}', shown: '\\text{abc}' },
    ],
  },
];

export interface ColumnEntry {
  readonly label: string;
  readonly sign: ColumnSign;
  /** The sum that it puts in if none has been typed. */
  readonly example: string;
}

const column = (label: string, sign: ColumnSign, ...numbers: readonly string[]): ColumnEntry => ({
  label,
  sign,
  example: toColumns({ numbers, sign }),
});

export const COLUMNS: readonly ColumnEntry[] = [
  column('Addition', '+', '47', '35'),
  column('Subtraction', '-', '82', '35'),
  column('Multiplication', '×', '24', '13'),
  column('Long division', '÷', '84', '7'),
];

/** The content of a field of TeX after an entry was put in, with its selection. */
export interface Written {
  readonly tex: string;
  readonly from: number;
  readonly to: number;
}

/** Puts an entry in the place of what is selected, which goes into it. */
export function putIn({ tex, from, to }: Written, { tex: entry }: PaletteEntry): Written {
  const [before = '', after = ''] = entry.split('#');
  const chosen = tex.slice(from, to);
  const written = `${tex.slice(0, from)}${before}${chosen}${after}${tex.slice(to)}`;
  // The next empty place is for the next part, once something was chosen for the first.
  const empty = chosen === '' ? -1 : after.indexOf('{}');
  const caret = from + before.length + chosen.length + (empty === -1 ? 0 : empty + 1);
  return { tex: written, from: caret, to: caret };
}
