import { afterEach, expect, test, vi } from 'vitest';
import { USUAL_PACE } from '#shared/events/events.ts';
import { getDataFolder, readPace, readPort } from './environment.ts';

afterEach(() => void vi.unstubAllEnvs());

test('an empty variable counts as unset', () => {
  for (const name of ['HANDOUT_DATA', 'PORT', 'RENDER_TIMEOUT_SECONDS', 'SWEEP_EVERY_SECONDS'])
    vi.stubEnv(name, '');
  expect(getDataFolder()).toMatch(/\/\.handout$/);
  expect(readPort()).toBe(4600);
  expect(readPace()).toEqual({ renderTimeout: USUAL_PACE.renderTimeout, sweepEvery: USUAL_PACE.sweepEvery });
});

test('a data folder is named from where the command was called', () => {
  vi.stubEnv('INIT_CWD', '/home/ada');
  vi.stubEnv('HANDOUT_DATA', 'school');
  expect(getDataFolder()).toBe('/home/ada/school');
});

test('a variable that is set counts', () => {
  vi.stubEnv('HANDOUT_DATA', '/srv/handout');
  vi.stubEnv('PORT', '0');
  vi.stubEnv('SWEEP_EVERY_SECONDS', '7');
  expect(getDataFolder()).toBe('/srv/handout');
  expect(readPort()).toBe(0);
  expect(readPace().sweepEvery).toBe(7);
});
