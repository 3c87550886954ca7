import { afterEach, expect, test, vi } from 'vitest';
import { deviceMemory } from './device-memory.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is written is read again, until it is forgotten', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  deviceMemory.write('zoom', '80');
  expect(deviceMemory.read('zoom')).toBe('80');
  deviceMemory.write('zoom', null);
  expect(deviceMemory.read('zoom')).toBeNull();
});

test('where the browser forbids its storage, nothing is remembered and nothing fails', () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('The operation is insecure.');
        },
      },
    ),
  );
  deviceMemory.write('zoom', '80');
  expect(deviceMemory.read('zoom')).toBeNull();
});
