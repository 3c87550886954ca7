import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '#test/support/a-folder.ts';
import { applyLifecycle } from './lifecycle.ts';
import { openObjectStore } from './objects.ts';

const DAY_MS = 24 * 3600 * 1000;
const daysLater = (days: number) => Date.now() + days * DAY_MS;
/** As the bucket of pictures has them. */
const rules = [
  { Prefix: 'uploads/', ExpirationInDays: 1, NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
  { NoncurrentVersionExpiration: { NoncurrentDays: 30 }, ExpiredObjectDeleteMarker: true },
];

function aStore() {
  const objects = openObjectStore(aFolder(), () => true);
  onTestFinished(() => objects.close());
  const put = (key: string) => objects.put('images', key, Buffer.from(key), '"etag"', {});
  const apply = (days: number) => applyLifecycle(objects, 'images', rules, daysLater(days));
  const listKeys = () => objects.list('images', '', '', 10).map(({ key }) => key);
  const countFormer = () => {
    const { versions, markers } = objects.listFormer('images', '');
    return { versions: versions.length, markers: markers.length };
  };
  return { objects, put, apply, listKeys, countFormer };
}

test('an upload ends after a day, at the next midnight', () => {
  const { put, apply, listKeys } = aStore();
  put('uploads/1');
  put('images/1');
  apply(0);
  expect(listKeys()).toEqual(['images/1', 'uploads/1']);
  apply(2);
  expect(listKeys()).toEqual(['images/1']);
});

test('an original that was replaced is gone a day later, at the next midnight', () => {
  const { put, apply, countFormer } = aStore();
  put('uploads/1');
  put('uploads/1');
  apply(0);
  expect(countFormer()).toEqual({ versions: 1, markers: 0 });
  apply(2);
  expect(countFormer()).toEqual({ versions: 0, markers: 0 });
});

test('what was deleted can be restored for thirty days, and then nothing of it is left', () => {
  const { objects, put, apply, countFormer } = aStore();
  put('images/1');
  objects.remove('images', 'images/1');
  apply(29);
  expect(countFormer()).toEqual({ versions: 1, markers: 1 });
  apply(32);
  expect(countFormer()).toEqual({ versions: 0, markers: 0 });
});
