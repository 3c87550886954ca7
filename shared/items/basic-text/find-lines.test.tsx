import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LinePlaces, LinePlacesContext } from '../../text/line-places.ts';
import { RichText } from '../../text/RichText.tsx';
import { createLineFinder } from './find-lines.ts';

const STORM = { text: 'The old man slept.\nThen the Storm broke over the sea.', starts: [0, 19, 34, 49] };

const draw = (value: string, places = new LinePlaces()) =>
  renderToStaticMarkup(
    <LinePlacesContext value={{ places, onRedrawn: () => undefined }}>
      <RichText value={value} />
    </LinePlacesContext>,
  );

test('a reference prints the line of its words, or all lines that they take', () => {
  const places = new LinePlaces();
  places.set('a', createLineFinder(STORM, 'en-US'));
  expect(draw('See {line: old man}.', places)).toContain('See <span class="line-reference"');
  expect(draw('See {line: old man}.', places)).toContain('>line\u00A01</span>.');
  expect(draw('{line: the storm broke over}', places)).toContain('>lines\u00A02–3</span>');
});

test('long words are referred to by their beginning and their end', () => {
  const places = new LinePlaces();
  places.set('a', createLineFinder(STORM, 'en-US'));
  expect(places.find('old man … the sea')).toBe('lines 1–4');
  expect(places.find('the sea … old man')).toBeNull();
  expect(places.find('…')).toBeNull();
});

test('it is written in the language of the document', () => {
  const places = new LinePlaces();
  places.set('a', createLineFinder(STORM, 'de-DE'));
  expect(places.find('sea')).toBe('Zeile 4');
});

test('words that stand nowhere stay as they were typed', () => {
  expect(draw('{line: a whale} and {line: never closed')).toContain(
    '{line: a whale} and {line: never closed',
  );
  expect(draw('{line:}')).toContain('{line:}');
});

test('who refers to words is told when they may stand on another line', () => {
  const listener = vi.fn();
  const places = new LinePlaces();
  places.subscribe(listener);
  places.set('a', createLineFinder({ ...STORM, starts: [0, 8, 31, 49] }, 'en-US'));
  expect(listener).toHaveBeenCalledOnce();
  expect(places.find('slept')).toBe('line 2');
});

test('a text that is removed has no lines', () => {
  const places = new LinePlaces();
  places.set('a', createLineFinder(STORM, 'en-US'));
  expect(places.find('slept')).toBe('line 1');
  places.keep(() => false);
  expect(places.find('slept')).toBeNull();
});
