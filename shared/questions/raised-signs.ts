import type { Span } from './inline.ts';

/** Signs that have a raised or a lowered form of their own, each below it. */
const RAISED = ['0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'] as const;
const LOWERED = ['0123456789+-−=()aeoxhklmnpst', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ'] as const;

function convert(text: string, [from, to]: readonly [string, string]): string {
  const signs = [...text].map((sign) => (sign.trim() === '' ? sign : to[from.indexOf(sign)]));
  return signs.includes(undefined) ? text : signs.join('');
}

/** Writes spans for a text that has no marks: H₂O keeps its index, and 10³ its exponent. */
export const toRaisedText = (spans: readonly Span[]): string =>
  spans
    .map(({ text, marks }) => {
      if (marks.some(({ type }) => type === 'superscript')) return convert(text, RAISED);
      return marks.some(({ type }) => type === 'subscript') ? convert(text, LOWERED) : text;
    })
    .join('');
