import { type ReactNode, useEffect, useState } from 'react';
import { type PictureAddress, PictureContext } from '#shared/paper/draw/Picture.tsx';
import type { PictureFiles } from '#shared/questions/source/picture-files.ts';

/** Creates addresses in this page for pictures; `forget` frees what they hold. */
function createAddresses(files: PictureFiles) {
  const addresses = new Map(
    [...files].map(([id, { bytes, type }]) => [id, URL.createObjectURL(new Blob([bytes], { type }))]),
  );
  const forget = () => {
    for (const address of addresses.values()) URL.revokeObjectURL(address);
  };
  return { forget, getAddress: (({ id }) => addresses.get(id) ?? null) as PictureAddress };
}

interface FoundPicturesProps {
  readonly files: PictureFiles;
  readonly children: ReactNode;
}

/** Lets what is drawn inside find the pictures of a file, which are in this page alone. */
export function FoundPictures({ files, children }: FoundPicturesProps) {
  const [getAddress, setGetAddress] = useState<PictureAddress>(() => () => null);
  useEffect(() => {
    const addresses = createAddresses(files);
    setGetAddress(() => addresses.getAddress);
    return addresses.forget;
  }, [files]);
  return <PictureContext value={getAddress}>{children}</PictureContext>;
}
