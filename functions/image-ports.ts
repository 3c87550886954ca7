import * as z from 'zod/mini';
import type { Icon } from '#shared/icons/icon.ts';
import { IMAGE_TYPES } from '#shared/vocabulary/image.ts';

/** What the domain needs of the world for pictures; the rest stands in `ports.ts`. */

/** UTC with milliseconds. */
const instant = z.string();

/** What prints four inches wide at 300 dots an inch. */
export const MIDDLE_PX = 1200;

/** A picture's bytes and its media type. */
export interface Picture {
  readonly body: Uint8Array;
  readonly type: string;
}

/** A picture that is read when a page asks for it. */
export interface PrintSource {
  /** Its media type. */
  readonly type: string;
  /** Its bytes, with at least so many pixels across where it has as many. */
  read(pixels: number): Promise<Uint8Array>;
}

/** What was made of a picture that somebody sent. */
export interface CleanPicture extends Picture {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Small, to be shown in an editor. */
  readonly thumb: Picture;
  /** Of at most MIDDLE_PX, to be printed at the usual sizes; null where the picture has no more. */
  readonly middle: Picture | null;
}

export interface Pictures {
  /** Checks what really arrived and makes it anew, or refuses it; `scope` goes before a drawing's ids. */
  clean(sent: Picture, scope: string): Promise<CleanPicture>;
}

/** What is kept of a picture besides its bytes. */
export const storedImage = z.object({
  id: z.string(),
  type: z.enum(IMAGE_TYPES),
  /** In px. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** Whether there is one of the middle size too. */
  has_middle: z._default(z.boolean(), false),
  created_at: instant,
  /** The library's drawing that it is, in what colour; null for what somebody sent. */
  icon: z.nullable(z.object({ id: z.string(), color: z.nullable(z.string()) })),
  /** Since when no document has it; null while one does, or as long as nobody has looked. */
  unused_since: z._default(z.nullable(instant), null),
});
export type StoredImage = z.output<typeof storedImage>;

/** Pictures are a person's own: whoever asks names whose they mean, and another's are not there. */
export interface Images {
  /** Those of the ids that this person has. */
  find(owner: string, ids: readonly string[]): Promise<readonly StoredImage[]>;
  /** Keeps what is new; its turn to be looked at comes `due`. False where the id is taken. */
  keep(owner: string, image: StoredImage, due: string): Promise<boolean>;
  /** All that this person has. */
  list(owner: string): Promise<readonly StoredImage[]>;
  usage(owner: string): Promise<{ readonly count: number; readonly bytes: number }>;
  /** Some whose turn has come, longest waiting first. */
  due(now: string): Promise<readonly { readonly owner: string; readonly id: string }[]>;
  lookAgain(owner: string, id: string, at: { due: string; unused_since: string | null }): Promise<void>;
  forget(owner: string, id: string): Promise<void>;
}

/** Where a browser sends a file, and the headers that it must send with it. */
export interface UploadSlot {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ImageFiles {
  /** A slot for exactly these bytes, open for some minutes. `checksum` is SHA-256 in base64. */
  slot(key: string, file: { type: string; bytes: number; checksum: string }): Promise<UploadSlot>;
  read(key: string): Promise<Picture | undefined>;
  put(key: string, picture: Picture): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** A library of drawings that anybody may use. */
export interface Icons {
  /** One page, from 1, of what the words name, the best first; without words the popular ones. */
  search(query: string, page: number): Promise<{ readonly icons: readonly Icon[]; readonly total: number }>;
  find(id: string): Promise<Icon | undefined>;
  /** Its drawing as SVG. */
  drawing(id: string): Promise<string | undefined>;
}
