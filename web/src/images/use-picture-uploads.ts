import { createContext, use, useEffect, useState } from 'react';
import { REFUSALS } from '#shared/api/refusals.ts';
import { getRatio } from '#shared/vocabulary/picture-rules.ts';
import { api, session } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { downloadIcon, getUploadMessage, readImages, uploadImage } from '../api/images.ts';
import type { Editor } from '../document/editor.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { SESSION_ENDED } from '../modals/use-with-session.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { pictureSources } from './DocumentPictures.tsx';
import { handedPictures } from './handed-pictures.ts';
import { type PictureOptions, PictureUploads } from './picture-uploads.ts';
import { renamePair } from './search-memory.ts';

export const PictureUploadsContext = createContext<PictureUploads | null>(null);

/** Returns the uploads and downloads of the open document's pictures. */
export function usePictureUploads(): PictureUploads {
  const work = use(PictureUploadsContext);
  if (!work) throw new Error('There is no work on pictures around this component');
  return work;
}

/** Returns what tells whether there is an account for pictures, and what asks a user without one to sign up. */
export function usePictureAccount(): Pick<PictureOptions, 'isSignedIn' | 'askToSignIn'> {
  const askToSignIn = useSignIn();
  return {
    isSignedIn: async () => {
      await session.ensureFresh(api.refreshSession).catch(() => undefined);
      return session.isSignedIn();
    },
    askToSignIn: () =>
      askToSignIn(
        session.getState().status === 'expired'
          ? { tab: 'log-in', reason: SESSION_ENDED }
          : { tab: 'sign-up', reason: REFUSALS.sign_up_first.message },
      ),
  };
}

/** Creates the uploads of an open document, and sends the pictures of the file that it was opened from. */
export function useNewPictureUploads(editor: Editor): PictureUploads {
  const account = usePictureAccount();
  const [work] = useState(
    () =>
      new PictureUploads({
        editor,
        addresses: pictureSources,
        ...account,
        shrink: async (file) => (await import('./shrink-photo.ts')).shrinkPhoto(file),
        upload: uploadImage,
        download: downloadIcon,
        listKnown: readImages,
        measure: measureRatio,
        createAddress: (file) => URL.createObjectURL(file),
        onRenamed: renamePair,
        onFailed: (error) => showToast({ words: describeError(error), tone: 'danger' }),
      }),
  );
  useEffect(() => {
    work.sendPlaced(handedPictures.take());
    work.dropInterrupted();
  }, [work]);
  useEffect(() => {
    // The browser asks whether to leave.
    const stay = (event: BeforeUnloadEvent) => work.isSending() && event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [work]);
  return work;
}

/** Describes an error; a file that was never sent has its own message. */
const describeError = (error: unknown): string =>
  error instanceof Error && !(error instanceof ApiError) && error.cause === 'file'
    ? error.message
    : getUploadMessage(error);

async function measureRatio(address: string): Promise<number> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return getRatio(picture.naturalWidth, picture.naturalHeight);
}
