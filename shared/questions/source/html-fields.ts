type Attributes = Readonly<Record<string, string>>;

/** What a field to fill in is on paper: a circle or a box to tick, else a line to write on. */
const TICKS: Readonly<Record<string, string>> = { radio: '○ ', checkbox: '☐ ' };
/** Fields that nobody fills in. */
const UNSEEN = new Set(['hidden', 'submit', 'button', 'image', 'reset']);
const LINE = '_____';

/** A field of a form on paper, and what was filled in, which is no part of the question. */
interface HtmlField {
  readonly drawn: string;
  /** Null where the field was empty. */
  readonly filled: string | null;
}

/** Reads a field of a form, such as `<input type="radio" checked>`; null where the element is none, or none that is filled in. */
export function readHtmlField(name: string, attributes: Attributes): HtmlField | null {
  if (name === 'textarea') return { drawn: LINE, filled: null };
  const { type = 'text', value = '', checked } = attributes;
  if (name !== 'input' || UNSEEN.has(type.toLowerCase())) return null;
  const tick = TICKS[type.toLowerCase()];
  if (tick === undefined) return { drawn: LINE, filled: value === '' ? null : value };
  return { drawn: tick, filled: checked === undefined ? null : tick.trim() };
}

/**
 * Tells whether an element draws the formula of its neighbour once more, as KaTeX does behind its MathML and MathJax before it.
 * `isBehindFormula` tells that nothing stands between the last formula and the element.
 */
export const isDrawnFormula = (name: string, attributes: Attributes, isBehindFormula: boolean): boolean =>
  attributes['aria-hidden'] === 'true' &&
  ((isBehindFormula && /\bkatex-html\b/.test(attributes.class ?? '')) || name === 'nobr');
