import type { TrackedEvent } from '#shared/api/account-models.ts';
import { api, session } from './api.ts';
import { listVariants } from './experiments.ts';

/**
 * Counts something that the user did, by its name and the document's id, on our own server and nowhere else.
 * It sends nothing for users who opted out in their account or browser, and its failure has no effect.
 */
export function trackEvent(name: TrackedEvent['name'], documentId: string | null): void {
  if (session.getState().user?.tracking_off || isPrivacyRequested()) return;
  api
    .recordEvent({ body: { name, document_id: documentId, variants: listVariants() } })
    .catch(() => undefined);
}

const isPrivacyRequested = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
