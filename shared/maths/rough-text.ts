import { maxBy } from 'es-toolkit';
import { hasFormula, splitFormulas } from './formula-text.ts';

/**
 * TeX in letters, without what typesets it: a name in a list, or letters as wide as it prints. Where it is typeset,
 * `describeFormula` says it better.
 */

const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  pi: 'π',
  circ: '°',
  infty: '∞',
  sum: '∑',
  quad: ' ',
};
/** Commands that change how something looks. */
const LOOKS = /^(?:displaystyle|left|right|text|mathrm|mathbf|hline|begin|end|longdiv)$/;

/** How what TeX has no letters for is written in one line. */
interface Shortening {
  /** Parts that are above each other: the two of a fraction, or the rows of a table. */
  readonly stack: (parts: readonly string[], isFraction: boolean) => string;
  /** A command that is no sign. */
  readonly command: (name: string) => string;
}

function shortenTex(tex: string, { stack, command }: Shortening): string {
  const rows = tex
    .replace(/\\begin\{\w+\}(?:\{[^{}]*\})?|\\end\{\w+\}|\\phantom\{[^{}]*\}/g, ' ')
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top: string, bottom: string) =>
      stack([top, bottom], true),
    )
    .replace(/\\sqrt\{([^{}]*)\}/g, '√$1')
    .split('\\\\');
  return stack(rows, false)
    .replaceAll('&', ' ')
    .replace(/\\([a-z]+)( ?)/gi, (_, name: string, space: string) => {
      if (LOOKS.test(name)) return '';
      return SIGNS[name] === undefined ? command(name) : `${SIGNS[name]}${space}`;
    })
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '');
}

const shortenFormulas = (text: string, shorten: (tex: string) => string): string =>
  hasFormula(text)
    ? splitFormulas(text)
        .map((piece) => (piece.tex === null ? piece.text : shorten(piece.tex)))
        .join('')
    : text;

const AS_NAME: Shortening = {
  stack: (parts, isFraction) => parts.join(isFraction ? '/' : ' '),
  command: (name) => `${name} `,
};

/** Returns a text with its formulas in rough words, for a name in a list: "Half of 1/2 + x^2". */
export const toRoughText = (text: string): string => shortenFormulas(text, (tex) => shortenTex(tex, AS_NAME));

/** The wider one of the parts above each other counts, and a command is a sign. */
const AS_WIDE: Shortening = {
  stack: (parts) => maxBy(parts, (part) => part.replace(/\\hline|\s/g, '').length) ?? '',
  command: () => '0',
};

/** Returns a text with about as many letters for each formula as it is wide, to estimate its width. */
export const toWidthText = (text: string): string =>
  shortenFormulas(text, (tex) =>
    shortenTex(tex, AS_WIDE)
      .replace(/[\^_ ]/g, '')
      // Signs are spaced apart from what is beside them.
      .replace(/[=+<>≤≥≠×÷±-]/g, ' $& '),
  );
