import type { UploadedImage } from '#shared/api/models.ts';
import type { IconLook } from '#shared/icons/draw-icon.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { toIdempotencyHeaders } from './client.ts';
import { sendFile } from './send-file.ts';

export const UPLOAD_FAILED = 'Sorry! An error occurred while uploading the image';

/** Downloads an icon as a picture of the user, drawn like that. */
export const downloadIcon = (icon: string, { color, outline }: IconLook): Promise<UploadedImage> =>
  api.downloadIcon({ params: { icon }, body: { color, outline } });

interface Uploading {
  /** The progress in percent. */
  readonly onPercent?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends a picture and waits until the account has it. Rejects with an `ApiError`: see `uploadMessage`. */
export async function uploadImage(file: Blob, { onPercent, signal }: Uploading = {}): Promise<UploadedImage> {
  const bytes = await file.arrayBuffer();
  const checksum = toBase64(await crypto.subtle.digest('SHA-256', bytes));
  const body = { type: file.type, bytes: bytes.byteLength, checksum };
  const slot = await api.requestUpload({ headers: toIdempotencyHeaders(), body });
  await sendFile(slot, bytes, { onPercent, signal });
  const image = await api.completeUpload({ params: { upload: slot.id } });
  await waitUntilVisible(image.thumb_url);
  return image;
}

/**
 * Returns the message for a failed upload or icon: the server's first words about the picture, or the usual
 * ones.
 */
export const getUploadMessage = (error: unknown): string => {
  if (!(error instanceof ApiError)) return UPLOAD_FAILED;
  if (error.code === 'sign_up_first') return error.message;
  return error.getFieldMessage('image') ?? UPLOAD_FAILED;
};

/** The most ids in one address: it stays below the 2,048 bytes of query that the firewall lets through. */
const MOST_IDS = 50;

/** Reads the user's own pictures, with addresses that are valid for some minutes; others are left out. */
export async function readImages(ids: readonly string[]): Promise<UploadedImage[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) =>
    api.readImages({ query: { ids: ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS).join(',') } }),
  );
  return (await Promise.all(pages)).flatMap(({ images }) => images);
}

const TRIES = 5;
const BETWEEN_MS = 100;

/**
 * Waits until a new file can be read everywhere, for a few tries; after that the picture is shown regardless.
 */
export async function waitUntilVisible(address: string, load = loadPicture): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (await load(address)) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}

function loadPicture(address: string): Promise<boolean> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => true,
    () => false,
  );
}

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
