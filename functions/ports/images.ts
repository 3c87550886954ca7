import type { Icon } from '#shared/icons/icon-schema.ts';
import type { ImageRecord } from '../records/image.ts';

/** The longer side of a middle-sized file, in px: four inches at 300 dots an inch. */
export const MIDDLE_PX = 1200;

/** The bytes of a picture and their media type. */
export interface Picture {
  readonly body: Uint8Array;
  readonly type: string;
}

/** A picture that is read when a page requests it. */
export interface PrintSource {
  /** The media type. */
  readonly type: string;
  /** Reads a file at least so many pixels wide, or the largest there is. */
  read(pixels: number): Promise<Uint8Array>;
}

/** A decoded and re-encoded upload. */
export interface CleanPicture extends Picture {
  /** The width in px. */
  readonly width: number;
  readonly height: number;
  /** A small version for the editor. */
  readonly thumb: Picture;
  /** A version of at most MIDDLE_PX for the usual print sizes; null when the picture is not larger. */
  readonly middle: Picture | null;
}

export interface Pictures {
  /** Decodes an upload and encodes it again; throws an error that names its fault. `scope` prefixes SVG ids. */
  clean(sent: Picture, scope: string): Promise<CleanPicture>;
}

/** A picture whose check is due, since an instant. */
export interface DueImage {
  readonly owner: string;
  readonly id: string;
  readonly since: string;
}

/** Stores pictures. Each belongs to one owner; nobody finds the pictures of another owner. */
export interface Images {
  /** Finds the owner's pictures among these ids. */
  find(owner: string, ids: readonly string[]): Promise<readonly ImageRecord[]>;
  /** Adds a picture whose first check is at `due`; returns false when the id is taken. */
  add(owner: string, image: ImageRecord, due: string): Promise<boolean>;
  list(owner: string): Promise<readonly ImageRecord[]>;
  measureUsage(owner: string): Promise<{ readonly count: number; readonly bytes: number }>;
  /** Lists some pictures whose check is due, longest waiting first. */
  listDue(now: string): Promise<readonly DueImage[]>;
  /** Finds all pictures of an owner whose check is due. */
  findDue(owner: string, now: string): Promise<readonly ImageRecord[]>;
  reschedule(owner: string, id: string, at: { due: string; unused_since: string | null }): Promise<void>;
  remove(owner: string, id: string): Promise<void>;
}

/** A URL to which a browser sends a file, and the headers that it must send. */
export interface UploadSlot {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Holds what browsers send until it is a picture: for a day, without versions and without a backup. */
export interface Uploads {
  /** Creates a slot that accepts exactly these bytes for some minutes. `checksum` is SHA-256 in base64. */
  createSlot(key: string, file: { type: string; bytes: number; checksum: string }): Promise<UploadSlot>;
  read(key: string): Promise<Picture | undefined>;
  remove(key: string): Promise<void>;
  /** Removes every upload whose key starts with the prefix. */
  removeAll(prefix: string): Promise<void>;
}

/** Stores the files of pictures. */
export interface ImageFiles {
  read(key: string): Promise<Picture | undefined>;
  put(key: string, picture: Picture): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** The icon library, open to every user. */
export interface Icons {
  /**
   * Searches for one page, counted from 1, best match first; an empty query returns the popular icons. With `isExact`
   * only what is called so, in one of several languages.
   */
  search(
    query: string,
    page: number,
    isExact?: boolean,
  ): Promise<{ readonly icons: readonly Icon[]; readonly total: number }>;
  find(id: string): Promise<Icon | undefined>;
  /** Reads the SVG of an icon. */
  readSvg(id: string): Promise<string | undefined>;
}
