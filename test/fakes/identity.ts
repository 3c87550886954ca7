import { Secret, TOTP } from 'otpauth';
import { IdentityError } from '#functions/errors/identity-error.ts';
import type { Account, Accounts, Identity, Tokens } from '#functions/ports/identity.ts';

interface FakeUser extends Account {
  password: string;
  isConfirmed: boolean;
  misses: number;
  code: string | undefined;
  readonly refreshTokens: Set<string>;
  authenticator?: { readonly secret: string; isVerified: boolean; isOn: boolean; lastStep: number };
}

const MIN_PASSWORD = 8;
const MAX_MISSES = 5;

export interface FakeIdentity {
  readonly identity: Identity;
  readonly accounts: Accounts;
  /** Returns the last code that was mailed to an address. */
  findCode(email: string): string;
}

/** An identity provider in memory. Tokens name their user in clear; locks never end. */
export function createIdentity(): FakeIdentity {
  const users = new Map<string, FakeUser>();
  let count = 0;
  const createCode = () => {
    count += 1;
    return String(100_000 + count);
  };
  const get = (name: string) =>
    [...users.values()].find(({ id, email }) => id === name || email === name.toLowerCase());
  const mailCode = (user: FakeUser | undefined) => {
    if (user) user.code = createCode();
  };
  const checkPassword = (password: string) => {
    if (password.length < MIN_PASSWORD) throw new IdentityError('weak_password');
  };
  const takeCode = (user: FakeUser | undefined, code: string): FakeUser => {
    if (!user?.code || user.code !== code) throw new IdentityError('wrong_code');
    user.code = undefined;
    return user;
  };
  const toTokens = ({ id, email }: FakeUser): Tokens => ({
    access_token: `access of ${id}`,
    expires_in: 3600,
    account: { id, email },
  });
  const findByAccess = (accessToken: string): FakeUser => {
    const user = [...users.values()].find(({ id }) => accessToken === `access of ${id}`);
    if (!user) throw new IdentityError('wrong_password');
    return user;
  };
  const identity: Identity = {
    async signUp(address, password) {
      const email = address.toLowerCase();
      checkPassword(password);
      if (get(email)) throw new IdentityError('email_taken');
      const id = `user-${createCode()}`;
      const user = { id, email, password, isConfirmed: false, misses: 0, refreshTokens: new Set<string>() };
      users.set(id, { ...user, code: createCode() });
    },
    async confirm(email, code) {
      const user = get(email);
      if (user?.isConfirmed) throw new IdentityError('already_confirmed');
      takeCode(user, code).isConfirmed = true;
    },
    async resendCode(email) {
      const user = get(email);
      if (user?.isConfirmed) throw new IdentityError('invalid_parameter');
      mailCode(user);
    },
    async logIn(email, password, code) {
      const user = get(email);
      if (!user) throw new IdentityError('wrong_password');
      if (user.misses >= MAX_MISSES) throw new IdentityError('locked');
      if (user.password !== password) {
        user.misses += 1;
        throw new IdentityError('wrong_password');
      }
      if (!user.isConfirmed) throw new IdentityError('not_confirmed');
      user.misses = 0;
      if (user.authenticator?.isOn) {
        if (code === undefined) throw new IdentityError('two_step_required');
        user.authenticator.lastStep = checkAppCode(user.authenticator, code);
      }
      const refresh_token = `refresh-${createCode()}`;
      user.refreshTokens.add(refresh_token);
      return { ...toTokens(user), refresh_token };
    },
    async refresh(token) {
      const user = [...users.values()].find(({ refreshTokens }) => refreshTokens.has(token));
      if (!user) throw new IdentityError('session_ended');
      return toTokens(user);
    },
    async revoke(token) {
      for (const { refreshTokens } of users.values()) refreshTokens.delete(token);
    },
    async sendResetCode(email) {
      const user = get(email);
      if (user?.isConfirmed) mailCode(user);
    },
    async resetPassword(email, code, password) {
      checkPassword(password);
      const user = takeCode(get(email), code);
      Object.assign(user, { password, misses: 0 });
      user.refreshTokens.clear();
    },
    async revokeAll(accessToken) {
      findByAccess(accessToken).refreshTokens.clear();
    },
    async startTwoStep(accessToken) {
      const user = findByAccess(accessToken);
      user.authenticator = { secret: new Secret().base32, isVerified: false, isOn: false, lastStep: 0 };
      return user.authenticator.secret;
    },
    async confirmTwoStep(accessToken, code) {
      const { authenticator } = findByAccess(accessToken);
      if (!authenticator) throw new IdentityError('wrong_code');
      const lastStep = checkAppCode(authenticator, code);
      Object.assign(authenticator, { isVerified: true, isOn: true, lastStep });
    },
  };
  const accounts: Accounts = {
    async find(name) {
      const user = get(name);
      if (!user) throw new IdentityError('unknown_user');
      return { id: user.id, email: user.email };
    },
    remove: async (id) => void users.delete(id),
    hasTwoStep: async (id) => users.get(id)?.authenticator?.isOn ?? false,
    async endTwoStep(id) {
      const { authenticator } = users.get(id) ?? {};
      if (authenticator) authenticator.isOn = false;
    },
    signOut: async (id) => users.get(id)?.refreshTokens.clear(),
  };
  return { identity, accounts, findCode: (email) => get(email)?.code ?? '' };
}

/** Returns the half minute of a code. Throws for one that is wrong, or not newer than the last. */
function checkAppCode({ secret, lastStep }: NonNullable<FakeUser['authenticator']>, token: string): number {
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token, window: 1 });
  const step = Math.floor(Date.now() / 30_000) + (delta ?? 0);
  if (delta === null || step <= lastStep) throw new IdentityError('wrong_code');
  return step;
}
