import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PremiumMark, PremiumMarks } from './PremiumMark.tsx';

test('a premium choice is marked, and not for a user who has Premium', async () => {
  const free = await render(<PremiumMark />);
  await expect.element(free.getByText('Premium')).toBeVisible();
  await free.unmount();
  const premium = await render(
    <PremiumMarks value={false}>
      <PremiumMark />
    </PremiumMarks>,
  );
  expect(premium.container.textContent).toBe('');
});
