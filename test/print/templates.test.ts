import { expect, test } from 'vitest';
import { aPrinter } from '#test/support/render.ts';
import { createFromTemplate } from '../../web/src/library/templates/create-from-template.ts';
import { TEMPLATES } from '../../web/src/library/templates/list.ts';

const print = aPrinter();

test.each(TEMPLATES.filter(({ kind }) => kind === 'worksheet'))(
  'the worksheet $name stands on one sheet, with nothing cut off',
  async ({ id }) => {
    const { pages, warnings } = await print(createFromTemplate(id, 'letter'));
    expect(pages).toHaveLength(1);
    expect(warnings).toEqual([]);
  },
);
