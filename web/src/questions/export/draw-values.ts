import type { PictureFile, PictureFiles } from '#shared/questions/source/picture-files.ts';
import type { Source } from '#shared/questions/write/writing.ts';
import { listDrawn } from '#shared/questions/write/written-pictures.ts';
import { imageAttachment } from '#shared/vocabulary/image.ts';
import { drawAsShown } from './draw-as-shown.ts';

/** Draws into dots what questions have drawn from values, for a format that holds no drawings; by the ids of the pictures. */
export async function drawValues(asked: Pick<Source, 'questions' | 'sheet'>): Promise<PictureFiles> {
  const files = await Promise.all(
    listDrawn(asked).map(async ({ picture: { name, width, ratio }, file, picture }) => {
      const image = imageAttachment.parse({ id: 'drawn', name, width, ratio });
      return [picture.id, await drawAsShown(file, image)] as const satisfies [string, PictureFile];
    }),
  );
  return new Map(files);
}
