import * as z from 'zod/mini';
import { cleanText } from '../text/clean-text.ts';
import { EXPERIMENT_NAMES } from '../vocabulary/experiments.ts';
import { folder, id, image, publishSettings, user } from './models.ts';

/** Bodies and replies about accounts, and messages between users and the site's team. */

const instant = z.iso.datetime();

export const email = z.email('must be an e-mail address').check(z.maxLength(254));
export const password = z.string().check(z.minLength(8, 'needs 8 or more characters'), z.maxLength(256));
export const code = z.string().check(z.regex(/^\d{6}$/, 'must be six digits'));

/** The way to sign in at somebody else's: Google, Microsoft, or a school. */
export const signInProvider = z.object({ id: z.string(), label: z.string() });
export type SignInProvider = z.output<typeof signInProvider>;

/**
 * Everything that an account has but for its documents, which are read one by one; the addresses of the
 * pictures are signed and short-lived. At most 2,000 pictures, the most that one user may have.
 */
/** The events that are counted: names and ids, never any text that a user wrote. */
export const TRACKED_EVENTS = [
  'header_styles_clicked',
  'page_left',
  'page_hidden',
  'publish_failed',
] as const;
export const trackedEvent = z.object({
  name: z.enum(TRACKED_EVENTS),
  document_id: z._default(z.nullable(id), null),
  /** The variants that the user sees, by their places, of the experiments that are on. */
  variants: z._default(z.partialRecord(z.enum(EXPERIMENT_NAMES), z.int().check(z.minimum(0))), {}),
});
export type TrackedEvent = z.output<typeof trackedEvent>;

const LONGEST_REQUEST = 4_000;
/** Signs that turn the direction of all that follows. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;
/** A path of this site, as browsers write it. */
const PAGE = /^\/(?!\/)[\w~./:?&=%#\p{L}\p{N}-]*$/u;

export const helpRequestForm = z.object({
  /** Identifies the request, so that a repeated one is stored once. */
  id,
  message: z.string().check(
    z.overwrite((text) => cleanText(text).replace(TURNS, '').trim()),
    z.minLength(1, 'Please write what you need help with.'),
    z.maxLength(LONGEST_REQUEST),
  ),
  /** The address for a reply to a user who is not signed in; empty for no reply. */
  email: z._default(z.union([z.literal(''), email]), ''),
  /** The path of the page that it is about; "" for anything else. */
  page: z._default(
    z.string().check(
      z.maxLength(300),
      z.overwrite((text) => (PAGE.test(text) ? text : '')),
    ),
    '',
  ),
});
export type HelpRequestForm = z.output<typeof helpRequestForm>;

export const helpRequest = z.object({
  id,
  message: z.string(),
  email: z.string(),
  page: z.string(),
  /** Null for a message from a user who was not signed in. */
  user_id: z.nullable(id),
  sent_at: instant,
});
export type HelpRequest = z.output<typeof helpRequest>;

export const accountExport = z.object({
  user,
  publish_settings: z.nullable(publishSettings),
  images: z.array(image),
  folders: z.array(folder),
  /** The requests for help that are not closed. */
  help_requests: z.array(helpRequest),
});
export type AccountExport = z.output<typeof accountExport>;

/** The span of time in which nothing can be saved to the site; editing goes on on the device. */
export const maintenance = z.object({ starts_at: instant, ends_at: instant });
export type Maintenance = z.output<typeof maintenance>;

/** Null takes the notice away. */
export const maintenanceForm = z.object({
  maintenance: z.nullable(
    maintenance.check(
      z.refine(({ starts_at, ends_at }) => starts_at < ends_at, {
        message: 'must be after the start',
        path: ['ends_at'],
      }),
    ),
  ),
});
