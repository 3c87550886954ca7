import type * as z from 'zod/mini';
import { decodeText } from '../questions/source/decode-text.ts';
import { type PictureFile, type PictureFiles, readPicture } from '../questions/source/picture-files.ts';
import { UnreadableFile } from '../questions/source/reading.ts';
import { fromBase64 } from './base64.ts';
import { DOCUMENT_FILE_LIMITS, type filePicture } from './envelope.ts';

type FilePicture = z.output<typeof filePicture>;

/** Code in a drawing, and parts from elsewhere. No browser would run it, and no server keep it. */
const HOSTILE =
  /<(?:\w+:)?(?:script|foreignObject|iframe)\b|<!ENTITY|\son[a-z]+\s*=|javascript:|@import|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg)[;,])|url\(\s*["']?\s*(?!#|data:)/i;

function readOne(id: string, { type, name, data }: FilePicture): PictureFile {
  const called = `The picture “${(name || id).slice(0, 60)}”`;
  if (/^\s*(?:[a-z][a-z0-9+.-]*:|\/)/i.test(data) && fromBase64(data) === null)
    throw new UnreadableFile(`${called} is an address. A file of Handout has its pictures inside.`);
  const bytes = fromBase64(data);
  if (!bytes) throw new UnreadableFile(`${called} is no base64.`);
  const file = readPicture(name, bytes);
  if (typeof file === 'string') throw new UnreadableFile(`${called} cannot be taken. ${file}.`);
  if (file.type !== type) throw new UnreadableFile(`${called} is not of the type ${type} that it names.`);
  if (type === 'image/svg+xml' && HOSTILE.test(decodeText(bytes)))
    throw new UnreadableFile(`${called} has code in it, or parts from elsewhere.`);
  return file;
}

/** Reads the pictures of a file by their ids; throws `UnreadableFile`, which names the picture that is refused. */
export function readPictures(pictures: Readonly<Record<string, FilePicture>>): PictureFiles {
  const entries = Object.entries(pictures);
  if (entries.length > DOCUMENT_FILE_LIMITS.pictures)
    throw new UnreadableFile(`It has more than ${DOCUMENT_FILE_LIMITS.pictures} pictures.`);
  const files = new Map<string, PictureFile>();
  let total = 0;
  for (const [id, picture] of entries) {
    const file = readOne(id, picture);
    total += file.bytes.length;
    if (total > DOCUMENT_FILE_LIMITS.allPictureBytes)
      throw new UnreadableFile(
        `Its pictures are larger than ${DOCUMENT_FILE_LIMITS.allPictureBytes / 1024 / 1024} MB together.`,
      );
    files.set(id, file);
  }
  return files;
}
