import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { flashcard } from '#shared/kinds/flashcard/schema.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext } from '../../document/editor-context.ts';
import { PageSetupPanel } from './PageSetupPanel.tsx';

test.each([
  ['letter', ['Avery 5371', '3.65 × 2.5″', '7.3 × 10″']],
  ['a4', ['8.9 × 5.1', '9.3 × 6.3', '18.5 × 25.4', 'Sizes in cm.']],
] as const)(
  'on %s the cards have their sizes in its unit, each with room around it',
  async (paper, sizes) => {
    const editor = new Editor(flashcard.parse({ entity_type: 'flashcard', paper }));
    await render(
      <EditorContext value={editor}>
        <div style={{ width: 320 }}>
          <PageSetupPanel />
        </div>
      </EditorContext>,
    );
    for (const size of sizes) {
      const note = page.getByText(size, { exact: true });
      await expect.element(note).toBeInTheDocument();
      const range = document.createRange();
      range.selectNodeContents(note.element());
      expect(range.getClientRects()).toHaveLength(1);
      const around = note.element().parentElement?.clientWidth ?? 0;
      expect(around - range.getBoundingClientRect().width).toBeGreaterThan(6);
    }
  },
);
