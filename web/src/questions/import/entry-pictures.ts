import { createPictureMapper, listPicturesIn } from '#shared/document/pictures.ts';
import type { PictureFiles } from '#shared/questions/source/picture-files.ts';
import { type FoundEntry, toNewCard } from './find-what-to-add.ts';

const getMade = (entry: FoundEntry): object => ('item' in entry ? entry.item.data : toNewCard(entry.card));

/** Lists the files of the pictures that entries show, by their ids. */
export function listEntryFiles(entries: readonly FoundEntry[], files: PictureFiles): Map<string, File> {
  const ids = new Set(entries.flatMap((entry) => listPicturesIn(getMade(entry), '').map(({ id }) => id)));
  return new Map(
    [...ids].flatMap((id) => {
      const file = files.get(id);
      return file ? [[id, new File([file.bytes], file.name, { type: file.type })]] : [];
    }),
  );
}

const removePictures = createPictureMapper(() => null);

/** Returns an entry without its pictures. */
export function withoutPictures(entry: FoundEntry): FoundEntry {
  if ('item' in entry) return { ...entry, item: removePictures(entry.item) };
  const { term, definition } = entry.card;
  return { ...entry, card: { term, definition } };
}
