import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SliceContext } from '../../paper/draw/Unit.tsx';
import { WHOLE } from '../../paper/layout/excerpts.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { BORDER_STYLES } from '../../vocabulary/style-choices.ts';
import { enlargeItem } from '../enlarge-item.ts';
import { type ItemOf, isEmptyItem } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { blankSpaceData, createBlankSpace } from './schema.ts';
import { BlankSpaceView } from './view.tsx';

const anItem = (data: object, prompt = '') =>
  worksheetItem.parse({ id: 'b', type: 'blank_space', data, prompt }) as ItemOf<'blank_space'>;
const draw = (item: ItemOf<'blank_space'>, { stretch = 0, answerKey = false } = {}) =>
  renderToStaticMarkup(
    <SliceContext value={{ from: 0, to: Number.POSITIVE_INFINITY, stretch, excerpts: WHOLE }}>
      <BlankSpaceView item={item} number={null} answerKey={answerKey} style={documentStyle.parse({})} />
    </SliceContext>,
  );

test.each([
  ['height', 0.12],
  ['height', 8.31],
  ['border_width', 0],
  ['border_width', 9],
  ['line_style', 'wavy'],
  ['line_color', 'red'],
])('%s refuses %s', (field, value) => {
  expect(blankSpaceData.safeParse({ [field]: value }).success).toBe(false);
});

test('is in its default empty state until its look or its text is changed', () => {
  expect(isEmptyItem(anItem(createBlankSpace()))).toBe(true);
  expect(isEmptyItem(anItem({ height: 2 }))).toBe(false);
  expect(isEmptyItem(anItem({}, 'Draw a cloud.'))).toBe(false);
});

describe('on paper', () => {
  test.each([0.125, 2, 8.3])('is %s in high, with or without an outline', (height) => {
    expect(draw(anItem({ height }))).toContain(`height:${height * 96}px`);
    expect(draw(anItem({ height, box_outline: true, border_width: 8 }))).toContain(`height:${height * 96}px`);
  });

  test('has no line around it unless it is asked for', () => {
    expect(draw(anItem({}))).not.toContain('border');
  });

  test.each(BORDER_STYLES)('has a %s outline as thick and of the color asked for', (line_style) => {
    const item = anItem({ box_outline: true, line_style, border_width: 3, line_color: '#1D4ED8' });
    expect(draw(item)).toContain(`border:3px ${line_style} #1D4ED8`);
  });

  test('fills the rest of its page, and is never lower than asked', () => {
    expect(draw(anItem({ fill_page: true, height: 1 }), { stretch: 100 })).toContain('height:196px');
    expect(draw(anItem({ fill_page: true, height: 1 }))).toContain('data-unit="stretch"');
  });

  test('is lower where no page holds it, down to an inch or to what was asked for', () => {
    expect(draw(anItem({ height: 8 }), { stretch: -96 })).toContain('height:672px');
    expect(draw(anItem({ height: 8 }))).toContain('data-gives="672"');
    expect(draw(anItem({ height: 0.5 }, 'Draw.'))).not.toContain('data-gives');
    expect(draw(anItem({ height: 8, fill_page: true }))).toMatch(/data-unit="stretch"[^>]*data-gives="672"/);
  });

  test('stands below what is said of it, and on the same page', () => {
    const html = draw(anItem({}, 'Draw and label the water cycle.'));
    expect(html.indexOf('Draw and label')).toBeLessThan(html.indexOf('blank-space'));
    expect(html).toContain('data-unit="keep"');
  });

  test('is as blank in the key', () => {
    const item = anItem({ box_outline: true }, 'Draw.');
    expect(draw(item, { answerKey: true })).toBe(draw(item));
  });

  test('in large print is half as high again, and never higher than a page can hold', () => {
    expect(enlargeItem(anItem({ height: 2 }), 1.5).data).toMatchObject({ height: 3 });
    expect(enlargeItem(anItem({ height: 8 }), 1.5).data).toMatchObject({ height: 8.3 });
  });
});
