import * as z from 'zod/mini';
import { PUBLISH_STATES } from '#shared/api/models.ts';
import type { Prices } from '#shared/api/plans.ts';
import { publishedDeck } from '#shared/api/published-models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { AccountDeletionRequested, DocumentChanged, PublishRequested } from '#shared/events/events.ts';
import { ENTITY_TYPES } from '#shared/kinds/facts.ts';
import { PAPERS } from '#shared/vocabulary/header.ts';
import { GRADE_LEVELS } from '#shared/vocabulary/subjects.ts';
import type { Deletions, Gallery, HelpRequests, Notices, Page, Tracking } from './community-ports.ts';
import type { Icons, ImageFiles, Images, Pictures } from './image-ports.ts';
import type { Accounts, Identity, Quotas, Users } from './people-ports.ts';
import type { PaymentEvents, Payments, Plans } from './plan-ports.ts';
import type { Renderer } from './render-ports.ts';

/**
 * What the domain needs of the world, as it would ask for it. Shapes that are kept are schemas, so that
 * what comes back from storage is parsed and not believed.
 */

/** UTC with milliseconds, such as "2026-03-01T10:00:00.000Z": sorts as text. */
const instant = z.string();

/** Who asks. */
export interface Caller {
  readonly id: string;
}

/** The answer that a write was given, kept so that the same write sent again gets it again. */
const receipt = z.object({
  key: z.string(),
  version: z.number(),
  hash: z.string(),
  updated_at: instant,
  /** What was asked for, as a hash: a key that comes with something else is no repetition. */
  request: z.optional(z.string()),
});
export type Receipt = z.output<typeof receipt>;

/** Its way to the other paper, from the first time that somebody asked for it. */
const onOtherPaper = z.object({ state: z.enum(['asked', 'ready', 'failed']), since: instant });

/** A revision whose PDF is ready, with what its page shows: never what a later draft says. */
const published = z.object({
  revision: z.number(),
  hash: z.string(),
  slug: z.string(),
  published_at: instant,
  pages: z.number(),
  has_thumbnail: z.boolean(),
  /** Whether it was made in large print too; not before that could be. */
  has_large_print: z._default(z.boolean(), false),
  /** Whether it has answers, which were made too. */
  has_key: z._default(z.boolean(), true),
  /** Of a deck: how its cards stand on their sheets. */
  deck: z._default(z.nullable(publishedDeck), null),
  /** Whether its cards were made for the screen too. */
  has_study: z._default(z.boolean(), false),
  /** Whether it is a game that is called on the screen. */
  has_game: z._default(z.boolean(), false),
  other_paper: z._default(z.nullable(onOtherPaper), null),
  title: z.string(),
  filename: z.string(),
  paper: z.enum(PAPERS),
  is_private: z.literal([0, 1]),
  subjects: z.array(z.string()),
  grade_levels: z.array(z.enum(GRADE_LEVELS)),
});
export type Published = z.output<typeof published>;

/** The way of a document to its PDF. A transition names the `turn` it started from and adds one. */
const publishing = z.object({
  turn: z.number(),
  state: z.enum(PUBLISH_STATES),
  /** The frozen revision that was asked for last. */
  wanted: z.nullable(
    z.object({
      revision: z.number(),
      hash: z.string(),
      is_private: z.literal([0, 1]),
      attempts: z.number(),
      /** Since when it waits for a renderer, or has failed; the sweeper and a failed try start it anew. */
      since: instant,
    }),
  ),
  /** Held by the one renderer at work, until it says so or its time is up. */
  lease: z.nullable(z.object({ id: z.string(), until: instant })),
  /** In words, after a try that failed for good. */
  error: z.nullable(z.string()),
  /** Whether no further try would print it. */
  is_final: z._default(z.boolean(), false),
  published: z.nullable(published),
  /** Whether whoever sees the published document sees its answer key too. */
  key_shared: z._default(z.boolean(), false),
  /** What was taken back: it can be shown again, and no renderer shows what is not newer than `through`. */
  withdrawn: z._default(
    z.nullable(z.object({ through: z.number(), published: z.nullable(published) })),
    null,
  ),
  /** Since when the gallery was not told what became of the document; null when it was. */
  untold_since: z._default(z.nullable(instant), null),
});
export type Publishing = z.output<typeof publishing>;

