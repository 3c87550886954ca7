import { expect, test } from 'vitest';
import { listPremiumUses } from '#shared/document/premium.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { CLASS_LIMITS } from './class-list.ts';
import { describeLostNames, readPupils, setClassList, writePupils } from './class-rules.ts';
import { describeClass, describeMissingLevels } from './describe-class.ts';
import { describeVersion, listClassCopies } from './to-version.ts';

test('a pasted list has a name a line, without its numbers, empty lines and tabs', () => {
  const read = readPupils('1. Ann Lee\r\n2)  Bo\tDiaz\n\n  Cem Öz \n');
  expect(read).toEqual([{ name: 'Ann Lee' }, { name: 'Bo Diaz' }, { name: 'Cem Öz' }]);
  expect(readPupils('\n \n')).toEqual([]);
});

test('a level behind a name is that of its sheet, however it is written; any other word belongs to the name', () => {
  const lines = [
    '1. Ann Lee, support',
    'Bo\tDiaz\tChallenge',
    'Öz; CHALLENGE ',
    'Fox, Dana,standard',
    'Roy, Eli',
  ];
  expect(readPupils(lines.join('\n'))).toEqual([
    { name: 'Ann Lee', level: 'support' },
    { name: 'Bo Diaz', level: 'challenge' },
    { name: 'Öz', level: 'challenge' },
    { name: 'Fox, Dana' },
    { name: 'Roy, Eli' },
  ]);
  // Without a name there is no level.
  expect(readPupils('support\n, support')).toEqual([{ name: 'support' }, { name: ', support' }]);
});

test('a list is written as it is read, a name as long as may be with its level too', () => {
  const pupils = readPupils(`Ann, support\nFox, Dana\nBo, challenge\n${'x'.repeat(99)}, support`);
  expect(writePupils(pupils)).toBe(`Ann, support\nFox, Dana\nBo, challenge\n${'x'.repeat(60)}, support`);
  expect(readPupils(writePupils(pupils))).toEqual(pupils);
});

test('a list keeps as many names as a class may have, each as long as a name may be', () => {
  const pupils = readPupils(Array.from({ length: 99 }, () => 'x'.repeat(99)).join('\n'));
  expect(pupils).toHaveLength(CLASS_LIMITS.pupils);
  expect(pupils.every(({ name }) => name.length === CLASS_LIMITS.name)).toBe(true);
  expect(aWorksheet({ class_list: pupils }).class_list).toEqual(pupils);
});

test('a list of mere names, as it was kept before there were levels, is read', () => {
  expect(aWorksheet({ class_list: ['Ann', ' Bo '] }).class_list).toEqual([{ name: 'Ann' }, { name: 'Bo' }]);
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

const ask = (id: string, more: object = {}) => ({
  id,
  type: 'open_response',
  data: { subtitle: id },
  ...more,
});
const items = [
  ask('a'),
  ask('a-easy', { variant: { of: 'a', level: 'support' } }),
  ask('b'),
  ask('b-hard', { variant: { of: 'b', level: 'challenge' } }),
];

test('each pupil gets the sheet of the own level, and no two neighbors have the same letter', () => {
  const levels = [undefined, 'support', 'support', 'challenge', undefined, 'support', 'challenge'] as const;
  const class_list = levels.map((level, at) => ({ name: `Pupil ${at}`, level }));
  for (const seeds of [
    [1, 2],
    [1, 2, 3, 4],
  ]) {
    const worksheet = aWorksheet({ items, class_list, versions: { seeds } });
    const sheets = listClassCopies(worksheet).map(({ version }) => describeVersion(worksheet, version));
    expect(sheets.map(({ level }) => level ?? undefined)).toEqual(levels);
    for (const [at, { letter }] of sheets.entries()) expect(letter).not.toBe(sheets[at - 1]?.letter);
  }
  const inOneOrder = aWorksheet({ items, class_list });
  expect(listClassCopies(inOneOrder).map(({ version }) => version)).toEqual([0, 1, 1, 2, 0, 1, 2]);
});

test('a level that no question has a variant for is the standard sheet, and that is said', () => {
  const class_list = readPupils('Ann, challenge\nBo, support\nCem, challenge');
  const worksheet = aWorksheet({ items: items.slice(0, 2), class_list });
  expect(listClassCopies(worksheet).map(({ version }) => version)).toEqual([0, 1, 0]);
  expect(describeClass(worksheet)).toBe('3 copies: 2 standard, 1 support.');
  expect(describeMissingLevels(worksheet)).toBe(
    'No question has a challenge variant: Ann and Cem get the standard sheet.',
  );
  expect(describeMissingLevels(aWorksheet({ items, class_list }))).toBeNull();
  expect(describeClass(aWorksheet({ items, class_list, versions: { seeds: [1, 2, 3] } }))).toBe(
    '3 copies, A to C in turn: 1 support, 2 challenge.',
  );
  expect(describeClass(aWorksheet({ class_list: class_list.slice(0, 1) }))).toBe('1 copy.');
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
