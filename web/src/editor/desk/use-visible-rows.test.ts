import { expect, test } from 'vitest';
import { getVisibleRows } from './use-visible-rows.ts';

const desk = (scrollTop: number, clientHeight = 700) => ({ scrollTop, clientHeight }) as Element;

test('the rows in sight follow from how far the desk is scrolled', () => {
  expect(getVisibleRows(desk(0), 1000)).toEqual({ first: 1, last: 2, middle: 1 });
  expect(getVisibleRows(desk(500), 2000)).toEqual({ first: 1, last: 1, middle: 1 });
  expect(getVisibleRows(desk(5100), 1000)).toEqual({ first: 5, last: 7, middle: 6 });
});

test('zoomed out, many rows are in sight at once', () => {
  expect(getVisibleRows(desk(0), 250)).toEqual({ first: 1, last: 5, middle: 2 });
});
