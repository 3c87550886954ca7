import type { ReadPicture } from '../../items/parts/read-question.ts';
import { FILE_LIMITS } from './limits.ts';
import { type PictureFile, readPicture } from './picture-files.ts';
import { MOST_PICTURES } from './picture-marks.ts';

/**
 * Finds the bytes of a picture by its address within the file; null where the file has none, or in words why it cannot be
 * taken.
 */
export type FindPicture = (address: string) => Uint8Array | string | null;

/** A picture that is longer than this many px is shown smaller. */
const MOST_WIDTH = 600;
const DATA = /^data:[a-z/+-]{0,40}[^,]{0,80},/i;

function decodeData(address: string): Uint8Array | null {
  const head = DATA.exec(address)?.[0];
  if (head === undefined) return null;
  const body = address.slice(head.length);
  try {
    const text = /;base64,$/i.test(head) ? atob(body.replace(/\s/g, '')) : decodeURIComponent(body);
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

const toName = (address: string): string => {
  const name = address.startsWith('data:') ? 'picture' : (address.split(/[/\\]/).at(-1) ?? '');
  return name.slice(0, 120) || 'picture';
};

/** Keeps the pictures of a file while it is read, each once however often it is shown. */
export class PictureShelf {
  readonly files = new Map<string, PictureFile>();
  readonly #shown: ReadPicture[] = [];
  readonly #ids = new Map<Uint8Array, string>();
  #bytes = 0;

  /** Takes a picture to be shown; returns its place, or in words why it cannot be. */
  take(address: string, alt: string, find: FindPicture): number | string {
    const bytes = address.startsWith('data:') ? decodeData(address) : find(address);
    if (!bytes) return 'Picture';
    if (typeof bytes === 'string') return bytes;
    if (this.#shown.length >= MOST_PICTURES) return `Picture beyond ${MOST_PICTURES}`;
    const id = this.#keep(toName(address), bytes);
    const file = this.files.get(id);
    if (!file) return id;
    const { name, width, height } = file;
    const shown = Math.min(MOST_WIDTH, width);
    this.#shown.push({ id, name, alt: alt.slice(0, 1000), width: shown, ratio: width / height });
    return this.#shown.length - 1;
  }

  get = (place: number): ReadPicture | undefined => this.#shown[place];

  /** Keeps the bytes of a picture; returns its id, or why it cannot be kept. */
  #keep(name: string, bytes: Uint8Array): string {
    const known = this.#ids.get(bytes);
    if (known !== undefined) return known;
    if (this.files.size >= FILE_LIMITS.pictures) return `Picture beyond ${FILE_LIMITS.pictures}`;
    if (this.#bytes + bytes.length > FILE_LIMITS.allPictureBytes)
      return `Picture beyond ${FILE_LIMITS.allPictureBytes / 1024 / 1024} MB`;
    const file = readPicture(name, bytes);
    if (typeof file === 'string') return file;
    const id = crypto.randomUUID();
    this.#bytes += bytes.length;
    this.#ids.set(bytes, id);
    this.files.set(id, file);
    return id;
  }
}
