import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { documentStyle } from '../../vocabulary/style.ts';
import { createItem } from '../item.ts';
import { newItem } from '../new-item.ts';
import { setSectionTitle } from './rules.ts';
import { createSectionHeader, isEmptySectionHeader, sectionHeaderData } from './schema.ts';
import { SectionHeaderView } from './view.tsx';

test.each(['', ' \n '])('an empty title %j becomes Header, typed or read from a file', (title) => {
  const data = createSectionHeader();
  setSectionTitle(data, title);
  expect(data.title).toBe('Header');
  expect(sectionHeaderData.parse({ title }).title).toBe('Header');
});

test('a title is cut at 300 characters; a file with more is refused', () => {
  const data = createSectionHeader();
  setSectionTitle(data, 'x'.repeat(301));
  expect(data.title).toHaveLength(300);
  expect(sectionHeaderData.safeParse({ title: 'x'.repeat(301) }).success).toBe(false);
});

test.each([5, 65])('a font of %i pt is refused', (font_size) => {
  expect(sectionHeaderData.safeParse({ font_size }).success).toBe(false);
});

test('is empty until it has a title or a look of its own', () => {
  expect(isEmptySectionHeader(createSectionHeader())).toBe(true);
  expect(isEmptySectionHeader({ ...createSectionHeader(), title: 'Warm-up' })).toBe(false);
  expect(isEmptySectionHeader({ ...createSectionHeader(), align: 'center' })).toBe(false);
});

test.each([false, true])('prints its title as typed, in its font, size and colour (key: %s)', (answerKey) => {
  const item = createItem('section_header', 'a');
  Object.assign(item.data, { title: '<b>Warm-up', font: 'andika', font_size: 30, color: '#1D4ED8' });
  const html = renderToStaticMarkup(
    <SectionHeaderView item={item} number={null} answerKey={answerKey} style={documentStyle.parse({})} />,
  );
  expect(html).toContain('&lt;b&gt;Warm-up');
  expect(html).toMatch(/Andika.*font-size:30pt;color:#1D4ED8/);
});

test('a new header begins where the language of its sheet begins, and is empty there', () => {
  const add = (locale: string) => newItem(aWorksheet({ locale }), 'section_header', 'h').data;
  expect(add('he').align).toBe('right');
  expect(isEmptySectionHeader(add('ar'))).toBe(true);
  expect(add('en-US').align).toBe('left');
});
