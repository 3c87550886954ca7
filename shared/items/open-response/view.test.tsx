import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SliceContext } from '../../paper/draw/Unit.tsx';
import { WHOLE } from '../../paper/layout/excerpts.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import type { ItemOf } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { OpenResponseView } from './view.tsx';

describe('on paper', () => {
  const draw = (data: object, answerKey = false) => {
    const item = worksheetItem.parse({ id: 'q', type: 'open_response', data }) as ItemOf<'open_response'>;
    return renderToStaticMarkup(
      <OpenResponseView item={item} number="1." answerKey={answerKey} style={documentStyle.parse({})} />,
    );
  };
  const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

  test('standard lines print as many lines as asked', () => {
    expect(count(draw({ subtitle: 'Why?', number_of_lines: 4 }), /class="ruled-line"/g)).toBe(4);
  });

  test.each(['single', 'standard_lines', 'handwriting'])(
    '%s without a question begins beside its number',
    (type) => {
      expect(draw({ answer_type: type, line_position: 'after' })).not.toContain('<br');
    },
  );

  test('after the question, the first line begins on its last line', () => {
    const html = draw({ subtitle: 'Why?', number_of_lines: 4, line_position: 'after' });
    expect(count(html, /ruled-rest/g)).toBe(1);
    expect(count(html, /class="ruled-line"/g)).toBe(3);
  });

  test('after the question, the key’s answer has the room of all lines and says the question once to a reader', () => {
    const data = { subtitle: 'Why?', number_of_lines: 4, line_position: 'after', line_height: 0.5 };
    const html = draw({ ...data, has_answer: true, answer: 'because' }, true);
    expect(html).toContain('max-height:192px');
    expect(html).toMatch(/aria-hidden="true"><div class="rich-text"><p dir="auto">Why\?/);
    expect(count(draw(data), /Why\?/g)).toBe(1);
  });

  test('after the question, the first handwriting row begins on its last line', () => {
    const html = draw({ answer_type: 'handwriting', line_position: 'after', number_of_lines: 2 });
    expect(count(html, /guide-rest/g)).toBe(1);
    expect(count(html, /<line /g)).toBe(6);
  });

  test('the key begins on the first handwriting row where a word has room after the question', () => {
    const data = { answer_type: 'handwriting', line_position: 'after', number_of_lines: 3, has_answer: true };
    const listRows = (subtitle: string) =>
      draw({ ...data, subtitle, handwritingAnswer: 'cat' }, true)
        .split('<svg ')
        .slice(1)
        .map((row) => row.includes('written-letters'));
    expect(listRows('')).toEqual([true, false, false]);
    expect(listRows('Why?')).toEqual([true, false, false]);
    expect(listRows(`Why is it so ${'very '.repeat(12)}cold?`)).toEqual([false, true, false]);
    expect(listRows('Why? '.repeat(60))).toEqual([false, true, false]);
  });

  test('the key goes on below where the row after the question is full, and loses no word', () => {
    const data = { answer_type: 'handwriting', line_position: 'after', number_of_lines: 3, has_answer: true };
    const html = draw(
      { ...data, subtitle: 'Why do we sleep?', handwritingAnswer: 'to rest our bodies' },
      true,
    );
    const rows = html.split('<svg ').slice(1);
    expect(rows.map((row) => row.includes('written-letters'))).toEqual([true, true, false]);
    expect(count(html, /bodies/g)).toBe(1);
  });

  test('the key goes on in the next handwriting row where a row is full', () => {
    const data = { answer_type: 'handwriting', has_answer: true, handwritingAnswer: 'gypsy '.repeat(12) };
    expect(count(draw(data, true), /<text /g)).toBeGreaterThan(1);
  });

  test('the key writes an answer smaller that is longer than its handwriting rows, and loses no word', () => {
    const written = (answer: string) => {
      const html = draw({ answer_type: 'handwriting', number_of_lines: 2, has_answer: true, answer }, true);
      const rows = html.split('<svg ').slice(1);
      const size = Number(/<tspan[^>]* font-size="([\d.]+)"/.exec(html)?.[1]);
      return { size, words: rows.map((row) => count(row, /roots/g)) };
    };
    const usual = written('roots');
    expect(usual.words).toEqual([1, 0]);
    expect(written('roots '.repeat(6))).toEqual({ size: usual.size, words: [3, 3] });
    const smaller = written('roots '.repeat(8));
    expect(smaller.words).toEqual([4, 4]);
    expect(smaller.size).toBeCloseTo(usual.size * 0.7);
    expect(written('roots '.repeat(20)).words).toEqual([5, 5, 5, 5]);
  });

  test('the key has more lines than the sheet where the answer needs them', () => {
    const data = {
      subtitle: 'Why?',
      number_of_lines: 2,
      has_answer: true,
      answer: 'rain and snow '.repeat(40),
    };
    expect(count(draw(data), /class="ruled-line"/g)).toBe(2);
    expect(count(draw(data, true), /class="ruled-line"/g)).toBeGreaterThan(6);
    expect(count(draw({ ...data, answer: 'rain' }, true), /class="ruled-line"/g)).toBe(2);
  });

  test('the key writes a long answer smaller on its short line', () => {
    const data = { answer_type: 'single', line_length: 1, has_answer: true, answer: 'seventeen letters' };
    expect(draw(data, true)).toMatch(/font-size:0\.\d+em/);
  });

  test('the key writes wide signs as small as their short line needs', () => {
    const readSize = (answer: string) => {
      const data = { answer_type: 'single', has_answer: true, answer, line_length: 2 };
      return Number(/font-size:([\d.]+)em/.exec(draw(data, true))?.[1]);
    };
    expect(readSize('twelve signs')).toBe(1);
    expect(readSize('中华人民共和国的首都北京')).toBeLessThan(0.86);
    expect(readSize('WWWWWWWWWWWW')).toBeLessThan(0.88);
  });

  test('the key is written no larger than ruled lines have room for', () => {
    const html = draw({ has_answer: true, answer: 'because', line_height: 0.25 }, true);
    expect(html).toContain('font-size:min(1em, 20.4px)');
    const after = draw(
      { has_answer: true, answer: 'because', line_height: 0.25, line_position: 'after' },
      true,
    );
    expect(after).toContain('line-height:24px;font-size:min(1em, 20.4px)');
  });

  test('the key writes Hebrew from the right on handwriting lines, and nothing else', () => {
    const data = { subtitle: 'Q', answer_type: 'handwriting', has_answer: true };
    expect(draw({ ...data, answer: 'שלום hello' }, true)).toContain('direction:rtl');
    expect(draw({ ...data, answer: 'hello שלום' }, true)).not.toContain('direction:rtl');
  });

  test('a short line takes the place of three or more underscores', () => {
    const html = draw({ subtitle: 'Boils at ___ °C', answer_type: 'single', line_position: 'after' });
    expect(html).toMatch(/Boils at <span class="short-line"/);
    expect(html).not.toContain('___');
  });

  test('without underscores it stands after the question', () => {
    expect(draw({ subtitle: 'Boils at', answer_type: 'single', line_position: 'after' })).toContain(
      'after-prompt',
    );
  });

  test('blank space is as high as asked', () => {
    expect(draw({ answer_type: 'blank', answer_height: 3 })).toContain('height:288px');
  });

  test('handwriting prints head line, middle line and base line in each row', () => {
    expect(count(draw({ answer_type: 'handwriting', number_of_lines: 2 }), /<line /g)).toBe(6);
  });

  test.each(['standard_lines', 'single', 'blank', 'handwriting'])(
    'the answer of %s shows in the key alone',
    (type) => {
      const data = { subtitle: 'Q', answer_type: type, has_answer: true, answer: 'because' };
      expect(draw(data)).not.toContain('because');
      expect(draw(data, true)).toContain('because');
      expect(draw({ ...data, has_answer: false }, true)).not.toContain('because');
    },
  );

  describe('an answer that fills the rest of its page', () => {
    const drawOn = (data: object, stretch: number, answerKey = false) => {
      const item = worksheetItem.parse({ id: 'q', type: 'open_response', data }) as ItemOf<'open_response'>;
      return renderToStaticMarkup(
        <SliceContext value={{ from: 0, to: Number.POSITIVE_INFINITY, stretch, excerpts: WHOLE }}>
          <OpenResponseView item={item} number="1." answerKey={answerKey} style={documentStyle.parse({})} />
        </SliceContext>,
      );
    };
    const lines = { fill_page: true, number_of_lines: 3, line_height: 0.5 };

    test('has as many lines as the page has room for, and never fewer than asked', () => {
      expect(count(drawOn(lines, 48 * 4 + 47), /class="ruled-line"/g)).toBe(3 + 4);
      expect(count(drawOn(lines, 0), /class="ruled-line"/g)).toBe(3);
    });

    test('goes on below a single line after the question', () => {
      const html = drawOn({ ...lines, line_position: 'after', number_of_lines: 1 }, 48);
      expect(count(html, /class="ruled-line"/g)).toBe(2);
    });

    test('has handwriting rows with the gap between them', () => {
      const data = { ...lines, answer_type: 'handwriting', number_of_lines: 1 };
      const row = 48 + 27 + 2 + 0.35 * 14 * (96 / 72);
      expect(count(drawOn(data, 2 * row), /<svg /g)).toBe(3);
      expect(count(drawOn(data, 2 * row - 1), /<svg /g)).toBe(2);
    });

    test('is a blank space as high as the page has room for', () => {
      expect(drawOn({ answer_type: 'blank', fill_page: true, answer_height: 1 }, 100)).toContain(
        'height:196px',
      );
    });

    test('gives the key all of its lines to write on', () => {
      const data = { ...lines, has_answer: true, answer: 'because' };
      expect(drawOn(data, 48 * 4, true)).toContain('max-height:336px');
    });
  });
});
