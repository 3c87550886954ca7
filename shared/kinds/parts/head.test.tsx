import { expect, test } from 'vitest';
import { aBingo } from '#test/support/builders.ts';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import { createHeadWithInstruction } from './head.tsx';

const INSTRUCTION = aBingo().instruction;
const getHead = (instruction: object) =>
  createHeadWithInstruction(
    aBingo({
      title_visible: 0,
      student_info_visible: 0,
      instruction: { ...INSTRUCTION, visible: true, ...instruction },
    }),
    new MemoCache(),
  );

test('instructions without words print no box', () => {
  expect(getHead({ content: ' ' })).toBeNull();
  expect(getHead({ content: 'Mark each word.' })).not.toBeNull();
  expect(getHead({ content: 'Mark each word.', visible: false })).toBeNull();
});
