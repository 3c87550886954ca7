import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type PictureAddress, PictureContext } from '#shared/paper/draw/Picture.tsx';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { ApiError } from '../api/api-error.ts';
import { readImages } from '../api/images.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { PictureAddresses } from './picture-addresses.ts';

/** The addresses of the pictures in the open document. */
export const pictureSources = new PictureAddresses({
  readImages,
  tellFailure,
  readDrawing: async (address) => (await fetch(address)).text(),
  keep: (drawing) => URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' })),
  now: () => Date.now(),
});

/** Says that pictures are missing, unless the page says already that it is offline or that the session has ended. */
function tellFailure(error: unknown): void {
  if (error instanceof ApiError && (error.needsLogin || error.code === 'offline')) return;
  showToast({
    words: 'Some pictures could not be loaded.',
    tone: 'danger',
    action: { label: 'Try again', onAction: () => pictureSources.askAgain() },
  });
}

/** Lets the paper inside find its pictures. */
export function DocumentPictures({ children }: { children: ReactNode }) {
  const version = useSyncExternalStore(pictureSources.subscribe, pictureSources.version);
  // Another function once something became known, so that what waits for it is drawn.
  const address = useMemo((): PictureAddress => {
    void version;
    return (image) => pictureSources.getAddress(image);
  }, [version]);
  return <PictureContext value={address}>{children}</PictureContext>;
}

/** Returns the address of a picture, for components beside the paper; null until it is known. */
export function usePictureAddress(image: ImageAttachment): string | null {
  return useSyncExternalStore(pictureSources.subscribe, () => pictureSources.getAddress(image));
}
