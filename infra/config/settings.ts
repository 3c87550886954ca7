import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Prices } from '#shared/api/plans.ts';
import type { Pace } from '#shared/events/events.ts';
import type { SignInSettings } from './sign-in.ts';

/** The settings that differ between stages. */
export interface Settings {
  readonly name: 'staging' | 'production';
  /** The AWS account of the stage, so that another profile cannot deploy it elsewhere. */
  readonly account: string;
  /** The account and region that weekly copies of the data go to: those of no stage, and of no other stage's copies. */
  readonly copies: { readonly account: string; readonly region: string };
  /** The region of users' documents. Firewall and certificate are in us-east-1 regardless. */
  readonly region: string;
  /** The site's own host name. CloudFront's default certificate would allow TLS 1.0. */
  readonly domain: string;
  /** The Route 53 zone of the site's host names. */
  readonly zone: { readonly id: string; readonly name: string };
  /** The repository on GitHub whose releases are deployed, such as `owner/handout`. */
  readonly repository: string;
  /** The e-mail address that alarms notify. */
  readonly alarmsTo: string;
  /** The address of `docs/operations/alarms` where operators read it; every alarm names its page there. */
  readonly runbooks: string;
  /** The cost of a month in dollars that the budget allows. */
  readonly monthlyBudget: number;
  /**
   * The ARN of the monitor of costs by service that the account has already: AWS allows one. Without it the stage makes one.
   */
  readonly costMonitor?: string;
  /** The sender of mailed codes, an address at the zone's name. Without one Cognito sends the mails itself, 50 a day. */
  readonly mailFrom?: string;
  /** Other ways to sign in than address and password; none unless given. `docs/operations/sign-in.md` tells how. */
  readonly signIn?: SignInSettings;
  /**
   * Names of the key pairs that sign file addresses: the first signs, all are trusted. `constructs/functions/README.md`
   * tells how to replace one.
   */
  readonly fileKeys: readonly [string, ...string[]];
  /**
   * Names of the secret folders in which the API answers: CloudFront asks in the first, all are answered.
   * `docs/operations/incident.md` tells how to replace one.
   */
  readonly apiFolders: readonly [string, ...string[]];
  /** The number of PDFs made at a time, at least 2; each reserves one of the account's concurrent executions. */
  readonly renderers: number;
  /** Times that decide how soon a dead renderer is noticed: after the lease and the sweeper's next run. */
  readonly pace: Pace;
  /** The price of premium in the currency's smallest unit; Stripe gets it with each purchase. */
  readonly prices: Prices;
  readonly logDays: RetentionDays;
  /** True where logs outlive the stack that writes them, until their days are over. */
  readonly keepsLogs: boolean;
  /** True where every other name below the site's own is reached by HTTPS only, too (HSTS). */
  readonly strictSubdomains: boolean;
  /** The most units a second that the table takes: the brake on its cost. */
  readonly tableUnits: { readonly reads: number; readonly writes: number };
  /** The API's limits: requests per second and burst. */
  readonly throttle: { readonly rate: number; readonly burst: number };
}

/** Returns the name of a role of the pipeline, which `.github/workflows/release.yml` names too. */
export const getPipelineRole = ({ name }: Settings, what: 'deploy' | 'look'): string =>
  `handout-${name}-${what}`;

export const getSiteOrigin = ({ domain }: Settings): string => `https://${domain}`;

/** Returns the host name of users' files: another origin than the pages', on the same site. */
export const getFilesDomain = ({ domain }: Settings): string => `files.${domain}`;
export const getFilesOrigin = (settings: Settings): string => `https://${getFilesDomain(settings)}`;

/** Returns the host name at which CloudFront finds the API. */
export const getApiDomain = ({ domain }: Settings): string => `origin.${domain}`;

/** The days for which a copy of a backup is kept: as long as the table can be restored, so that deleted data goes. */
export const COPY_DAYS = 35;
export const getCopyVaultName = ({ name }: Settings): string => `handout-${name}-copies`;
