import type { User } from '#shared/api/models.ts';
import type { Proof } from '#shared/api/security-models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { countTry } from '../access/tries.ts';
import { bestEffort } from '../reliability/best-effort.ts';
import { isAppCode, logInBySteps, type SecondStepPorts } from './second-step.ts';

/** The owner of an account, who has typed their password again. */
export interface ProvedOwner {
  readonly user: User;
  /** A token for the identity provider, which ends with the work. */
  readonly access_token: string;
}

/**
 * Does what being signed in is not enough for: signs in once more with password and code, and ends that session after
 * the work. Throws `invalid` at the password, or `two_step_required`. A recovery code switches two-step sign-in off, so that it
 * is refused where that is not what is asked for.
 */
export async function withProof<T>(
  ports: SecondStepPorts,
  caller: Caller,
  { password, code, network }: Proof & { readonly network: string },
  work: (owner: ProvedOwner) => Promise<T>,
  { mayRecover = false } = {},
): Promise<T> {
  if (code !== undefined && !isAppCode(code) && !mayRecover) throw new ApiError('wrong_code');
  const user = await findUser(ports.users, caller);
  await countTry(ports, 'passwords', { email: user.email, network, owner: caller.id });
  const { session, refresh_token } = await logInBySteps(
    ports,
    { email: user.email, password, code },
    network,
  ).catch(rethrowAsProblem);
  try {
    return await work({ user, access_token: session.access_token });
  } finally {
    await bestEffort(ports, 'end-proof', ports.identity.revoke(refresh_token));
  }
}

export async function findUser(users: Ports['users'], { id }: Caller): Promise<User> {
  const user = await users.find(id);
  if (!user) throw new ApiError('session_expired');
  return user;
}

/** A wrong password ends no session: it is a problem of the form. */
function rethrowAsProblem(error: unknown): never {
  const isWrong = error instanceof ApiError && error.code === 'wrong_password';
  throw isWrong
    ? new ApiError('invalid', { problems: [{ where: 'password', message: 'This password is not right.' }] })
    : error;
}
