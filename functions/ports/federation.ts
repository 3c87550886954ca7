import type { Account, Tokens } from './identity.ts';

/** Somebody else who vouches for users: Google, Microsoft, or a school. */
export interface Provider {
  readonly id: string;
  /** The label of the provider's button. */
  readonly label: string;
  /** The provider's name in the user pool. */
  readonly poolName: string;
  /** The only mail domains that it vouches for; null for one that tells itself which addresses it has verified. */
  readonly domains: readonly string[] | null;
}

/** A user as one provider knows them. */
export interface ForeignIdentity {
  readonly poolName: string;
  readonly userId: string;
  /** The name of its own user in the pool, which exists until it is linked to an account. */
  readonly username: string;
}

/** The person who came back from a provider. */
export interface FederatedSignIn {
  readonly tokens: Tokens & { readonly refresh_token: string };
  /** Whether the pool counts the address as verified. */
  readonly isVerified: boolean;
  /** The identity that belongs to no account yet; null when an account has signed in. */
  readonly unlinked: ForeignIdentity | null;
}

/** Signs users in by other providers, through the user pool. */
export interface Federation {
  readonly providers: readonly Provider[];
  /** Returns the address that leads to the provider's page. `challenge` is the SHA-256 of a verifier, in base64url. */
  getAddress(provider: Provider, request: { readonly state: string; readonly challenge: string }): string;
  /** Exchanges the code from the provider's answer. Throws an `IdentityError` for a code that is not good. */
  redeem(code: string, verifier: string): Promise<FederatedSignIn>;
}

/** An account with a password of its own. */
export interface OwnAccount extends Account {
  /** Somebody signed up, and nobody has proved that the address is theirs. */
  readonly isWaiting: boolean;
  readonly isVerified: boolean;
}

/** Links identities of other providers to accounts, as an administrator. */
export interface Links {
  findOwn(email: string): Promise<OwnAccount | undefined>;
  /** Creates an account whose address is verified, with a password that nobody knows. */
  create(email: string): Promise<Account>;
  remove(accountId: string): Promise<void>;
  /** Lets the identity sign in to the account from now on, instead of being a user by itself. Safe to repeat. */
  link(identity: ForeignIdentity, accountId: string): Promise<void>;
  /** Sets the verified address of an account. Throws `email_taken` when another one has it. */
  setAddress(accountId: string, email: string): Promise<void>;
}
