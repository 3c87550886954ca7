import { isCode, type Span, toText, withoutMark } from '../inline.ts';

/** The share of a document from which on the font of code is the font of everything. */
const MOST = 0.9;
/** What may be the label of a line, in the font of code as all of its words. */
const LABEL = /^\s*[*✓✔☐☑☒]?\s*[(（]?(?:\d{1,3}|[a-hA-H])[.):]\s+(?=\S)/;

const countLetters = (spans: readonly Span[]): number => toText(spans).replace(/[\s_]/g, '').length;

/** Leaves a label outside of the code behind it. */
function freeLabel(line: readonly Span[]): Span[] {
  const [first, ...others] = line;
  const length = first && isCode(first) ? (LABEL.exec(toText(line))?.[0].length ?? 0) : 0;
  if (!first || length === 0 || length > first.text.length) return [...line];
  const label = withoutMark([{ ...first, text: first.text.slice(0, length) }], 'code');
  return [...label, { ...first, text: first.text.slice(length) }, ...others];
}

const isSpaceInCode = (span: Span): boolean => isCode(span) && span.text.includes('\t');

/** Tells code from a document that is all written with a typewriter's letters, and lets labels be labels. */
export function settleCode(lines: readonly (readonly Span[])[]): Span[][] {
  const all = lines.flat();
  const isTyped = countLetters(all.filter(isCode)) > MOST * countLetters(all);
  if (isTyped) return lines.map((line) => withoutMark(line, 'code'));
  return lines.map((line) =>
    freeLabel(line).map((span) =>
      isSpaceInCode(span) ? { ...span, text: span.text.replaceAll('\t', '    ') } : span,
    ),
  );
}
