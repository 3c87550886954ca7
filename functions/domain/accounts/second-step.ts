import { createHash, randomInt } from 'node:crypto';
import { ApiError } from '../../errors/api-error.ts';
import type { Ports } from '../../ports/ports.ts';
import { countTry, type TryPorts } from '../access/tries.ts';
import { tellOwner } from './notices.ts';
import { type Credentials, logIn, normalizeEmail, type SessionPorts, type SignedIn } from './sessions.ts';

export type SecondStepPorts = SessionPorts &
  TryPorts &
  Pick<Ports, 'accounts' | 'recoveryCodes' | 'mails' | 'monitor'>;

/**
 * Logs in by a password and, where two-step sign-in is on, a code of the authenticator app or a recovery code. Throws
 * `two_step_required` when only the code is missing.
 */
export async function logInBySteps(
  ports: SecondStepPorts,
  { email, password, code }: Credentials,
  network: string,
): Promise<SignedIn> {
  const first = await logIn(ports, { email, password }).catch((error: unknown) => {
    const isLeft = error instanceof ApiError && error.code === 'two_step_required';
    if (!isLeft || code === undefined) throw error;
  });
  if (first || code === undefined) return first as SignedIn;
  await countTry(ports, 'secondSteps', { email, network });
  if (isAppCode(code)) return logIn(ports, { email, password, code: removeSpaces(code) });
  await redeemRecoveryCode(ports, email, code);
  return logIn(ports, { email, password });
}

/** Apps show their code in two groups: "123 456". */
const removeSpaces = (code: string): string => code.replace(/\s/g, '');

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(removeSpaces(code));

/**
 * Switches two-step sign-in off by a recovery code: the user pool knows no such codes, and lets nobody in past a lost
 * authenticator app. The code is used up first, so that it is good once whatever fails after it.
 */
async function redeemRecoveryCode(
  ports: Pick<Ports, 'accounts' | 'recoveryCodes' | 'mails' | 'monitor'>,
  email: string,
  code: string,
): Promise<void> {
  const account = await ports.accounts.find(normalizeEmail(email));
  if (!(await ports.recoveryCodes.use(account.id, hashRecoveryCode(account.id, code))))
    throw new ApiError('wrong_code');
  await ports.accounts.endTwoStep(account.id);
  await tellOwner(ports, account.email, {
    subject: 'Two-step sign-in is off',
    text:
      'Somebody signed in to your Handout account with its password and a recovery code. Two-step sign-in is off ' +
      'now: set it up again on your account page.',
  });
}

/** Digits and letters without those that are taken for one another: I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

const createGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Makes ten recovery codes of 80 random bits, such as "7K2M-9QXT-0VWB-H4ND". */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, createGroup).join('-'));

/** Hashes a recovery code, however it was typed. As many random bits need no slow hash. */
export function hashRecoveryCode(userId: string, code: string): string {
  const typed = code
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`${userId}/${typed}`).digest('hex');
}
