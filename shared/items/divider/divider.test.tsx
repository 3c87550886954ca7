import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { documentStyle } from '../../vocabulary/style.ts';
import { createItem } from '../item.ts';
import { createDivider, DIVIDER_STYLES, dividerData, isEmptyDivider } from './schema.ts';
import { DividerView } from './view.tsx';

test.each([
  ['line_width', 24],
  ['line_width', 101],
  ['line_weight', 0],
  ['line_weight', 11],
  ['top_padding', 2.1],
  ['bottom_padding', 3.1],
  ['line_style', 'wavy'],
  ['line_color', 'red'],
])('%s refuses %s', (field, value) => {
  expect(dividerData.safeParse({ [field]: value }).success).toBe(false);
});

test('is empty until it has a look of its own', () => {
  expect(isEmptyDivider(createDivider())).toBe(true);
  expect(isEmptyDivider({ ...createDivider(), line_style: 'dashed' })).toBe(false);
});

test.each(DIVIDER_STYLES)(
  'prints a %s line as wide and thick as asked, with its paddings in inches',
  (line_style) => {
    const item = createItem('divider', 'a');
    Object.assign(item.data, {
      line_style,
      line_width: 80,
      line_weight: 3,
      top_padding: 1,
      bottom_padding: 0.5,
    });
    const html = renderToStaticMarkup(
      <DividerView item={item} number={null} answerKey={false} style={documentStyle.parse({})} />,
    );
    expect(html).toContain('padding-top:96px;padding-bottom:48px');
    expect(html).toContain(`width:80%;border-top:3px ${line_style} #1A1A1A`);
  },
);
