import { listReadPictures } from '../../items/parts/read-picture.ts';
import type { ReadPicture } from '../../items/parts/read-question.ts';
import { PICTURE_ENDINGS, type PictureFile, type PictureFiles } from '../source/picture-files.ts';
import { escapeXml } from '../source/to-html.ts';
import type { Source, Writing } from './writing.ts';

/** A picture in a written file, under a name of its own. */
export interface WrittenPicture {
  readonly name: string;
  readonly file: PictureFile;
}

/** Returns the file of a picture that was drawn from a value; undefined for others. */
function toDrawnFile({ name, svg, width, ratio }: ReadPicture): PictureFile | undefined {
  if (svg === undefined) return undefined;
  const bytes = new TextEncoder().encode(svg);
  return { name, type: 'image/svg+xml', bytes, width, height: width / ratio };
}

/** Lists the pictures of questions and of their sheet that were drawn from values, with their files. */
export const listDrawn = ({
  questions,
  sheet,
}: Pick<Source, 'questions' | 'sheet'>): { picture: ReadPicture; file: PictureFile }[] =>
  [sheet?.letterhead?.logo ?? [], questions.flatMap(listReadPictures)].flat().flatMap((picture) => {
    const file = toDrawnFile(picture);
    return file ? [{ picture, file }] : [];
  });

/** Gives the pictures of a file that is written their names, and names those that it cannot hold. */
export class WrittenPictures {
  /** The pictures that were written, by their ids. */
  readonly written = new Map<string, WrittenPicture>();
  readonly #files: PictureFiles;
  readonly #writing: Writing;

  constructor(files: PictureFiles | undefined, writing: Writing) {
    this.#files = files ?? new Map();
    this.#writing = writing;
  }

  /** Returns a picture to be written; undefined, and lost by name, where its bytes are not known. */
  take(image: ReadPicture | undefined): WrittenPicture | undefined {
    if (!image) return undefined;
    const known = this.written.get(image.id);
    if (known) return known;
    const file = this.#files.get(image.id) ?? toDrawnFile(image);
    if (!file) {
      this.lose(image);
      return undefined;
    }
    const name = `picture${this.written.size + 1}.${PICTURE_ENDINGS[file.type]}`;
    this.written.set(image.id, { name, file });
    return { name, file };
  }

  /** Writes the element of HTML that shows a picture in a folder; "" where there is none. */
  toHtml(image: ReadPicture | undefined, folder: string): string {
    const taken = this.take(image);
    if (!image || !taken) return '';
    const [width, height] = [image.width, image.width / image.ratio].map(Math.round);
    return `<img src="${folder}${taken.name}" alt="${escapeXml(image.alt)}" width="${width}" height="${height}"/>`;
  }

  lose({ alt, name }: ReadPicture): void {
    this.#writing.lose('Picture', alt || name);
  }
}

export const toBase64 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
};
