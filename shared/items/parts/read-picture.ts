import { type ImageAttachment, imageAttachment } from '../../vocabulary/image.ts';
import type { ReadPicture, ReadQuestion } from './read-question.ts';

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

/** Names a picture as that of a question, to be spread into it; nothing where there is none. */
export const toReadPicture = <Name extends string>(
  field: Name,
  image: ImageAttachment | null,
): { [field in Name]?: ReadPicture } => {
  if (!image) return {};
  const { id, name, alt, width, ratio } = image;
  return { [field]: { id, name, alt, width, ratio } } as { [field in Name]?: ReadPicture };
};

/** Lists the pictures of a question, in the order in which it is read. */
export function listReadPictures(question: ReadQuestion): ReadPicture[] {
  const all = [question.type === 'card' ? question.term_image : question.image];
  if (question.type === 'card') all.push(question.definition_image);
  if (question.type === 'choice') all.push(...question.options.map(({ image }) => image));
  if (question.type === 'pairs')
    all.push(...question.pairs.flatMap(({ left_image, right_image }) => [left_image, right_image]));
  return all.filter((image) => image !== undefined);
}
