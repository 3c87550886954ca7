import { expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { createNotices } from '#test/fakes/site.ts';
import { setMaintenance } from './maintenance.ts';

test('a notice of a time that is over is refused, and one that has begun is not', async () => {
  const { clock } = createFakes();
  const ports = { clock, notices: createNotices() };
  const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  await expect(setMaintenance(ports, { starts_at: at(-3), ends_at: at(-1) })).rejects.toMatchObject({
    code: 'invalid',
    problems: [{ where: 'maintenance.ends_at', message: 'is over already' }],
  });
  expect(await ports.notices.readMaintenance()).toBeNull();
  const begun = { starts_at: at(-1), ends_at: at(1) };
  expect(await setMaintenance(ports, begun)).toEqual(begun);
  expect(await ports.notices.readMaintenance()).toEqual(begun);
  expect(await setMaintenance(ports, null)).toBeNull();
});
