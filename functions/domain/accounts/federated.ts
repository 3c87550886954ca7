import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '#shared/api/models.ts';
import { ApiError } from '../../errors/api-error.ts';
import { IdentityError } from '../../errors/identity-error.ts';
import type { FederatedSignIn, ForeignIdentity, Provider } from '../../ports/federation.ts';
import type { Account } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { normalizeEmail, toSessionId } from './sessions.ts';
import { ensureProfile } from './users.ts';

type FederationPorts = Pick<Ports, 'federation' | 'identity' | 'links' | 'logins' | 'users'>;

/** The facts that the browser keeps while it is at the provider's page. */
export interface StartedSignIn {
  readonly provider: string;
  /** Comes back with the provider's answer, so that nobody is signed in by an answer to somebody else. */
  readonly state: string;
  /** Redeems the answer's code (PKCE). */
  readonly verifier: string;
  /** The page to come back to. */
  readonly back: string;
  /** The identity was just linked, and signs in to its account this time. */
  readonly isRepeated: boolean;
}

/** The page to which the browser goes next, with what it keeps on the way. */
export interface NextPage {
  readonly address: string;
  readonly started: StartedSignIn;
}

/** A session that a provider's sign-in has begun. */
export interface FederatedSession {
  readonly refresh_token: string;
  readonly session: Pick<Session, 'id' | 'user'>;
}

/** Begins a sign-in at a provider. Throws `not_found` for one that is not switched on. */
export function startSignIn(
  { federation }: Pick<Ports, 'federation'>,
  providerId: string,
  back = '/',
  isRepeated = false,
): NextPage {
  const provider = findProvider(federation.providers, providerId);
  if (!provider) throw new ApiError('not_found');
  const [state, verifier] = [createSecret(), createSecret()];
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return {
    address: federation.getAddress(provider, { state, challenge }),
    started: { provider: providerId, state, verifier, back, isRepeated },
  };
}

/**
 * Ends a sign-in with the provider's answer. An identity that comes for the first time is linked to the account of its
 * verified address, and the browser sent once more: it gets tokens of the account then, since it is still signed in at
 * the provider.
 */
export async function finishSignIn(
  ports: FederationPorts,
  started: StartedSignIn | undefined,
  { code, state }: { readonly code?: string | undefined; readonly state?: string | undefined },
): Promise<NextPage | FederatedSession> {
  const provider = findProvider(ports.federation.providers, started?.provider);
  if (!started || !provider || !code || state !== started.state) throw new ApiError('sign_in_failed');
  const signIn = await redeem(ports, code, started.verifier);
  if (!signIn.unlinked) return keepAddress(ports, signIn);
  // Linking removes the provider's own user from the pool, so its session must not stay.
  await ports.identity.revoke(signIn.tokens.refresh_token);
  if (started.isRepeated || signIn.unlinked.poolName !== provider.poolName)
    throw new ApiError('sign_in_failed');
  await linkAccount(ports, signIn.unlinked, readVerifiedAddress(provider, signIn));
  return startSignIn(ports, provider.id, started.back, true);
}

const findProvider = (providers: readonly Provider[], id: string | undefined): Provider | undefined =>
  providers.find((provider) => provider.id === id);

const createSecret = (): string => randomBytes(32).toString('base64url');

function redeem({ federation }: FederationPorts, code: string, verifier: string): Promise<FederatedSignIn> {
  return federation.redeem(code, verifier).catch((error: unknown) => {
    throw error instanceof IdentityError ? new ApiError('sign_in_failed') : error;
  });
}

/** Returns the address that the provider vouches for. Throws `unverified_address` when it does not. */
function readVerifiedAddress({ domains }: Provider, { isVerified, tokens }: FederatedSignIn): string {
  const email = normalizeEmail(tokens.account.email);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (domains ? !domains.includes(domain) : !isVerified) throw new ApiError('unverified_address');
  return email;
}

/** Links an identity to the account of a verified address, which is created where there is none. */
async function linkAccount(
  { links, logins, users }: FederationPorts,
  identity: ForeignIdentity,
  email: string,
): Promise<void> {
  const account = await findOrCreateAccount(links, email);
  // The profile remembers the address that was vouched for, whatever a provider says later.
  await ensureProfile(users, { ...account, id: await logins.findAccountId(account.id) });
  await links.link(identity, account.id);
}

async function findOrCreateAccount(links: Ports['links'], email: string): Promise<Account> {
  const own = await links.findOwn(email);
  if (!own) return links.create(email);
  if (!own.isWaiting) {
    if (!own.isVerified) throw new ApiError('unverified_address');
    return own;
  }
  // Somebody signed up with this address and waits for the owner to prove it: their password must not open it.
  await links.remove(own.id);
  return links.create(email);
}

/**
 * Puts the account's address back where the provider has another one: a user pool copies a provider's address over at
 * each sign-in, and a school must not give an account the address of somebody outside.
 */
async function keepAddress(
  { links, logins, users }: FederationPorts,
  { tokens, isVerified }: FederatedSignIn,
): Promise<FederatedSession> {
  const { account, refresh_token } = tokens;
  const user = await ensureProfile(users, { ...account, id: await logins.findAccountId(account.id) });
  const { email } = user;
  if (email && (email !== account.email || !isVerified)) await links.setAddress(account.id, email);
  return { refresh_token, session: { id: toSessionId(refresh_token), user } };
}
