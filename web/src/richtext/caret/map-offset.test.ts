import { describe, expect, test } from 'vitest';
import { mapOffset } from './map-offset.ts';

/** Maps the place of "|" in the first line, whose runs are divided by "·", to the second; returns that with a "|". */
function map(line: string, other: string): string {
  const offset = line.replaceAll('·', '').indexOf('|');
  const runs = line.replace('|', '').split('·');
  const text = other.replaceAll('·', '');
  const at = mapOffset(offset, runs, other.split('·'));
  return `${text.slice(0, at)}|${text.slice(at)}`;
}

describe('a place in a line is found', () => {
  test.each([
    ['Wh|y does it rain?', 'Why does it rain?', 'Wh|y does it rain?'],
    ['Why |does·it rain?', 'Why ·does·it rain?', 'Why |doesit rain?'],
    ['a·a·|a', 'aaa', 'aa|a'],
    ['|rain', 'rain', '|rain'],
    ['rain|', 'rain', 'rain|'],
  ])('in equal letters: %s', (line, other, expected) => {
    expect(map(line, other)).toBe(expected);
  });

  test.each([
    ['RAIN|BOW', 'rainbow', 'rain|bow'],
    ['The ·Ra|in', 'the rain', 'the ra|in'],
    ['IŞI|K İYİ', 'ışık iyi', 'ışı|k iyi'],
    ['ΘΑΛΑ|ΣΣΑ', 'θάλασσα', 'θάλα|σσα'],
  ])('in letters of another case: %s', (line, other, expected) => {
    expect(map(line, other)).toBe(expected);
  });

  test('at the end of a text that is longer in the other case', () => {
    expect(map('STR|ASSE', 'straße')).toBe('straße|');
  });

  test('behind a line to write on that stands for some letters', () => {
    expect(map('The · fal|ls', 'The ___ falls')).toBe('The ___ fal|ls');
  });

  test('before and behind such a line, where the other line is the one that has it', () => {
    expect(map('Th|e ___ falls', 'The · falls')).toBe('Th|e  falls');
    expect(map('The ___ fal|ls', 'The · falls')).toBe('The  fal|ls');
    expect(map('The _|__ falls', 'The · falls')).toBe('The | falls');
  });

  test('behind the words before letters that the text does not have', () => {
    expect(map('The ·(1|)· falls', 'The rain falls')).toBe('The |rain falls');
  });

  test('at the end of a text whose letters stand in another order', () => {
    expect(map('na|ir', 'rain')).toBe('rain|');
  });
});
