import type { AccountDeletionRequested, DocumentChanged, PublishRequested } from '#shared/events/events.ts';

/** Sends events on the bus; throws when the bus does not take one. */
export interface Events {
  publishRequested(detail: PublishRequested): Promise<void>;
  documentPublished(detail: DocumentChanged): Promise<void>;
  documentUnpublished(detail: DocumentChanged): Promise<void>;
  accountDeletionRequested(detail: AccountDeletionRequested): Promise<void>;
}

/** Makes a queue message visible again after so many seconds, sooner than its visibility timeout. */
export type RetrySoon = (receiptHandle: string, seconds: number) => Promise<void>;
