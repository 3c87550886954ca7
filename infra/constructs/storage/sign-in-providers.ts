import { SecretValue } from 'aws-cdk-lib';
import {
  type IUserPoolIdentityProvider,
  OAuthScope,
  type OAuthSettings,
  ProviderAttribute,
  type UserPool,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderGoogle,
  UserPoolIdentityProviderOidc,
  UserPoolIdentityProviderSaml,
  UserPoolIdentityProviderSamlMetadata,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import {
  GOOGLE,
  listProviders,
  MICROSOFT,
  type SignInSettings,
  toSchoolProvider,
} from '../../config/sign-in.ts';

/** The claim by which SAML names an address. */
const SAML_EMAIL = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';

/** Adds the pool's own pages of sign-in, and a provider for each that is switched on. */
export function addProviders(scope: Construct, userPool: UserPool, signIn: SignInSettings) {
  userPool.addDomain('Domain', { cognitoDomain: { domainPrefix: signIn.domainPrefix } });
  const { google, microsoft, schools = [] } = signIn;
  const added: IUserPoolIdentityProvider[] = [];
  if (google)
    added.push(
      new UserPoolIdentityProviderGoogle(scope, 'Google', {
        userPool,
        clientId: google.clientId,
        clientSecretValue: SecretValue.secretsManager(google.secretName),
        scopes: ['openid', 'email'],
        attributeMapping: {
          email: ProviderAttribute.GOOGLE_EMAIL,
          emailVerified: ProviderAttribute.other('email_verified'),
        },
      }),
    );
  if (microsoft)
    added.push(
      new UserPoolIdentityProviderOidc(scope, 'Microsoft', {
        ...{ userPool, name: MICROSOFT.poolName, clientId: microsoft.clientId },
        // CloudFormation resolves the secret when it deploys; the template holds its name only.
        clientSecret: SecretValue.secretsManager(microsoft.secretName).unsafeUnwrap(),
        issuerUrl: `https://login.microsoftonline.com/${microsoft.tenant}/v2.0`,
        scopes: ['openid', 'email'],
        attributeMapping: {
          email: ProviderAttribute.other('email'),
          // Anybody can write any address into a directory of theirs: this claim is true only where its domain is theirs.
          emailVerified: ProviderAttribute.other('xms_edov'),
        },
      }),
    );
  for (const school of schools)
    added.push(
      new UserPoolIdentityProviderSaml(scope, `School-${school.id}`, {
        ...{ userPool, name: toSchoolProvider(school).poolName },
        metadata: UserPoolIdentityProviderSamlMetadata.url(school.metadataUrl),
        attributeMapping: { email: ProviderAttribute.other(SAML_EMAIL) },
      }),
    );
  return added;
}

/**
 * Returns the client's settings for these providers. The pool's own users are left out, so that its pages, which ask for
 * no secret, offer neither sign-up nor a password to guess; our calls are not affected by this list.
 */
export function toClientOptions(signIn: SignInSettings, siteOrigin: string) {
  const oAuth: OAuthSettings = {
    flows: { authorizationCodeGrant: true },
    scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.COGNITO_ADMIN],
    callbackUrls: [`${siteOrigin}/api/session/callback`],
  };
  const supportedIdentityProviders = listProviders(signIn).map(({ poolName }) =>
    poolName === GOOGLE.poolName
      ? UserPoolClientIdentityProvider.GOOGLE
      : UserPoolClientIdentityProvider.custom(poolName),
  );
  return { oAuth, supportedIdentityProviders };
}
