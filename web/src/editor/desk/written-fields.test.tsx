import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichText, toBlocks } from '#shared/text/RichText.tsx';
import { findTypedText } from './rendered-text.ts';
import { listWrittenFields } from './written-fields.ts';

/** Renders sheets with the same word on each, and returns its fields. */
async function drawSheets(sheets: readonly string[], className: string): Promise<Element[]> {
  const { container } = await render(
    sheets.map((sheet) => (
      <section key={sheet} className="page">
        <div className={className}>
          <RichText value="rain" field="term" />
        </div>
      </section>
    )),
  );
  return [...container.querySelectorAll('[data-field]')];
}

test('a second letter is written before React has drawn the first one on the other sheets', async () => {
  const fields = await drawSheets(['first', 'second', 'third'], 'fitted');
  const first = findTypedText(toBlocks('rain'), toBlocks('rains'), listWrittenFields(fields));
  expect(first?.texts).toHaveLength(1);
  for (const text of first?.texts ?? []) text.data = 'rains';
  const second = findTypedText(toBlocks('rains'), toBlocks('rainst'), listWrittenFields(fields));
  expect(second?.texts).toEqual(first?.texts);
});

test('a text outside boxes is written on every sheet, because its lines move what is below', async () => {
  expect(listWrittenFields(await drawSheets(['first', 'second'], 'block'))).toHaveLength(2);
});
