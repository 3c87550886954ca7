import { createContext, use, useEffect, useState } from 'react';
import { REFUSALS } from '#shared/api/refusals.ts';
import { ratioOf } from '#shared/vocabulary/picture-rules.ts';
import { api, session } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { downloadIcon, readImages, uploadImage, uploadMessage } from '../api/images.ts';
import type { Editor } from '../document/editor.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { SESSION_ENDED } from '../modals/use-with-session.ts';
import { toast } from '../ui/feedback/toast.ts';
import { pictureAddresses } from './DocumentPictures.tsx';
import { PictureWork } from './picture-work.ts';
import { renamePair } from './search-memory.ts';

export const PictureWorkContext = createContext<PictureWork | null>(null);

/** The pictures that are on their way to or from the account. */
export function usePictureWork(): PictureWork {
  const work = use(PictureWorkContext);
  if (!work) throw new Error('There is no work on pictures around this component');
  return work;
}

/** One for each open document. */
export function useNewPictureWork(editor: Editor): PictureWork {
  const askToSignIn = useSignIn();
  const [work] = useState(
    () =>
      new PictureWork({
        document: editor,
        addresses: pictureAddresses,
        isSignedIn: async () => {
          await session.prepare(api.refreshSession).catch(() => undefined);
          return session.isSignedIn();
        },
        askToSignIn: () =>
          askToSignIn(
            session.state().status === 'expired'
              ? { tab: 'log-in', reason: SESSION_ENDED }
              : { tab: 'sign-up', reason: REFUSALS.sign_up_first.message },
          ),
        upload: uploadImage,
        download: downloadIcon,
        known: readImages,
        measure,
        addressOf: (file) => URL.createObjectURL(file),
        renamed: renamePair,
        failed: (error) => toast({ words: wordsFor(error), tone: 'danger' }),
      }),
  );
  useEffect(() => work.dropInterrupted(), [work]);
  useEffect(() => {
    // The browser asks whether to leave.
    const stay = (event: BeforeUnloadEvent) => work.isSending() && event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [work]);
  return work;
}

/** A file that was not even sent is refused in words of its own. */
const wordsFor = (error: unknown): string =>
  error instanceof Error && !(error instanceof ApiError) && error.cause === 'file'
    ? error.message
    : uploadMessage(error);

async function measure(address: string): Promise<number> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return ratioOf(picture.naturalWidth, picture.naturalHeight);
}