/** All that is kept of a document besides its content. */
export const head = z.object({
  id: z.string(),
  owner: z.string(),
  entity_type: z.enum(ENTITY_TYPES),
  filename: z.string(),
  /** The title's first words, as plain text. */
  title: z.string(),
  version: z.number(),
  hash: z.string(),
  updated_at: instant,
  deleted_at: z.nullable(instant),
  /** Newest first. */
  receipts: z.array(receipt),
  publishing,
});
export type Head = z.output<typeof head>;

/** A head as a list has it. */
export const listed = z.omit(head, { receipts: true });
export type Listed = z.output<typeof listed>;

/** A document with its head; its server-owned fields are set from the head. */
export interface Kept {
  readonly head: Head;
  readonly document: HandoutDocument;
}

/** A version to keep; a save leaves the head's publishing as it is, unless it is told the next turn. */
export interface Save extends Kept {
  /** Kept for good, because a PDF is made of it. */
  readonly frozen: boolean;
}

/** Writes answer false when somebody else was first, and have then changed nothing. */
export interface Documents {
  find(id: string): Promise<Head | undefined>;
  read(id: string): Promise<Kept | undefined>;
  /** A version as it was acknowledged, whatever was saved since. */
  revision(id: string, version: number, hash: string): Promise<HandoutDocument | undefined>;
  /** A first version; false when the id is taken. */
  create(save: Save): Promise<boolean>;
  /**
   * The revision first, then the head in one conditional write: only over version `base`, of the same
   * owner, not deleted, and with `next` only over the publishing turn before it.
   */
  save(save: Save, base: number, next?: Publishing): Promise<boolean>;
  /** One turn of publishing and nothing else of the head; only over the turn before. */
  advance(id: string, next: Publishing): Promise<boolean>;
  /** Hidden at once, gone for good at `expires_at` (seconds since 1970). */
  delete(head: Head, at: { deleted_at: string; expires_at: number }, next: Publishing): Promise<boolean>;
  restore(head: Head): Promise<boolean>;
  /** Newest change first, without the deleted; refuses a `next` that it did not give. */
  list(owner: string, next: string | undefined): Promise<Page<Listed>>;
  /** Ids of all that this person has, the deleted that can come back too. */
  idsOf(owner: string): Promise<readonly string[]>;
  /** Ids of some documents that wait for a PDF, longest waiting first. */
  waiting(): Promise<readonly string[]>;
  /** Ids of some documents of which the gallery was not told by `before`. */
  untold(before: string): Promise<readonly string[]>;
  /** Takes a document away with all its versions, for good; one that is not there is no fault. */
  erase(id: string): Promise<void>;
}

/** Throws when the bus did not take it. */
export interface Events {
  publishRequested(detail: PublishRequested): Promise<void>;
  documentPublished(detail: DocumentChanged): Promise<void>;
  documentUnpublished(detail: DocumentChanged): Promise<void>;
  accountDeletionRequested(detail: AccountDeletionRequested): Promise<void>;
}

export interface Files {
  /** Keeps a file; one with a name to `download` under is saved by a browser that opens it, not shown. */
  put(key: string, bytes: Uint8Array, contentType: string, download?: string): Promise<void>;
  /** Removes every file whose key begins so. */
  removeAll(prefix: string): Promise<void>;
}

export interface Addresses {
  /** Where anybody who has the address can read a file for the next ten to fifteen minutes. */
  of(key: string): Promise<string>;
}

export interface Clock {
  now(): Date;
  pause(milliseconds: number): Promise<void>;
}

export interface Ids {
  /** Nobody can guess it; letters, digits, - and _. */
  random(): string;
  /** The same for the same parts, so that what is repeated meets what it made. */
  derived(...parts: readonly string[]): string;
}

export interface Ports {
  readonly documents: Documents;
  readonly users: Users;
  readonly quotas: Quotas;
  readonly identity: Identity;
  readonly accounts: Accounts;
  readonly events: Events;
  readonly gallery: Gallery;
  readonly deletions: Deletions;
  readonly helpRequests: HelpRequests;
  readonly notices: Notices;
  readonly tracking: Tracking;
  readonly files: Files;
  readonly addresses: Addresses;
  readonly images: Images;
  readonly imageFiles: ImageFiles;
  readonly icons: Icons;
  readonly pictures: Pictures;
  readonly plans: Plans;
  readonly payments: Payments;
  readonly paymentEvents: PaymentEvents;
  readonly prices: Prices;
  readonly renderer: Renderer;
  readonly clock: Clock;
  readonly ids: Ids;
  /** How long a renderer holds its document; longer than it can live. */
  readonly leaseSeconds: number;
  /** How long an event may be on its way before it counts as lost. */
  readonly lostAfterSeconds: number;
}
