import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import type { ItemOf } from '../item.ts';
import { worksheetItem } from '../item-schema.ts';
import { addOption, removeOption, setOptionText } from '../parts/option-rules.ts';
import { type ChecklistData, checklistData, createChecklist, isEmptyChecklist } from './schema.ts';
import { ChecklistView } from './view.tsx';

const aChecklist = (data: object) =>
  worksheetItem.parse({ id: 'c', type: 'checklist', data }) as ItemOf<'checklist'>;
const draw = (data: object, answerKey = false) =>
  renderToStaticMarkup(
    <ChecklistView
      item={aChecklist(data)}
      number={null}
      answerKey={answerKey}
      style={documentStyle.parse({})}
    />,
  );
const answers = (data: ChecklistData) => data.options.map((entry) => toPlainText(entry.answer));
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

test('begins with two empty items and without instructions, and is then in its default empty state', () => {
  const data = createChecklist();
  expect(data).toMatchObject({ direction: false, options: [{ answer: '' }, { answer: '' }] });
  expect(isEmptyChecklist(data)).toBe(true);
  expect(isEmptyChecklist({ ...data, direction: true })).toBe(false);
  setOptionText(data, { index: 0, answer: 'Name' });
  expect(isEmptyChecklist(data)).toBe(false);
});

describe('items', () => {
  test('the last remaining one is emptied instead of removed', () => {
    const data = checklistData.parse({ options: [{ answer: 'only' }] });
    removeOption(data, 0);
    expect(answers(data)).toEqual(['']);
  });

  test('a new one is added with trimmed text', () => {
    const data = checklistData.parse({ options: [{ answer: 'a' }] });
    addOption(data, { text: '  b ' });
    expect(answers(data)).toEqual(['a', 'b']);
  });

  test('there are at most 100', () => {
    const options = Array.from({ length: 101 }, () => ({ answer: 'x' }));
    expect(checklistData.safeParse({ options }).success).toBe(false);
  });
});

describe('on paper', () => {
  const options = [{ answer: 'I checked my spelling' }, { answer: 'I wrote my name', correct: true }];

  test('each item has its box, and a page may end between any two', () => {
    const html = draw({ options });
    expect(count(html, /<rect /g)).toBe(2);
    expect(count(html, /role="listitem"/g)).toBe(2);
    expect(count(html, /data-unit=""/g)).toBe(2);
  });

  test('instructions print above the items, and only where they are shown', () => {
    const data = { subtitle: 'Before you hand this in:', options };
    expect(draw(data)).not.toContain('Before you hand');
    const html = draw({ ...data, direction: true });
    expect(html.indexOf('Before you hand')).toBeLessThan(html.indexOf('<rect'));
    expect(html).toContain('data-unit="keep"');
  });

  test('an item in a script that is read from the right has its box at the right', () => {
    expect(draw({ options: [{ answer: 'كتبت اسمي' }] })).toContain('dir="rtl"');
  });

  test('is the same in the key, where no item of a file is marked', () => {
    const unmarked = options.map(({ answer }) => ({ answer }));
    expect(draw({ options: unmarked }, true)).toBe(draw({ options: unmarked }));
    expect(count(draw({ options }), /check-tick/g)).toBe(0);
    expect(count(draw({ options }, true), /check-tick/g)).toBe(1);
  });
});
