import { expect, test } from 'vitest';
import { listCaretKeys, moveLetters, type PressedMark, pressMark } from './pressed-marks.ts';

const bold = { key: 'b', ctrlKey: true };
const at = (from: number, to: number, isEnded = false): PressedMark => ({ key: bold, from, to, isEnded });
const type = (marks: readonly PressedMark[], place: number, text: string) =>
  moveLetters(marks, { from: place, to: place, text });

test('letters that are typed after a key have it, until it is pressed again', () => {
  const typed = type(type(pressMark([], bold, [3, 3]), 3, 'a'), 4, 'b');
  expect(typed).toEqual([at(3, 5)]);
  const ended = pressMark(typed, bold, [5, 5]);
  expect(type(ended, 5, 'c')).toEqual([at(3, 5, true)]);
});

test('a key that is pressed twice at one place does nothing', () => {
  expect(pressMark(pressMark([], bold, [3, 3]), bold, [3, 3])).toEqual([]);
});

test('selected letters keep their key where others are typed before, over and behind them', () => {
  const marks = pressMark([], bold, [2, 5]);
  expect(type(marks, 0, 'ab')).toEqual([at(4, 7)]);
  expect(type(marks, 2, 'ab')).toEqual([at(4, 7)]);
  expect(type(marks, 9, 'ab')).toEqual([at(2, 5)]);
  expect(moveLetters(marks, { from: 2, to: 5, text: 'a' })).toEqual([at(2, 3)]);
});

test('letters that are taken away take their part of a key along', () => {
  const marks = pressMark([], bold, [2, 5]);
  expect(moveLetters(marks, { from: 4, to: 7, text: '' })).toEqual([at(2, 4)]);
  expect(moveLetters(marks, { from: 0, to: 3, text: '' })).toEqual([at(0, 2)]);
  expect(moveLetters(marks, { from: 0, to: 9, text: 'new' })).toEqual([at(0, 0)]);
});

test('the caret lacks a key of which nothing was typed yet, and one that was ended there', () => {
  expect(listCaretKeys([at(3, 3)], 3)).toEqual([bold]);
  expect(listCaretKeys([at(1, 3, true)], 3)).toEqual([bold]);
  expect(listCaretKeys([at(1, 3)], 3)).toEqual([]);
  expect(listCaretKeys([at(3, 3)], 4)).toEqual([]);
});
