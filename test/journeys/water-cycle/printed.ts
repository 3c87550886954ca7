import { expect } from 'vitest';
import { PAIRS, QUESTIONS, SCRAMBLED } from './brief.ts';

/** What the student's pages say, each in its own text. */
export function expectStudentSheets(texts: readonly string[]): void {
  for (const text of texts) expect(text).toMatch(/Name.*Date.*Class/);
  const whole = texts.join(' ');
  expect(texts[0]).toContain('The Water Cycle');
  expect(whole).toMatch(QUESTIONS);
  expect(whole).toMatch(/A drop of H ?2 ?O may spend over 3,000 years in the ocean/);
  expect(whole).toMatch(/Before you hand this in: I answered every question I checked my spelling/);
  expect(whole).not.toMatch(/heavy enough to fall|Answer key|sublimation [A-G] [A-G]\./);
}

const count = (text: string, word: string): number => text.split(word).length - 1;

/** What the key's pages say beyond the student's, which are given as one text. */
export function expectSolved(key: readonly string[], whole: string): void {
  for (const text of key) expect(text).toMatch(/Answer key.*Name.*Date.*Class/);
  const solved = key.join(' ');
  expect(solved).toMatch(QUESTIONS);
  expect(solved).toMatch(/heavy enough to fall/);
  expect(solved).toMatch(/Water boils at 100 °C/);
  expect(solved.replaceAll(' ', '')).toMatch(/waterevaporates\..*vapourcondenses.*andprecipitation/);
  for (const term of SCRAMBLED) expect(count(solved, term)).toBe(count(whole, term) + 1);
  for (const [term, match] of PAIRS) {
    const [, letter] = new RegExp(`${term} ([A-G]) [A-G]\\.`).exec(solved) ?? [];
    expect(solved).toContain(`${letter}. ${match}`);
  }
}
