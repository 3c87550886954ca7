import type { Prices } from '#shared/api/plans.ts';
import type { Documents } from './documents.ts';
import type { Events } from './events.ts';
import type { Federation, Links } from './federation.ts';
import type { Files, FileUrls } from './files.ts';
import type { Folders } from './folders.ts';
import type { Gallery } from './gallery.ts';
import type { AccountDeletions, Accounts, Identity, Logins, Users } from './identity.ts';
import type { Icons, ImageFiles, Images, Pictures, Uploads } from './images.ts';
import type { KeptItems, KeptShares } from './kept-items.ts';
import type { Mails } from './mails.ts';
import type { PaymentEvents, Payments, Plans } from './plans.ts';
import type { Meter, Quotas } from './quotas.ts';
import type { Renderer } from './rendering.ts';
import type { Devices, EmailChanges, KnownBrowsers, RecoveryCodes, Sessions } from './security.ts';
import type { HelpRequests, Notices, Tracking } from './site.ts';
import type { Clock, Ids, Monitor } from './system.ts';

/** All ports. A domain function takes a `Pick` of those it uses. */
export interface Ports {
  readonly documents: Documents;
  readonly users: Users;
  readonly quotas: Quotas;
  /** Counts the seconds and bytes of the PDFs of each owner. */
  readonly renderMeter: Meter;
  /** Counts what people who are not signed in try. */
  readonly tries: Quotas;
  readonly identity: Identity;
  readonly accounts: Accounts;
  readonly logins: Logins;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly knownBrowsers: KnownBrowsers;
  readonly emailChanges: EmailChanges;
  readonly recoveryCodes: RecoveryCodes;
  readonly mails: Mails;
  readonly federation: Federation;
  readonly links: Links;
  readonly events: Events;
  readonly folders: Folders;
  readonly keptItems: KeptItems;
  readonly keptShares: KeptShares;
  readonly gallery: Gallery;
  readonly accountDeletions: AccountDeletions;
  readonly helpRequests: HelpRequests;
  readonly notices: Notices;
  readonly tracking: Tracking;
  readonly files: Files;
  readonly fileUrls: FileUrls;
  readonly images: Images;
  readonly imageFiles: ImageFiles;
  readonly uploads: Uploads;
  readonly icons: Icons;
  readonly pictures: Pictures;
  readonly plans: Plans;
  readonly payments: Payments;
  readonly paymentEvents: PaymentEvents;
  readonly prices: Prices;
  readonly renderer: Renderer;
  /** The address of the site: "https://handout.example". */
  readonly site: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly monitor: Monitor;
  /** How long one PDF may take, in seconds. */
  readonly pdfSeconds: number;
  /** How long all PDFs of a document may take together. */
  readonly renderSeconds: number;
  /** Length of a renderer's lease; longer than a renderer can live. */
  readonly leaseSeconds: number;
  /** Time after which an event that had no effect counts as lost. */
  readonly lostAfterSeconds: number;
}
