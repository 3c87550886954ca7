import type { Mail } from '../../ports/mails.ts';
import type { Ports } from '../../ports/ports.ts';
import { bestEffort } from '../reliability/best-effort.ts';

const UNLESS_YOU =
  'If this was not you, choose a new password at once ("Forgot your password?" where you log in): it logs out every ' +
  'device.';

/** Mails the owner of an account what happened to it. Nothing waits on the mail, or fails with it. */
export async function tellOwner(
  { mails, monitor }: Pick<Ports, 'mails' | 'monitor'>,
  to: string,
  { subject, text }: Omit<Mail, 'to'>,
): Promise<void> {
  if (!mails.isOn) return;
  const sent = mails.send({ to, subject, text: `${text}\n\n${UNLESS_YOU}` });
  await bestEffort({ monitor }, 'tell-owner', sent);
}
