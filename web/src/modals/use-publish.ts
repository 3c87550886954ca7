import { useEffect, useEffectEvent, useState } from 'react';
import type { PublishSettings, PublishState } from '#shared/api/models.ts';
import { api } from '../api/api.ts';
import { from, type Reply } from '../api/client.ts';
import { type Followed, hasPdf, usePublishState } from '../api/publishing.ts';
import { track } from '../api/track.ts';

interface Prepared {
  readonly id: string;
  readonly version: number;
  readonly settings: PublishSettings;
}

export interface PublishOptions {
  /** Saves the document with these answers; resolves to what is to be published, null where nothing is any more. */
  prepare: (settings: PublishSettings) => Promise<Prepared | null>;
  /** The document has moved on to a new version; later saves start from it. */
  onReceipt: (receipt: Reply<'publishDocument'>) => void;
  onPublished: (published: { id: string; slug: string }) => void;
}

/** The steps as the person sees them, and which one is under way. */
export const PUBLISH_STEPS = ['Saving', 'Waiting for its turn', 'Making the PDF'] as const;

interface Publishing {
  /** Null while nothing is under way; else an index into `PUBLISH_STEPS`. */
  readonly step: number | null;
  readonly error: Error | null;
  readonly start: (settings: PublishSettings) => void;
}

/** Saves, publishes and follows a document until its PDF is there. A failure leaves it as it was before. */
export function usePublish({ prepare, onReceipt, onPublished }: PublishOptions): Publishing {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const { data: progress } = usePublishState(followed);

  const send = async (answers: PublishSettings) => {
    const prepared = await prepare(answers);
    if (!prepared) return;
    const { id, version, settings } = prepared;
    const receipt = await api.publishDocument({ params: { id }, headers: from(version), body: settings });
    onReceipt(receipt);
    setFollowed({ id, revision: receipt.publish.revision ?? 0 });
  };
  const fail = (failure: Error, id: string | null) => {
    track('publish_failed', id);
    setError(failure);
  };
  const start = (settings: PublishSettings) => {
    setError(null);
    setSending(true);
    send(settings)
      .catch((failure: Error) => fail(failure, null))
      .finally(() => setSending(false));
  };

  const follow = useEffectEvent(({ id, revision }: Followed, state: PublishState) => {
    if (state.slug !== null && hasPdf(state, revision)) {
      onPublished({ id, slug: state.slug });
    } else if (state.state === 'failed') {
      setFollowed(null);
      fail(new Error(state.error ?? 'The PDF could not be made.'), id);
    }
  });
  useEffect(() => {
    if (followed && progress) follow(followed, progress);
  }, [followed, progress]);

  return { step: stepOf(isSending, followed !== null, progress?.state), error, start };
}

function stepOf(isSending: boolean, isFollowed: boolean, state: string | undefined): number | null {
  if (isSending) return 0;
  if (!isFollowed) return null;
  return state === 'rendering' || state === 'published' ? 2 : 1;
}
