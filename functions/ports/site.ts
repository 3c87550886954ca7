import type { HelpRequest, Maintenance, TrackedEvent } from '#shared/api/account-models.ts';
import type { Page } from './page.ts';

/** Stores requests for help. */
export interface HelpRequests {
  /** Saves a request; a request with a known id changes nothing. */
  save(request: HelpRequest): Promise<void>;
  /** Lists requests, newest first. */
  list(next: string | undefined): Promise<Page<HelpRequest>>;
  /** Lists every request of the user. */
  listOf(userId: string): Promise<readonly HelpRequest[]>;
  /** Removes one request; returns false where there is none. */
  close(request: Pick<HelpRequest, 'id' | 'sent_at'>): Promise<boolean>;
  /** Removes every request of the user. */
  erase(userId: string): Promise<void>;
}

/** Stores the notices that every visitor sees. */
export interface Notices {
  readMaintenance(): Promise<Maintenance | null>;
  setMaintenance(maintenance: Maintenance | null): Promise<void>;
}

/** Records what users do, for statistics. */
export interface Tracking {
  record(event: TrackedEvent & { readonly user_id: string | null }): void;
}
