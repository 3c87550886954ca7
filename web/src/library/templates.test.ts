import { expect, test } from 'vitest';
import { documentOf } from './document-of.ts';
import { TEMPLATES } from './templates.ts';

test.each(TEMPLATES)('the template $name is a whole document, with nothing in it ignored', ({ document }) => {
  const whole = documentOf(document, 'letter');
  expect(whole).toMatchObject(document);
  expect(whole.paper).toBe('letter');
});

test('two documents from one template share no item id', () => {
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template');
  const ids = [1, 2].flatMap(() => documentOf(template.document, 'a4').items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
