import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { getSiteOrigin, type Settings } from '../../config/settings.ts';
import { acknowledge } from '../acknowledge.ts';
import { addProviders, toClientOptions } from './sign-in-providers.ts';

const createSesEmail = (fromEmail: string): UserPoolEmail =>
  UserPoolEmail.withSES({
    fromEmail,
    fromName: 'Handout',
    sesVerifiedDomain: fromEmail.slice(fromEmail.indexOf('@') + 1),
  });

const PASSWORDS_ALONE = {
  disableOAuth: true,
  supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
};

/** Equal to the lifetime of the session cookie. */
const REFRESH_VALIDITY = Duration.days(30);

/**
 * The user pool: an e-mail address and a password of eight or more characters. Users can change their attributes, so
 * the client may write the address only and no decision depends on one.
 */
export class UserAccounts extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    const { mailFrom, signIn } = settings;
    this.userPool = new UserPool(this, 'UserPool', {
      // The lowest plan has all that is used here.
      featurePlan: FeaturePlan.LITE,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: 'Your Handout code',
        emailBody: 'Your code is {####}. If you did not ask for it, you can ignore this mail.',
      },
      standardAttributes: { email: { required: true, mutable: true } },
      keepOriginal: { email: true },
      passwordPolicy: {
        minLength: 8,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      mfa: Mfa.OPTIONAL,
      // An authenticator app; messages to a telephone can be led elsewhere, and cost.
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...(mailFrom && { email: createSesEmail(mailFrom) }),
    });
    acknowledge(this.userPool, {
      COG1: 'Length protects; rules of composition make people write passwords down (NIST SP 800-63B).',
      COG2: 'Teachers sign in at shared classroom machines; a second factor is theirs to ask for.',
      COG8: 'The plan with threat protection is paid per person; we limit tries ourselves, Cognito locks.',
    });
    const providers = signIn ? addProviders(this, this.userPool, signIn) : [];
    this.client = this.userPool.addClient('Editor', {
      authFlows: { userPassword: true },
      // Without a client secret anybody could sign up and guess passwords past our own limits, with the id that is
      // in each token.
      generateSecret: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: REFRESH_VALIDITY,
      ...(signIn ? toClientOptions(signIn, getSiteOrigin(settings)) : PASSWORDS_ALONE),
      readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true }),
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    });
    this.client.node.addDependency(...providers);
  }
}
