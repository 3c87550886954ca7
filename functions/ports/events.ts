import type { AccountDeletionRequested, DocumentChanged, PublishRequested } from '#shared/events/events.ts';

/** Sends events on the bus; throws when the bus does not take one. */
export interface Events {
  sendPublishRequested(detail: PublishRequested & { readonly owner_id: string }): Promise<void>;
  sendDocumentPublished(detail: DocumentChanged): Promise<void>;
  sendDocumentUnpublished(detail: DocumentChanged): Promise<void>;
  sendAccountDeletionRequested(detail: AccountDeletionRequested): Promise<void>;
}

/** Makes a queue message visible again after so many seconds, sooner than its visibility timeout. */
export type RetrySoon = (receiptHandle: string, seconds: number) => Promise<void>;
