/** The providers that vouch for users, each switched on by its own settings. */
export interface SignInSettings {
  /** The first part of the user pool's host name, which is unique in its region: `handout-staging`. */
  readonly domainPrefix: string;
  readonly google?: OAuthClient;
  /** `tenant` is an id of a directory, or `organizations` for those of everybody. */
  readonly microsoft?: OAuthClient & { readonly tenant: string };
  readonly schools?: readonly School[];
}

/** Our client at a provider. */
interface OAuthClient {
  readonly clientId: string;
  /** The name of the secret, in Secrets Manager of the stage, that an operator put the client's secret into. */
  readonly secretName: string;
}

/** A school that signs its people in by SAML. */
export interface School {
  /** Letters and digits; stays as it is once people have signed in. */
  readonly id: string;
  /** The label of the button: "Riverside School". */
  readonly label: string;
  readonly metadataUrl: string;
  /** The mail domains of the school, in small letters. It vouches for no other address. */
  readonly domains: readonly [string, ...string[]];
}

/** A provider as functions know it. */
interface Provider {
  readonly id: string;
  readonly label: string;
  /** The provider's name in the user pool. */
  readonly poolName: string;
  /** The only mail domains that it vouches for; null for one that tells which addresses it has verified. */
  readonly domains: readonly string[] | null;
}

export const GOOGLE: Provider = { id: 'google', label: 'Google', poolName: 'Google', domains: null };
export const MICROSOFT: Provider = {
  id: 'microsoft',
  label: 'Microsoft',
  poolName: 'Microsoft',
  domains: null,
};

export const toSchoolProvider = ({ id, label, domains }: School): Provider => ({
  ...{ id, label, domains },
  poolName: `School-${id}`,
});

export function listProviders({ google, microsoft, schools = [] }: SignInSettings): Provider[] {
  return [...(google ? [GOOGLE] : []), ...(microsoft ? [MICROSOFT] : []), ...schools.map(toSchoolProvider)];
}

/** Builds what functions read of the providers: the pool's address, and no provider where none is switched on. */
export function buildSignInJson(signIn: SignInSettings | undefined, region: string): string {
  const domain = signIn ? `https://${signIn.domainPrefix}.auth.${region}.amazoncognito.com` : null;
  return JSON.stringify({ domain, providers: signIn ? listProviders(signIn) : [] });
}
