import { describe, expect, test } from 'vitest';
import { recolourSvg } from './recolour-svg.ts';
import { findSamples } from './sample-icons.ts';

describe('a drawing in one colour', () => {
  const drawing =
    '<svg viewBox="0 0 72 72"><path fill="#d22f27" d="M1"/><path fill="#fff"/><path fill="none" stroke="#000"/><path/></svg>';
  const blue = recolourSvg(drawing, '#1D4ED8');

  test('has its lines in the colour, its areas in tints of it, and white as white', () => {
    expect(blue).toContain('stroke="#1d4ed8"');
    expect(blue).toContain('<path fill="#ffffff"/>');
    expect(blue).toMatch(/fill="#7190e7"/);
  });

  test('is drawn in the colour where it names none, and has holes where it had them', () => {
    expect(blue).toMatch(/^<svg fill="#1d4ed8"/);
    expect(blue).toContain('fill="none"');
  });

  test('keeps its shapes', () => {
    expect(blue).toContain('d="M1"');
    expect(recolourSvg(drawing, '#000000').match(/<path/g)).toHaveLength(4);
  });
});

describe('without the icon service', () => {
  test('an empty search gives the popular nine', () => expect(findSamples(' ')).toHaveLength(9));
  test('words are looked for in the samples', () => {
    expect(findSamples('apples').map(({ term }) => term)).toEqual(['red apple']);
    expect(findSamples('zebra')).toEqual([]);
  });
});
