import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setBorder } from '../../vocabulary/border-rules.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { createItem } from '../item.ts';
import { applyInstructionTemplate, INSTRUCTION_TEMPLATES } from './rules.ts';
import { createInstruction, instructionData, isEmptyInstruction } from './schema.ts';
import { InstructionView } from './view.tsx';

const item = () => createItem('instruction', 'a');
const draw = (drawn: ReturnType<typeof item>) =>
  renderToStaticMarkup(
    <InstructionView item={drawn} number={null} answerKey={false} style={documentStyle.parse({})} />,
  );

test.each(INSTRUCTION_TEMPLATES)('the ready text $label takes the place of the text', ({ id, text }) => {
  const data = { ...createInstruction(), instruction: 'Mine' };
  applyInstructionTemplate(data, id);
  expect(data.instruction).toBe(text);
});

test('begins with a solid border of 2 px, which can be turned off and comes back as it was', () => {
  const drawn = item();
  const { border } = drawn.data.style;
  drawn.data.instruction = 'Read.';
  expect(draw(drawn)).toContain('border:2px solid #1A1A1A');
  border.border_width = 5;
  setBorder(border, false);
  expect(draw(drawn)).not.toContain('border:');
  setBorder(border, true);
  expect(draw(drawn)).toContain('border:5px solid');
});

test.each([
  { font_size: 5 },
  { font_size: 49 },
  { border: { border_width: 9 } },
  { border: { border_style: 'wavy' } },
])('the style %j is refused', (style) => {
  expect(instructionData.safeParse({ style }).success).toBe(false);
});

test('is empty until it has a text or a look of its own', () => {
  const data = createInstruction();
  expect(isEmptyInstruction(data)).toBe(true);
  data.style.font_size = 20;
  expect(isEmptyInstruction(data)).toBe(false);
});
