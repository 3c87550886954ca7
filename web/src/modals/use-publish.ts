import { useEffect, useRef, useState } from 'react';
import type { PublishSettings, PublishState } from '#shared/api/models.ts';
import { api } from '../api/api.ts';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { type RouteReply, toVersionHeaders } from '../api/client.ts';
import { type Followed, PdfFailure, pollUntilPdf } from '../api/publishing.ts';
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

/** Saves, publishes and follows a document until its PDF is there, or the dialog is closed. */
export function usePublish({ documentId, prepare, onReceipt, onPublished }: PublishOptions): Publishing {
  const [step, setStep] = useState<number | null>(null);
  const withSession = useWithSession();
  const getSignal = useLifetime();
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
    const signal = getSignal();
    setStep(0);
    try {
      const sent = await withSession(() => send(settings));
      setStep(sent && 1);
      if (!sent) return;
      const slug = await pollUntilPdf(sent, { signal, onState: ({ state }) => setStep(toStep(state)) });
      onPublished({ id: sent.id, slug });
    } catch (failure) {
      // Nobody is there any more to whom it could be said.
      if (signal.aborted) return;
      setStep(null);
      trackEvent('publish_failed', documentId);
      throw failure;
    }
  };
  return { step, publish };
}

/** Returns a signal that is aborted when the component is gone. */
function useLifetime(): () => AbortSignal {
  const lifetime = useRef(new AbortController());
  useEffect(() => {
    lifetime.current = new AbortController();
    return () => lifetime.current.abort();
  }, []);
  return () => lifetime.current.signal;
}

/** Finds the publish that an earlier try or another tab has begun, to wait for it. */
async function findPublishUnderWay(failure: unknown, id: string): Promise<Followed> {
  if (!(failure instanceof ApiError) || failure.code !== 'already_publishing') throw failure;
  const { revision } = await api.readPublishState({ params: { id } });
  return { id, revision: revision ?? 0 };
}

/** Tells whether another try may publish the same answers. */
export const canRetryHelp = (failure: Error): boolean =>
  failure instanceof PdfFailure
    ? !failure.isFinal
    : !(failure instanceof ApiError && NO_RETRY.includes(failure.code));
const NO_RETRY: readonly ApiErrorCode[] = ['too_large', 'quota_reached', 'storage_full', 'forbidden'];

/** Returns the step that a state belongs to: the PDF is being made, or waits for its turn. */
const toStep = (state: PublishState['state']): number =>
  state === 'rendering' || state === 'published' ? 2 : 1;
