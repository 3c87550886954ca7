import { createHash, randomInt } from 'node:crypto';
import type { User } from '#shared/api/models.ts';
import type { Proof } from '#shared/api/security-models.ts';
import { ApiError } from '../../errors/api-error.ts';
import { isIdentityError } from '../../errors/identity-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { countTry, type TryPorts } from '../access/tries.ts';
import { tellOwner, UNLESS_YOU_WRITE } from './notices.ts';
import { findUser, withProof } from './owner-proof.ts';
import type { SecondStepPorts } from './second-step.ts';
import { MINIMUM_MS, normalizeEmail } from './sessions.ts';

/** Time until a mailed code is over. */
const VALIDITY_MS = 3600 * 1000;

/**
 * Mails a code to the address that an account shall have, and tells the one that it has. Nothing changes before the code
 * comes back. Answers the same, after the same time, for an address that has an account, whose owner is told instead.
 */
export const startEmailChange = (
  ports: SecondStepPorts & Pick<Ports, 'links' | 'emailChanges'>,
  caller: Caller,
  { email: typed, ...proof }: Proof & { readonly email: string; readonly network: string },
): Promise<void> =>
  withProof(ports, caller, proof, async ({ user }) => {
    const email = normalizeEmail(typed);
    if (email === normalizeEmail(user.email)) throw createEmailProblem('This is your address already.');
    if (!ports.mails.isOn) throw new ApiError('unavailable', { message: 'This site cannot send mails yet.' });
    await countTry(ports, 'mails', { email, network: proof.network });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const until = new Date(ports.clock.now().getTime() + VALIDITY_MS).toISOString();
    await ports.emailChanges.start(caller.id, { email, code_hash: hashCode(caller.id, code), until });
    await Promise.all([sendCode(ports, email, code), ports.clock.pause(MINIMUM_MS)]);
    await tellOwner(ports, user.email, {
      subject: 'A new address for your account',
      text: `Somebody who knows your password asked to change the address of your Handout account to ${email}.`,
    });
  });

async function sendCode(
  { links, mails }: Pick<Ports, 'links' | 'mails'>,
  to: string,
  code: string,
): Promise<void> {
  const own = await links.findOwn(to);
  // A sign-up that nobody confirmed is no account yet.
  const isTaken = own !== undefined && !own.isWaiting;
  await mails.send({ to, ...(isTaken ? TAKEN : createCodeMail(code)) });
}

const TAKEN = {
  subject: 'You have a Handout account',
  text:
    'Somebody asked to change the address of their Handout account to yours. You have an account with it already, so ' +
    'that nothing was changed.',
};

const createCodeMail = (code: string) => ({
  subject: 'Your Handout code',
  text: `Your code is ${code}. With it this becomes the address of your Handout account. If you did not ask for it, you can ignore this mail.`,
});

const hashCode = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId}/${code}`).digest('hex');

const createEmailProblem = (message: string) =>
  new ApiError('invalid', { problems: [{ where: 'email', message }] });

/**
 * Gives an account the address whose code comes back. All that it owns stays its own, as it is stored by the account's
 * id. Safe to repeat with the same code after a crash, since the code is forgotten last.
 */
export async function confirmEmailChange(
  ports: TryPorts & Pick<Ports, 'users' | 'links' | 'logins' | 'emailChanges' | 'mails' | 'monitor'>,
  caller: Caller,
  { code, network }: { readonly code: string; readonly network: string },
): Promise<User> {
  const { users, links, logins, emailChanges, clock } = ports;
  const before = await findUser(users, caller);
  await countTry(ports, 'addressCodes', { email: before.email, network, owner: caller.id });
  const change = await emailChanges.find(caller.id);
  if (!change || change.until < clock.now().toISOString()) throw new ApiError('expired_code');
  if (change.code_hash !== hashCode(caller.id, code)) throw new ApiError('wrong_code');
  const login = await logins.findLogin(caller.id);
  const own = await links.findOwn(change.email);
  if (own?.isWaiting) await links.remove(own.id);
  await links.setAddress(login, change.email).catch(rethrowTaken);
  await users.setEmail(caller.id, change.email);
  await emailChanges.finish(caller.id);
  const told = {
    subject: 'Your account has a new address',
    text: `The address of your Handout account is ${change.email} now. Log in with it from now on.`,
  };
  await tellOwner(ports, before.email, told, UNLESS_YOU_WRITE);
  return findUser(users, caller);
}

function rethrowTaken(error: unknown): never {
  // The code came to this address, whose reader may learn that it has an account by now.
  throw isIdentityError(error, 'email_taken')
    ? new ApiError('invalid', {
        problems: [{ where: 'code', message: 'Another account has this address by now.' }],
      })
    : error;
}
