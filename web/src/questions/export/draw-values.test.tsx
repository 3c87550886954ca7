import { expect, test } from 'vitest';
import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { drawValues } from './draw-values.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 10 5"><rect width="10" height="5" fill="#000"/></svg>';
const picture = { name: 'clock.svg', alt: 'Clock: 3:30', width: 100, ratio: 2 };

test('drawings of questions become pictures of dots by their ids; other pictures are left to others', async () => {
  const question: ReadQuestion = {
    ...{ type: 'open', prompt: '', answer: '3:30', lines: 0 },
    image: { ...picture, id: 'drawn', svg: SVG },
  };
  const photo: ReadQuestion = { type: 'text', prompt: '', image: { ...picture, id: 'photo' } };
  const files = await drawValues({ questions: [question, photo] });
  expect([...files.keys()]).toEqual(['drawn']);
  const file = files.get('drawn');
  expect(file).toMatchObject({ type: 'image/png', width: 800, height: 400 });
  const bitmap = await createImageBitmap(new Blob([file?.bytes ?? new Uint8Array()], { type: 'image/png' }));
  expect([bitmap.width, bitmap.height]).toEqual([800, 400]);
});
