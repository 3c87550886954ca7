// @module-tag slow
import { beforeAll, describe, expect, test } from 'vitest';
import { createSharpPictures } from '#functions/adapters/pictures/sharp-pictures.ts';
import { createHonestPictures, type HonestPicture, measureDifference } from '../support/honest-pictures.ts';

const { clean } = createSharpPictures();
let corpus: HonestPicture[];
beforeAll(async () => {
  corpus = await createHonestPictures();
});

describe('an honest picture', () => {
  test('is taken, in its size and its colours: at least forty of them', async () => {
    expect(corpus.length).toBeGreaterThanOrEqual(40);
    for (const honest of corpus) {
      const { name, width, height, body, looks } = honest;
      const made = await clean(honest, 'scope').catch((error: Error) => error);
      if (made instanceof Error) expect.fail(`${name}: ${made.message}`);
      expect({ name, width: made.width, height: Math.round(made.height) }).toEqual({
        name,
        width: expect.closeTo(width, 3),
        height,
      });
      const { mean, most } = await measureDifference(made.body, looks ?? body);
      // A press has other colours than a screen.
      const tolerance = name.includes('press') ? 24 : 3;
      expect(mean, name).toBeLessThan(tolerance);
      if (made.type !== 'image/jpeg') expect(most, name).toBeLessThan(24);
      const thumb = await measureDifference(made.thumb.body, made.body);
      expect(thumb.mean, `${name}, small`).toBeLessThan(6);
    }
  });

  test('keeps what makes it a drawing: its ids, its gradients and its words, each name with the scope before it', async () => {
    const drawings = corpus.filter(({ type }) => type === 'image/svg+xml');
    for (const drawing of drawings) {
      const { body } = await clean(drawing, 'i7');
      const text = Buffer.from(body).toString();
      const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.filter((id) => !id?.startsWith('i7-'))).toEqual([]);
      const targets = [...text.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
      expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});
