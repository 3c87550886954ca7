import { describe, expect, test } from 'vitest';
import {
  canUndo,
  createCall,
  drawWord,
  listCalledWords,
  readCall,
  startAgain,
  undoDraw,
} from './call-state.ts';

const drawAll = (words: number, seed = 7) =>
  Array.from({ length: words }).reduce<ReturnType<typeof createCall>>(
    (call) => drawWord(words, call),
    createCall(seed),
  );

describe('the caller', () => {
  test('draws every word once, then none', () => {
    const all = drawAll(50);
    expect(new Set(listCalledWords(50, all)).size).toBe(50);
    expect(drawWord(50, all)).toBe(all);
  });

  test('draws in an order that hangs on the seed', () => {
    expect(listCalledWords(50, drawAll(50, 1))).toEqual(listCalledWords(50, drawAll(50, 1)));
    expect(listCalledWords(50, drawAll(50, 1))).not.toEqual(listCalledWords(50, drawAll(50, 2)));
  });

  test('takes a draw back', () => {
    const two = drawWord(9, drawWord(9, createCall(3)));
    expect(listCalledWords(9, undoDraw(two))).toEqual(listCalledWords(9, two).slice(0, 1));
    expect(canUndo(createCall(3))).toBe(false);
    expect(undoDraw(createCall(3))).toEqual(createCall(3));
  });

  test('begins a new game in another order, and takes that back until a word is drawn', () => {
    const some = drawWord(9, drawWord(9, createCall(3)));
    const again = startAgain(some);
    expect(listCalledWords(9, again)).toEqual([]);
    expect(again.seed).not.toBe(some.seed);
    expect(undoDraw(again)).toEqual(some);
    expect(undoDraw(undoDraw(drawWord(9, again)))).toEqual({ ...again, before: null });
    expect(startAgain(again)).toBe(again);
  });
});

test('what a device kept is read back, and what is nothing of ours is not', () => {
  const call = startAgain(drawAll(4));
  expect(readCall(JSON.stringify(call))).toEqual(call);
  for (const kept of [null, '', '{}', '{"seed":"1","drawn":2,"before":null}', 'x'])
    expect(readCall(kept)).toBeNull();
});
