import { expect, test } from 'vitest';
import { splitEntries } from './split-entries.ts';

test('each line that is pasted into a list is an entry, empty ones are none', () => {
  expect(splitEntries('rain\r\n\r\nice cream\n  \nsnow')).toEqual(['rain', 'ice cream', 'snow']);
});

test('each cell of a table that is pasted into a list is an entry', () => {
  expect(splitEntries('rain\tice\r\nsnow\t\r\n')).toEqual(['rain', 'ice', 'snow']);
});

test('the numbers and bullets of a list in a word processor are no entries', () => {
  const pasted = '1.\train\n12)\tice\n(c)\tsnow\nB.\thail\n•\tfog\n·\tdew\n-\tmist';
  expect(splitEntries(pasted)).toEqual(['rain', 'ice', 'snow', 'hail', 'fog', 'dew', 'mist']);
  expect(splitEntries('7\t8')).toEqual(['7', '8']);
});
