import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DocumentCard } from './DocumentCard.tsx';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';

test('a mark moves neither the name nor the facts of its card and those beside it, and is read after the name', async () => {
  const facts = ['Worksheet · Published', '2 minutes ago'];
  const screen = await render(
    <ul className="list stack document-cards">
      <DocumentCard href="/a" name="Rain" picture={null} facts={facts} />
      <DocumentCard href="/b" name="Snow" picture={null} facts={facts} mark="Changed since its PDF" />
    </ul>,
  );
  const [plain, marked] = screen
    .getByRole('link')
    .elements()
    .map((link) => {
      const [name, fact] = ['.document-card-name', '.document-card-facts'].map((part) =>
        link.querySelector(part)?.getBoundingClientRect(),
      );
      return { name: name?.top, gap: (fact?.top ?? 0) - (name?.bottom ?? 0) };
    });
  expect(marked).toEqual(plain);
  expect(plain?.gap).toBe(0);
  expect(screen.getByRole('link').last().element().textContent).toMatch(/^Snow.*Changed since its PDF/);
});
