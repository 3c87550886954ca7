import type { TrackedEvent } from '#shared/api/account-models.ts';
import { api, session } from './api.ts';

/**
 * Counts something that the person did, by its name and the document's id, on our own server and nowhere else.
 * Nothing is sent for who wants nothing counted, by their account or by their browser; nothing hangs on it.
 */
export function trackEvent(name: TrackedEvent['name'], documentId: string | null): void {
  if (session.getState().user?.tracking_off || isPrivacyRequested()) return;
  api.recordEvent({ body: { name, document_id: documentId } }).catch(() => undefined);
}

const isPrivacyRequested = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
