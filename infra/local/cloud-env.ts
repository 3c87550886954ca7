import type { Pace } from '#shared/events/events.ts';
import type { Account } from './aws/signature.ts';
import type { LocalProvider } from './cognito/providers.ts';
import type { TrustedKey } from './edge/cloudfront-signature.ts';
import { MAIL_FROM, NAMES, PRICES } from './names.ts';
import type { Services } from './services.ts';
import type { Site } from './site.ts';
import type { UserPool } from './user-pool.ts';

/** The services that have started, with their settings. */
interface Started {
  readonly account: Account;
  readonly services: Services;
  readonly pool: UserPool;
  readonly clientId: string;
  readonly providers: readonly LocalProvider[];
  readonly pace: Pace;
  readonly ses: { readonly url: string };
  readonly site: Site;
  readonly key: TrustedKey;
}

/** Returns the functions' environment, as the stacks give it to them. */
export const toCloudEnv = ({ account, services, pool, ses, site, key, ...given }: Started) => ({
  ...NAMES,
  ...PRICES,
  ...toAwsEnv(account),
  ...toEndpoints(services),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.url,
  AWS_ENDPOINT_URL_SESV2: ses.url,
  MAIL_FROM,
  FILES_ORIGIN: site.files.url,
  FILES_KEY_ID: key.id,
  USER_POOL_CLIENT_ID: given.clientId,
  USER_POOL_ISSUER: pool.issuer.url,
  SITE_ORIGIN: site.origin,
  SIGN_IN: JSON.stringify({ domain: pool.url, providers: given.providers }),
  STRIPE_ORIGIN: site.stripe.url,
  RENDER_TIMEOUT_SECONDS: String(given.pace.renderTimeout),
  SWEEP_EVERY_SECONDS: String(given.pace.sweepEvery),
  STAGE: 'local',
});

const toEndpoints = ({ dynamo, storage, secrets, sqs, events }: Services) => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
  AWS_ENDPOINT_URL_S3: storage.url,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
  AWS_ENDPOINT_URL_SQS: sqs.url,
  AWS_ENDPOINT_URL_EVENTBRIDGE: events.url,
  RENDER_QUEUE_URL: sqs.getQueueUrl('render'),
});

/**
 * Returns the account for the SDK. A profile, a session or a config file of the user must not take its place.
 */
const toAwsEnv = ({ accessKeyId, secretAccessKey, region }: Account) => ({
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: '',
  AWS_PROFILE: '',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  METRICS: 'off',
});
