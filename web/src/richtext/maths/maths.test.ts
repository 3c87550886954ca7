import type { MarkType } from 'prosemirror-model';
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { addEdges } from '#shared/maths/formula-text.ts';
import { typesetFormula } from '#shared/maths/typeset-formula.ts';
import { toEditorDoc, toStoredValue } from '#shared/text/prosemirror-value.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { createFormulaChange, readMathsPlace, writeFormula } from './maths-commands.ts';
import { AS_TEXT, createMathsPlugin, markLast } from './maths-plugin.ts';
import { isWholeFormula } from './maths-runs.ts';
import { PALETTE, putIn } from './palette.ts';
import { findProblem } from './problem.ts';

const FROM_OUTSIDE = 'from-outside';

function open(value: RichTextValue, variant: 'text' | 'line' | 'title' = 'text'): EditorState {
  const doc = toEditorDoc(variant, value);
  const { maths } = doc.type.schema.marks;
  return EditorState.create({ doc, plugins: maths ? [createMathsPlugin(maths, FROM_OUTSIDE)] : [] });
}

function getMaths({ schema }: EditorState): MarkType {
  const { maths } = schema.marks;
  if (!maths) throw new Error('The field has no maths');
  return maths;
}

const apply = (state: EditorState, change: (tr: Transaction) => Transaction) => state.apply(change(state.tr));

/** Types letter by letter at the end of the field. */
const type = (state: EditorState, text: string): EditorState =>
  [...text].reduce(
    (now, letter) => apply(now, (tr) => tr.insertText(letter)),
    apply(state, (tr) => tr.setSelection(Selection.atEnd(tr.doc))),
  );
const typed = (text: string) => toStoredValue(type(open(''), text).doc);

describe('what is typed between dollar signs', () => {
  test('is stored as a formula, with the very letters that were typed', () => {
    expect(typed('Add $\\frac{1}{2}$ now')).toBe(`Add ${addEdges('$\\frac{1}{2}$')} now`);
    expect(typed('for $x$ and')).toBe(`for ${addEdges('$x$')} and`);
  });
  test('is text where it is a price', () => {
    expect(typed('It costs $5 and $6. Or $5-$10!')).toBe('It costs $5 and $6. Or $5-$10!');
  });
  test('is text where a letter or a figure goes on behind it, and an nth is a formula', () => {
    expect(typed('so $a^b c$d is')).toBe('so $a^b c$d is');
    expect(typed('$a^2$5')).toBe('$a^2$5');
    expect(typed('$a^2$the')).toBe('$a^2$the');
    expect(typed('the $2^n$th term')).toBe(`the ${addEdges('$2^n$')}th term`);
    expect(typed('the $n$th term')).toBe(`the ${addEdges('$n$')}th term`);
    expect(typed('$x^2$, so')).toBe(`${addEdges('$x^2$')}, so`);
  });
  test('stays a formula with a letter behind it where it was one before', () => {
    expect(toStoredValue(type(open(addEdges('$a^2$')), 'b').doc)).toBe(`${addEdges('$a^2$')}b`);
  });
  test('between round brackets of TeX is one too', () => {
    expect(typed('\\(x^2\\) ')).toBe(`${addEdges('$x^2$')} `);
  });
  test('is a formula in a title too', () => {
    expect(toStoredValue(type(open('', 'title'), '$x^2$ ').doc)).toBe(`${addEdges('$x^2$')} `);
  });
});

