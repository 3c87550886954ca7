import { pictureDrawer } from '../../paper/draw/picture-drawer.ts';
import { getPictureHeight, getRotatedSize } from '../../paper/sheet/place-sticker.ts';
import { type ImageAttachment, imageAttachment } from '../../vocabulary/image.ts';
import type { ReadPicture, ReadPictureRow, ReadQuestion, ReadTable } from './read-question.ts';

/** Makes a picture that is still to be sent of one that was read; null where there is none. */
export const toAttachment = (image: ReadPicture | undefined): ImageAttachment | null =>
  image
    ? imageAttachment.parse({
        id: image.id,
        name: image.name,
        alt: image.alt,
        ratio: image.ratio,
        uploading: true,
      })
    : null;

/** Tells whether a sheet shows a picture otherwise than its file does: cropped, turned, flipped, or pulled out of its proportions. */
export const isChanged = ({
  rotation,
  flip_x,
  flip_y,
  height,
  width,
  ratio,
  crop,
}: ImageAttachment): boolean =>
  crop !== undefined ||
  rotation % 360 !== 0 ||
  flip_x ||
  flip_y ||
  (height !== null && Math.abs(height - width / ratio) >= 1);

/** Returns the id of a picture as it is shown: the same file cropped, turned, flipped or coloured otherwise is another picture. */
export function getShownId(image: ImageAttachment): string {
  const { id, rotation, flip_x, flip_y, width, height, color, crop } = image;
  if (!isChanged(image) && color === null) return id;
  const cut = crop ? [crop.left, crop.top, crop.right, crop.bottom] : [];
  return [id, rotation, flip_x, flip_y, width, height, color, ...cut].join('~');
}

/** Returns how wide a picture is as it is shown, in px, and its width over its height. */
export function getShownSize(image: ImageAttachment): { width: number; ratio: number } {
  if (!isChanged(image)) return { width: image.width, ratio: image.ratio };
  const taken = getRotatedSize(image.width, getPictureHeight(image), image.rotation);
  return { width: taken.width, ratio: taken.width / taken.height };
}

/** Names a picture as that of a question, to be spread into it; nothing where there is none. */
export const toReadPicture = <Name extends string>(
  field: Name,
  image: ImageAttachment | null,
): { [field in Name]?: ReadPicture } => {
  if (!image) return {};
  const { name, alt, drawing } = image;
  // What is cropped or turned is drawn as it is shown by whoever writes the file.
  const svg = drawing && !isChanged(image) ? pictureDrawer.loaded?.writePicture(drawing) : undefined;
  return { [field]: { id: getShownId(image), name, alt, ...getShownSize(image), ...(svg && { svg }) } } as {
    [field in Name]?: ReadPicture;
  };
};

/** Lists the pictures of a question, in the order in which it is read. */
export function listReadPictures(question: ReadQuestion): ReadPicture[] {
  const all = [question.type === 'card' ? question.term_image : question.image];
  if (question.type === 'card') all.push(question.definition_image);
  if (question.type === 'choice') all.push(...question.options.map(({ image }) => image));
  if (question.type === 'pairs')
    all.push(...question.pairs.flatMap(({ left_image, right_image }) => [left_image, right_image]));
  all.push(...listTableImages(question));
  // The first is the picture of the question.
  all.push(...(getReadRow(question)?.pictures ?? []).slice(1).map(({ image }) => image));
  return all.filter((image) => image !== undefined);
}

/** Returns the table of a question; undefined where it has none. */
export const getReadTable = (question: ReadQuestion): ReadTable | undefined =>
  question.type === 'open' || question.type === 'text' ? question.table : undefined;

/** Returns the row of pictures of a question; undefined where it has none. */
export const getReadRow = (question: ReadQuestion): ReadPictureRow | undefined =>
  question.type === 'open' || question.type === 'text' ? question.row : undefined;

const listTableImages = (question: ReadQuestion): (ReadPicture | undefined)[] =>
  (getReadTable(question)?.cells ?? []).map(({ image }) => image);
