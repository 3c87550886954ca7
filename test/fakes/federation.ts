import { IdentityError } from '#functions/errors/identity-error.ts';
import type { FederatedSignIn, OwnAccount, Provider } from '#functions/ports/federation.ts';
import type { Ports } from '#functions/ports/ports.ts';

export const GOOGLE: Provider = { id: 'google', label: 'Google', poolName: 'Google', domains: null };
export const SCHOOL: Provider = {
  ...{ id: 'river', label: 'River School', poolName: 'School-river' },
  domains: ['river.example'],
};

/** Who shows a code of a provider in memory. */
export interface Visitor {
  readonly provider: Provider;
  readonly userId: string;
  readonly email: string;
  readonly isVerified: boolean;
}

export interface FakeFederation extends Pick<Ports, 'federation' | 'links'> {
  /** Accounts by id. */
  readonly accounts: Map<string, OwnAccount>;
  /** Ids of accounts by the identity that is linked to them. */
  readonly linked: Map<string, string>;
  /** Lets somebody come back from a provider; returns the code. */
  visit(visitor: Visitor): string;
}

/** Two providers and the accounts of a user pool in memory. As a pool, it copies a provider's address at each sign-in. */
export function createFederation(): FakeFederation {
  const accounts = new Map<string, OwnAccount>();
  const linked = new Map<string, string>();
  const visitors = new Map<string, Visitor>();
  let count = 0;
  const toSignIn = ({ provider, userId, email, isVerified }: Visitor): FederatedSignIn => {
    const username = `${provider.poolName}_${userId}`;
    const id = linked.get(username);
    const own = id === undefined ? undefined : accounts.get(id);
    if (own) accounts.set(own.id, { ...own, email, isVerified });
    const account = { id: own?.id ?? username, email };
    return {
      tokens: {
        access_token: `access of ${account.id}`,
        refresh_token: 'refresh',
        expires_in: 3600,
        account,
      },
      isVerified,
      unlinked: own ? null : { poolName: provider.poolName, userId, username },
    };
  };
  return {
    ...{ accounts, linked },
    visit(visitor) {
      count += 1;
      visitors.set(`code-${count}`, visitor);
      return `code-${count}`;
    },
    federation: {
      providers: [GOOGLE, SCHOOL],
      getAddress: ({ id }, { state, challenge }) => `https://pool.test/${id}?${state}&${challenge}`,
      async redeem(code) {
        const visitor = visitors.get(code);
        visitors.delete(code);
        if (!visitor) throw new IdentityError('wrong_code');
        return toSignIn(visitor);
      },
    },
    links: {
      findOwn: async (email) => [...accounts.values()].find((one) => one.email === email),
      async create(email) {
        count += 1;
        const account = { id: `account-${count}`, email };
        accounts.set(account.id, { ...account, isWaiting: false, isVerified: true });
        return account;
      },
      remove: async (id) => void accounts.delete(id),
      link: async ({ username }, id) => void linked.set(username, id),
      async setAddress(id, email) {
        const own = accounts.get(id);
        if (own) accounts.set(id, { ...own, email, isVerified: true });
      },
    },
  };
}
