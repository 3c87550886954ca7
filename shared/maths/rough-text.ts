import { hasFormula, splitFormulas } from './formula-text.ts';

const SIGNS: Readonly<Record<string, string>> = {
  ...{ times: '×', cdot: '·', div: '÷', pm: '±', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠' },
  ...{ pi: 'π', circ: '°', infty: '∞', sum: '∑', quad: ' ' },
};
/** Commands that change how something looks. */
const LOOKS = /^(?:displaystyle|left|right|text|mathrm|mathbf|hline|begin|end)$/;

/** Writes TeX roughly as it is read, without what typesets it. */
const toRoughWords = (tex: string): string =>
  tex
    .replace(/\\begin\{\w+\}(?:\{[^{}]*\})?|\\end\{\w+\}|\\phantom\{[^{}]*\}/g, ' ')
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\sqrt\{([^{}]*)\}/g, '√$1')
    .replace(/\\\\|&/g, ' ')
    .replace(/\\([a-z]+)( ?)/gi, (_, name: string, space: string) => {
      if (LOOKS.test(name)) return '';
      return SIGNS[name] === undefined ? `${name} ` : `${SIGNS[name]}${space}`;
    })
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '');

/** Returns a text with its formulas in rough words, for a name in a list: "Half of 1/2 + x^2". */
export const toRoughText = (text: string): string =>
  hasFormula(text)
    ? splitFormulas(text)
        .map((piece) => (piece.tex === null ? piece.text : toRoughWords(piece.tex)))
        .join('')
    : text;
