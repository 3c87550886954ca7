import { expect, test } from 'vitest';
import { listPremiumUses } from '#shared/document/premium.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { CLASS_LIMITS } from './class-list.ts';
import { describeLostNames, readNames, setClassList } from './class-rules.ts';
import { listClassCopies } from './to-version.ts';

test('a pasted list has a name a line, without its numbers, empty lines and tabs', () => {
  expect(readNames('1. Ann Lee\r\n2)  Bo\tDiaz\n\n  Cem Öz \n')).toEqual(['Ann Lee', 'Bo Diaz', 'Cem Öz']);
  expect(readNames('\n \n')).toEqual([]);
});

test('a list keeps as many names as a class may have, each as long as a name may be', () => {
  const names = readNames(Array.from({ length: 99 }, () => 'x'.repeat(99)).join('\n'));
  expect(names).toHaveLength(CLASS_LIMITS.pupils);
  expect(names.every((name) => name.length === CLASS_LIMITS.name)).toBe(true);
  expect(aWorksheet({ class_list: names }).class_list).toEqual(names);
});

test('what a list does not keep is said', () => {
  const pupils = Array.from({ length: 76 }, (_, at) => `Pupil ${at}`);
  expect(describeLostNames(pupils.join('\n'))).toBe('16 names left out.');
  expect(describeLostNames(['x'.repeat(300), ...pupils].join('\n'))).toBe('17 names left out, 1 shortened.');
  expect(describeLostNames(['x'.repeat(61), 'y'.repeat(60)].join('\n'))).toBe('1 name shortened.');
  expect(describeLostNames(pupils.slice(0, 61).join('\n'))).toBe('1 name left out.');
  expect(describeLostNames(pupils.slice(0, 60).join('\n'))).toBeNull();
});

test('no two neighbors of a class share a version, whatever the number of versions', () => {
  const class_list = Array.from({ length: 31 }, (_, at) => `Pupil ${at}`);
  for (let count = 2; count <= 8; count++) {
    const seeds = Array.from({ length: count }, (_, at) => at);
    const copies = listClassCopies(aWorksheet({ class_list, versions: { seeds } }));
    expect(copies.map(({ name }) => name)).toEqual(class_list);
    for (const [at, { version }] of copies.entries()) expect(version).not.toBe(copies[at - 1]?.version);
    expect(new Set(copies.map(({ version }) => version)).size).toBe(count);
  }
});

test('a worksheet with a class list is one that earlier releases leave alone, and an empty list is none', () => {
  const worksheet = aWorksheet({ class_list: ['Ann'] });
  expect(worksheet.schema_version).toBe(2);
  setClassList(worksheet, []);
  expect('class_list' in worksheet).toBe(false);
});

test('two versions are free, and more are named as premium', () => {
  expect(listPremiumUses(aWorksheet({ versions: { seeds: [1, 2] } }))).toEqual([]);
  expect(listPremiumUses(aWorksheet({ versions: { seeds: [1, 2, 3] } }))).toEqual([
    { feature: 'versions', where: 'versions.seeds', place: 'A–C' },
  ]);
});
