import { createHash } from 'node:crypto';
import type { Session } from '#shared/api/models.ts';
import type { Ports } from '../../ports/ports.ts';
import { markBrowser } from '../access/tries.ts';
import { bestEffort } from '../reliability/best-effort.ts';
import { tellOwner } from './notices.ts';

export type DevicePorts = Pick<
  Ports,
  'sessions' | 'devices' | 'knownBrowsers' | 'mails' | 'monitor' | 'clock'
>;

/** The browser that signs in. */
export interface Browser {
  /** Random, in its cookie, the same for every account. */
  readonly id: string;
  /** The device in words, such as "Chrome on Windows". */
  readonly name: string;
}

/**
 * Lists a session that has begun, and mails its owner where the account was never signed in on this browser. The very
 * first one is told to nobody. Neither keeps anybody from signing in.
 */
export async function noteSignIn(
  ports: DevicePorts,
  { id, user }: Pick<Session, 'id' | 'user'>,
  browser: Browser,
): Promise<void> {
  const now = ports.clock.now().toISOString();
  const begun = ports.sessions.begin(user.id, { id, device: browser.name, started_at: now, seen_at: now });
  await Promise.all([
    bestEffort(ports, 'list-session', begun),
    bestEffort(ports, 'know-device', noteDevice(ports, user, browser, now)),
    bestEffort(ports, 'know-browser', ports.knownBrowsers.add(markBrowser(user.email, browser.id), now)),
  ]);
}

async function noteDevice(
  ports: DevicePorts,
  { id, email }: Session['user'],
  browser: Browser,
  now: string,
): Promise<void> {
  const hash = createHash('sha256').update(`${id}/${browser.id}`).digest('base64url');
  const known = await ports.devices.list(id);
  if (known.includes(hash)) return;
  await ports.devices.add(id, hash, now);
  if (known.length > 0) await tellOwner(ports, email, describeSignIn(browser, now));
}

const describeSignIn = ({ name }: Browser, now: string) => ({
  subject: 'A new device is signed in',
  text:
    `Somebody signed in to your Handout account on a device that was not signed in before: ${name}, ` +
    `${now.slice(0, 10)} at ${now.slice(11, 16)} (UTC).`,
});

/** Ends a session of the caller's: it can go on no more, though its access token lives for up to an hour. */
export const endSession = (
  { sessions, clock }: Pick<Ports, 'sessions' | 'clock'>,
  userId: string,
  id: string,
): Promise<void> => sessions.end(userId, id, clock.now().toISOString());
