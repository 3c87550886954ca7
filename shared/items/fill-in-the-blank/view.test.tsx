import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { addEdges } from '../../maths/formula-text.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import type { ItemOf } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { setChoice } from './choices.ts';
import { createBlankText } from './create-blank-text.ts';
import {
  setAnswerType,
  setBlank,
  setBlankType,
  setLetterShown,
  setMultipleChoice,
  setPartial,
} from './rules.ts';
import type { FillInTheBlankData } from './schema.ts';
import { FillInTheBlankView } from './view.tsx';

describe('on paper', () => {
  const draw = (data: FillInTheBlankData, answerKey = false, render = renderToStaticMarkup) => {
    const item = worksheetItem.parse({ id: 'q', type: 'fill_in_the_blank', data });
    return render(
      <FillInTheBlankView
        item={item as ItemOf<'fill_in_the_blank'>}
        number="1."
        answerKey={answerKey}
        style={documentStyle.parse({})}
      />,
    );
  };
  /** React parts texts that are not one by a comment. */
  const pieces = (data: FillInTheBlankData) => draw(data, true, renderToString).split('<!-- -->').length;
  const widths = (html: string) =>
    [...html.matchAll(/class="blank" style="width:([\d.]+)em"/g)].map(([, em]) => em);
  const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

  test('a formula is written into its blank on the key alone, on a line even among letter blanks; all blanks are as high', () => {
    const formula = addEdges('$\\frac{1}{2}$');
    const data = createBlankText(`Half is ${formula} of rain`, formula, 'rain');
    for (const type of ['blank', 'letter_blanks'] as const) {
      setAnswerType(data, type);
      expect(draw(data)).not.toContain('frac');
      expect(draw(data, true)).toMatch(/key-ink blank-formula[^>]*>.*frac/);
    }
    setAnswerType(data, 'blank');
    expect(count(draw(data), /blank-tall/g)).toBe(2);
    expect(draw(createBlankText('Half of rain', 'rain'))).not.toContain('blank-tall');
  });

  test('punctuation among letter blanks is printed, unless it alone was chosen', () => {
    const data = createBlankText("I don't co-operate re·do", "don't", 'co-operate', 're·do');
    setAnswerType(data, 'letter_blanks');
    expect(draw(data).match(/letter-given">[^<]+/g)).toEqual([
      'letter-given">&#x27;',
      'letter-given">-',
      'letter-given">·',
    ]);
    const one = createBlankText("I don't");
    setBlankType(one, 'partial_word');
    setAnswerType(one, 'letter_blanks');
    setPartial(one, { index: 1, range: { start: 3, end: 4 }, blank: true });
    expect(draw(one)).not.toContain('letter-given');
    expect(count(draw(one), /letter-blank/g)).toBe(1);
  });

  test('a blank within a word keeps its distance from the letters before and behind it', () => {
    const data = createBlankText('undo');
    setBlankType(data, 'partial_word');
    setAnswerType(data, 'letter_blanks');
    setPartial(data, { index: 0, range: { start: 1, end: 3 }, blank: true });
    expect(count(draw(data), /letter-after-text/g)).toBe(1);
    expect(count(draw(data), /letter-before-text/g)).toBe(1);
  });

  test('the answers show in the key alone', () => {
    const data = createBlankText('Rain falls down.', 'falls');
    expect(draw(data)).not.toContain('falls');
    expect(draw(data, true)).toContain('falls');
  });

  test('all blanks are as wide as the longest answer needs, so that none tells how long its own is', () => {
    const [one, two] = widths(draw(createBlankText('I see a congratulations', 'I', 'congratulations')));
    expect(one).toBe(two);
    expect(Number(one)).toBeGreaterThan(Number(widths(draw(createBlankText('I see', 'I')))[0]));
  });

  test('a blank is 1.5 in wide at least', () => {
    expect(Number(widths(draw(createBlankText('I see', 'I')))[0]) * (14 / 72)).toBeCloseTo(1.5);
  });

  test('a line never parts a blank from the punctuation beside it', () => {
    expect(draw(createBlankText('He said “rain”, loudly.', 'rain'))).toMatch(
      /<span class="blank-chunk">“<span class="blank".*?<\/span>”,<\/span>/,
    );
  });

  test('the words between two blanks are one text: many pieces would end a line elsewhere than one', () => {
    const text = 'Rain, it said, falls “down” and/or up again: (so) it falls.';
    const data = createBlankText(text, 'falls', 'down', 'so');
    expect(pieces(createBlankText(text))).toBe(1);
    expect(pieces(data)).toBe(1);
    setMultipleChoice(data, true);
    setAnswerType(data, 'none');
    expect(pieces(data)).toBe(1);
    const partial = createBlankText('Boats, sail (on) seas');
    setBlankType(partial, 'partial_word');
    setPartial(partial, { index: 0, range: { start: 1, end: 3 }, blank: true });
    expect(pieces(partial)).toBe(1);
  });

  test('each letter of a letter blank has a place, a family of emoji is one', () => {
    const data = createBlankText('🍎👩‍👩‍👧é!', '🍎👩‍👩‍👧é');
    setAnswerType(data, 'letter_blanks');
    data.blank_style = 'box';
    expect(count(draw(data), /letter-blank letter-box/g)).toBe(3);
  });

  test('places for letters may go on in the next line, where their word is wider than one', () => {
    const data = createBlankText('an internationalization.', 'internationalization');
    expect(draw(data)).toContain('class="blank-chunk"');
    setAnswerType(data, 'letter_blanks');
    expect(draw(data)).toMatch(/class="blank-chunk-letters">(<span[^>]*><\/span>){20}\.<\/span>/);
  });

  test('the places of a word’s letters run as the word is read, also in a text of the other direction', () => {
    const data = createBlankText('The שלום is here', 'שלום', 'here');
    setAnswerType(data, 'letter_blanks');
    const boxes = '(<span class="letter-blank[^>]*>(<span[^>]*>.<\\/span>)?<\\/span>){4}';
    for (const answerKey of [false, true]) {
      expect(draw(data, answerKey)).toMatch(new RegExp(`<span dir="rtl">${boxes}</span>`));
      expect(draw(data, answerKey)).toMatch(new RegExp(`<span dir="ltr">${boxes}</span>`));
    }
  });

  test('a letter that is missing at a word’s end is missing where the word is read to end', () => {
    const data = createBlankText('The שלום is ran', 'none');
    setBlankType(data, 'partial_word');
    setPartial(data, { index: 1, range: { start: 0, end: 1 }, blank: true });
    expect(draw(data)).toMatch(/<span dir="rtl"><span class="blank".*?<\/span>לום<\/span>/);
  });

  test('a line is read as what it prints, and where that is nothing but blanks, as its words are', () => {
    const data = createBlankText('Paris היא עיר', 'Paris');
    setAnswerType(data, 'letter_blanks');
    const all = createBlankText('היא עיר', 'היא', 'עיר');
    setAnswerType(all, 'letter_blanks');
    const partial = createBlankText('שלום Ruth');
    setBlankType(partial, 'partial_word');
    for (const index of [0, 1]) setPartial(partial, { index, range: { start: 0, end: 2 }, blank: true });
    for (const answerKey of [false, true])
      for (const text of [data, all, partial]) expect(draw(text, answerKey)).toContain('<p dir="rtl"');
    expect(draw(createBlankText('Rain falls', 'Rain'))).toContain('<p dir="auto"');
  });

  test('letters that were chosen stay visible', () => {
    const data = createBlankText('rain', 'rain');
    setAnswerType(data, 'letter_blanks');
    setLetterShown(data, { index: 0, letter: 0, shown: true });
    expect(draw(data).replace(/<[^>]+>/g, '')).toBe('1.r');
  });

  test('missing letters leave the others in place', () => {
    const data = createBlankText('boat');
    setBlankType(data, 'partial_word');
    setPartial(data, { index: 0, range: { start: 1, end: 3 }, blank: true });
    expect(draw(data).replace(/<[^>]+>/g, '')).toBe('1.bt');
    expect(draw(data, true).replace(/<[^>]+>/g, '')).toBe('1.boat');
  });

  test('choices print by the alphabet, in columns, the key marks the correct one', () => {
    const data = createBlankText('ice is solid', 'solid');
    setMultipleChoice(data, true);
    setChoice(data, { place: 1, text: 'hot' });
    setChoice(data, { place: 2, text: 'wet' });
    const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text(draw(data))).toContain('A hot B solid C wet');
    expect(count(draw(data), /option-marked/g)).toBe(0);
    expect(draw(data, true)).toMatch(/option-marked(?:(?!option-marked).)*solid/);
  });

  test('blanks are numbered where several have choices below', () => {
    const data = createBlankText('ice is solid', 'ice', 'solid');
    setMultipleChoice(data, true);
    expect(count(draw(data), /\(2\)/g)).toBe(2);
    setBlank(data, { index: 0, blank: false });
    expect(count(draw(data), /\(\d\)/g)).toBe(0);
  });

  test('with none as answer type the choices stand in the text', () => {
    const data = createBlankText('ice is solid', 'solid');
    setMultipleChoice(data, true);
    setAnswerType(data, 'none');
    setChoice(data, { place: 1, text: 'hot' });
    expect(draw(data).replace(/<[^>]+>/g, '')).toContain('ice is (hot / solid)');
  });

  test('each line that a person wrote is a unit', () => {
    expect(count(draw(createBlankText('one\ntwo\nthree')), /data-unit/g)).toBe(3);
  });

  test('a run of underscores that a person typed is a blank', () => {
    expect(widths(draw(createBlankText('The ___ is blue')))).toHaveLength(1);
  });
});
