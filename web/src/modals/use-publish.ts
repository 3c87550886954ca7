import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PublishSettings, PublishState } from '#shared/api/models.ts';
import { api } from '../api/api.ts';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { type RouteReply, toVersionHeaders } from '../api/client.ts';
import { type Followed, hasPdf, usePublishState } from '../api/publishing.ts';
import { trackEvent } from '../api/track.ts';
import { useWithSession } from './use-with-session.ts';

interface Prepared {
  readonly id: string;
  readonly version: number;
  readonly settings: PublishSettings;
}

export interface PublishOptions {
  /** Null before the document was saved for the first time. */
  documentId: string | null;
  /** Saves the document with these answers; resolves to what is to be published, or null after an abort. */
  prepare: (settings: PublishSettings) => Promise<Prepared | null>;
  /** The document has moved on to a new version; later saves start from it. */
  onReceipt: (receipt: RouteReply<'publishDocument'>) => void;
  onPublished: (published: { id: string; slug: string }) => void;
}

/** The steps as the user sees them, and which one is under way. */
export const PUBLISH_STEPS = ['Saving', 'Waiting for its turn', 'Making the PDF'] as const;

interface Publishing {
  /** Null while nothing is under way; else an index into `PUBLISH_STEPS`. */
  readonly step: number | null;
  /** Rejects with what went wrong, which is counted; nothing is under way then, and all is as it was before. */
  readonly publish: (settings: PublishSettings) => Promise<void>;
}

interface PendingPdf {
  readonly resolve: (slug: string) => void;
  readonly reject: (failure: Error) => void;
}

/** Saves, publishes and follows a document until its PDF is there. */
export function usePublish({ documentId, prepare, onReceipt, onPublished }: PublishOptions): Publishing {
  const [isSending, setSending] = useState(false);
  const [followed, setFollowed] = useState<Followed | null>(null);
  const pdf = useRef<PendingPdf | null>(null);
  const withSession = useWithSession();
  const { data: progress, error: unread } = usePublishState(followed);

  const waitForPdf = (what: Followed) =>
    new Promise<string>((resolve, reject) => {
      pdf.current = { resolve, reject };
      setFollowed(what);
    });
  const send = async (answers: PublishSettings): Promise<Followed | null> => {
    const prepared = await prepare(answers);
    if (!prepared) return null;
    const { id, version, settings } = prepared;
    try {
      const receipt = await api.publishDocument({
        params: { id },
        headers: toVersionHeaders(version),
        body: settings,
      });
      onReceipt(receipt);
      return { id, revision: receipt.publish.revision ?? 0 };
    } catch (failure) {
      return findPublishUnderWay(failure, id);
    }
  };
  const publish = async (settings: PublishSettings) => {
    setSending(true);
    try {
      const sent = await withSession(() => send(settings)).finally(() => setSending(false));
      if (sent) onPublished({ id: sent.id, slug: await waitForPdf(sent) });
    } catch (failure) {
      setFollowed(null);
      trackEvent('publish_failed', documentId);
      throw failure;
    }
  };

  const follow = useEffectEvent(({ revision }: Followed, state: PublishState) => {
    if (state.slug !== null && hasPdf(state, revision)) pdf.current?.resolve(state.slug);
    else if (state.state === 'failed') pdf.current?.reject(new PdfFailure(state));
  });
  useEffect(() => {
    if (followed && progress) follow(followed, progress);
  }, [followed, progress]);

  // An error that may pass is retried, and the wait goes on.
  useEffect(() => {
    if (unread instanceof ApiError && !unread.isTransient) pdf.current?.reject(unread);
  }, [unread]);

  return { step: getStep(isSending, followed !== null, progress?.state), publish };
}

/** Finds the publish that an earlier try or another tab has begun, to wait for it. */
async function findPublishUnderWay(failure: unknown, id: string): Promise<Followed> {
  if (!(failure instanceof ApiError) || failure.code !== 'already_publishing') throw failure;
  const { revision } = await api.readPublishState({ params: { id } });
  return { id, revision: revision ?? 0 };
}

const NO_PDF = 'The PDF could not be made.';

/** Rendering failed; where it is final, the document has to change before it is tried again. */
class PdfFailure extends Error {
  readonly isFinal: boolean;

  constructor({ error, is_final }: PublishState) {
    super(error ?? NO_PDF);
    this.isFinal = is_final;
  }
}

/** Tells whether another try may publish the same answers. */
export const canRetryHelp = (failure: Error): boolean =>
  failure instanceof PdfFailure
    ? !failure.isFinal
    : !(failure instanceof ApiError && NO_RETRY.includes(failure.code));
const NO_RETRY: readonly ApiErrorCode[] = ['too_large', 'quota_reached', 'storage_full', 'forbidden'];

function getStep(isSending: boolean, isFollowed: boolean, state: string | undefined): number | null {
  if (isSending) return 0;
  if (!isFollowed) return null;
  return state === 'rendering' || state === 'published' ? 2 : 1;
}
