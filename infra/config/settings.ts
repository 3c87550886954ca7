import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Prices } from '#shared/api/plans.ts';
import type { Pace } from '#shared/events/events.ts';

/** What one stage decides for itself; all else is the same in every stage. */
export interface Settings {
  readonly name: 'staging' | 'production';
  /** Where people's documents lie. The firewall and the site's certificate stand in us-east-1 regardless. */
  readonly region: string;
  /** The site's name; it has its own, as CloudFront's own certificate would allow TLS 1.0. */
  readonly domain: string;
  /** The Route 53 zone in which the site's name is written. */
  readonly zone: { readonly id: string; readonly name: string };
  /** Who is told when something is wrong. */
  readonly alarmsTo: string;
  /**
   * The sender of codes, at a domain that SES has verified in this region. Without one Cognito sends the
   * mails itself, 50 a day.
   */
  readonly mailFrom?: string;
  /**
   * Names of the key pairs by which people's files are reached: the first signs, all are trusted.
   * `constructs/README.md` says how one takes another's place.
   */
  readonly fileKeys: readonly [string, ...string[]];
  /** How many PDFs are made at a time, at least 2; each keeps one of the account's concurrent functions. */
  readonly renderers: number;
  /** How soon a dead renderer is noticed follows from it: the lease, and then the sweeper's next round. */
  readonly pace: Pace;
  /** What premium costs, in the currency's smallest unit; Stripe is told with each purchase. */
  readonly prices: Prices;
  readonly logDays: RetentionDays;
  /** Requests a second for the whole API, and how many may come at once. */
  readonly throttle: { readonly rate: number; readonly burst: number };
}

export const siteOriginOf = ({ domain }: Settings): string => `https://${domain}`;

/** Where people's files are: another origin than the pages', on the same site. */
export const filesDomainOf = ({ domain }: Settings): string => `files.${domain}`;
export const filesOriginOf = (settings: Settings): string => `https://${filesDomainOf(settings)}`;

/** Where CloudFront finds the API. */
export const apiDomainOf = ({ domain }: Settings): string => `origin.${domain}`;
