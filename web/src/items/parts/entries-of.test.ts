import { expect, test } from 'vitest';
import { entriesOf } from './entries-of.ts';

test('each line that is pasted into a list is an entry, empty ones are none', () => {
  expect(entriesOf('rain\r\n\r\nice cream\n  \nsnow')).toEqual(['rain', 'ice cream', 'snow']);
});

test('each cell of a table that is pasted into a list is an entry', () => {
  expect(entriesOf('rain\tice\r\nsnow\t\r\n')).toEqual(['rain', 'ice', 'snow']);
});

test('the numbers and bullets of a list in a word processor are no entries', () => {
  const pasted = '1.\train\n12)\tice\n(c)\tsnow\nB.\thail\n•\tfog\n·\tdew\n-\tmist';
  expect(entriesOf(pasted)).toEqual(['rain', 'ice', 'snow', 'hail', 'fog', 'dew', 'mist']);
  expect(entriesOf('7\t8')).toEqual(['7', '8']);
});
