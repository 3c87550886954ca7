import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type PictureAddress, PictureContext } from '#shared/paper/draw/Picture.tsx';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { readImages } from '../api/images.ts';
import { PictureAddresses } from './picture-addresses.ts';

/** The addresses of the pictures in the open document. */
export const pictureSources = new PictureAddresses({
  readImages,
  readDrawing: async (address) => (await fetch(address)).text(),
  keep: (drawing) => URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' })),
  now: () => Date.now(),
});

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
