import { drawSvgs } from '#functions/adapters/chromium/draw-svgs.ts';
import type { FoundQuestions } from '#shared/conversion/convert.ts';
import { listDrawn } from '#shared/questions/write/written-pictures.ts';

/** Draws into dots what questions have drawn from values, for a format that holds no drawings. */
export async function withDrawnValues(found: FoundQuestions): Promise<FoundQuestions> {
  const drawn = listDrawn(found);
  if (drawn.length === 0) return found;
  const pictures = await drawSvgs(
    drawn.map(({ picture: { svg = '' }, file: { width, height } }) => ({ svg, width, height })),
  );
  const files = drawn.flatMap(({ picture, file }, at) => {
    const bytes = pictures[at];
    return bytes ? [[picture.id, { ...file, bytes, type: 'image/png' }] as const] : [];
  });
  return { ...found, files: new Map([...(found.files ?? []), ...files]) };
}
