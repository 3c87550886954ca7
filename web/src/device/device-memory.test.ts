import { afterEach, expect, test, vi } from 'vitest';
import { deviceMemory } from './device-memory.ts';

afterEach(() => vi.unstubAllGlobals());

/** Takes the place of the browser's storage, whose keys are properties of their own too. */
function aStorage(): Record<string, string> {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void Object.assign(kept, { [name]: value }),
    removeItem: (name: string) => Reflect.deleteProperty(kept, name),
  };
  vi.stubGlobal('localStorage', new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) }));
  return kept;
}

test('what is written is read again, until it is forgotten', () => {
  aStorage();
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

test('after a log-out nothing is left but how the device is set up, and drafts, which have owners', () => {
  const kept = aStorage();
  const ofUsers = [
    'has-work',
    'iconfinder_history',
    'search_pair',
    'moved-drafts',
    'used-icon-finder-feature',
  ];
  const ofDocuments = ['place/d1', 'zoom/d1', 'bingo-call/d1', 'handout-account', 'thought of later'];
  for (const name of [...ofUsers, ...ofDocuments, 'theme', 'back-offset', 'handout:last-draft:d1'])
    deviceMemory.write(name, 'x');
  deviceMemory.forgetUsers();
  expect(Object.keys(kept)).toEqual(['theme', 'back-offset', 'handout:last-draft:d1']);
});

test('a page that is left after its user logged out stores nothing of them, and that of the next user does', () => {
  const kept = aStorage();
  const before = deviceMemory.createWriter();
  before('place/d1', 'x');
  deviceMemory.forgetUsers();
  before('place/d1', 'x');
  expect(kept).toEqual({});
  deviceMemory.createWriter()('place/d2', 'y');
  expect(kept).toEqual({ 'place/d2': 'y' });
});
