import type { Mail } from '../../ports/mails.ts';
import type { Ports } from '../../ports/ports.ts';
import { bestEffort } from '../reliability/best-effort.ts';

const UNLESS_YOU =
  'If this was not you, choose a new password at once ("Forgot your password?" where you log in): it logs out every ' +
  'device.';

/** The words for an address that opens no account any more: a new password cannot be asked for with it. */
export const UNLESS_YOU_WRITE =
  'If this was not you, write to us at once: "Ask us a question" in the help of Handout needs no account.';

/** Mails the owner of an account what happened to it, and what to do against it. Nothing waits on the mail, or fails with it. */
export async function tellOwner(
  { mails, monitor }: Pick<Ports, 'mails' | 'monitor'>,
  to: string,
  { subject, text }: Omit<Mail, 'to'>,
  advice = UNLESS_YOU,
): Promise<void> {
  if (!mails.isOn) return;
  const sent = mails.send({ to, subject, text: `${text}\n\n${advice}` });
  await bestEffort({ monitor }, 'tell-owner', sent);
}