describe('a formula in a field', () => {
  test('comes out as it went in', () => {
    const value = `Add ${addEdges('$\\frac{1}{2}$')}${addEdges('$y$')}, then more`;
    expect(toStoredValue(open(value).doc)).toBe(value);
  });
  test('that loses a dollar sign is text, and a formula again with it', () => {
    const state = open(addEdges('$x^2$'));
    const broken = apply(state, (tr) => tr.delete(5, 6));
    expect(toStoredValue(broken.doc)).toBe('$x^2');
    expect(toStoredValue(type(broken, '$').doc)).toBe(addEdges('$x^2$'));
  });
  test('that was turned into text stays text', () => {
    const state = open(addEdges('$x^2$'));
    const text = apply(state, (tr) => tr.removeMark(1, 6, getMaths(state)).setMeta(AS_TEXT, 1));
    expect(toStoredValue(type(text, ' and').doc)).toBe('$x^2$ and');
  });
  test('that was turned into text stays text when its field is opened again, and left', () => {
    const state = apply(open('Pay $x$'), (tr) => tr.setSelection(Selection.atEnd(tr.doc)));
    expect(markLast(state, getMaths(state))).toBeNull();
    expect(toStoredValue(type(state, ' and').doc)).toBe('Pay $x$ and');
    const elsewhere = apply(state, (tr) => tr.insertText('To: ', 1));
    const behind = apply(elsewhere, (tr) => tr.setSelection(Selection.atEnd(tr.doc)));
    expect(markLast(behind, getMaths(state))).toBeNull();
  });
  test('is made when the field is left, where its last sign was typed since it was opened', () => {
    const state = type(open('Pay $x'), '$');
    const tr = markLast(state, getMaths(state));
    expect(tr && toStoredValue(tr.doc)).toBe(`Pay ${addEdges('$x$')}`);
  });
  test('is not made of a value set elsewhere', () => {
    const state = open('');
    const set = apply(state, (tr) => tr.insertText('$x^2$', 1).setMeta(FROM_OUTSIDE, true));
    expect(toStoredValue(set.doc)).toBe('$x^2$');
  });
  test.each(['$x', 'x$', '$', '$ x$', '$x$y', ''])('is not whole: %s', (text) => {
    expect(isWholeFormula(text)).toBe(false);
  });
  test('is what the palette works on where the caret is in it', () => {
    expect(readMathsPlace(open(addEdges('$x^2$')))).toMatchObject({
      tex: 'x^2',
      isNew: false,
      from: 1,
      to: 6,
    });
    expect(readMathsPlace(open('ab'))).toMatchObject({ tex: '', isNew: true });
  });
});

describe('what the palette puts back', () => {
  const both = `${addEdges('$a$')}${addEdges('$$b$$')}`;
  const openBetween = (place: number) =>
    apply(open(both), (tr) => tr.setSelection(TextSelection.create(tr.doc, place)));

  test('is in the place of one formula, where another stands beside it', () => {
    expect(readMathsPlace(openBetween(2))).toMatchObject({ from: 1, to: 4, tex: 'a', sign: '$' });
    expect(readMathsPlace(openBetween(6))).toMatchObject({ from: 4, to: 9, tex: 'b', sign: '$$' });
  });
  test('keeps the signs of a formula that stands large', () => {
    const state = openBetween(6);
    const place = readMathsPlace(state);
    if (!place) throw new Error('There is no formula');
    expect(toStoredValue(createFormulaChange(state, place, 'b^2')?.doc ?? state.doc)).toBe(
      `${addEdges('$a$')}${addEdges('$$b^2$$')}`,
    );
  });
  test.each([
    ['\\text{cost $5$}', 'Write a dollar sign within a formula as \\$, at character 12: $5$}'],
    ['a$$b', 'Write a dollar sign within a formula as \\$, at character 2: $$b'],
    ['x\\ ', 'A formula cannot end with a space or a backslash.'],
    ['x\\', 'A formula cannot end with a space or a backslash.'],
    ['\\text{\\$5}', null],
    ['x ', null],
  ])('is a formula, or the palette says why not: %s', (tex, problem) => {
    expect(findProblem(tex, typesetFormula)).toBe(problem);
    if (problem === null) expect(isWholeFormula(writeFormula('$', tex))).toBe(true);
  });
});

describe('the palette', () => {
  const [fraction] = PALETTE[0]?.entries ?? [];
  if (!fraction) throw new Error('The palette has no fraction');
  test('puts an entry where the caret is, and the caret into its first empty place', () => {
    expect(putIn({ tex: '1+', from: 2, to: 2 }, fraction)).toEqual({ tex: '1+\\frac{}{}', from: 8, to: 8 });
  });
  test('takes what is selected into it, and goes on in the next place', () => {
    expect(putIn({ tex: 'x', from: 0, to: 1 }, fraction)).toEqual({ tex: '\\frac{x}{}', from: 9, to: 9 });
  });
});
