import { expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { searchIcons } from './icons.ts';

test('without the icon service the samples answer', async () => {
  const asked = vi.spyOn(api, 'searchIcons');
  asked.mockRejectedValue(new ApiError({ code: 'unavailable', status: 503, message: 'x' }));
  expect(await searchIcons('')).toMatchObject({ total_count: 9, next_page: null });
  await expect(searchIcons('', '2')).rejects.toMatchObject({ code: 'unavailable' });
  asked.mockRejectedValue(new ApiError({ code: 'invalid', status: 422, message: 'x' }));
  await expect(searchIcons('')).rejects.toMatchObject({ code: 'invalid' });
});
