/** The day on which the prices were written down. */
export const PRICED_ON = '2026-11-24';

/**
 * The prices that public text of 2025 and 2026 says too, with where it stands. The others are from a review and from memory:
 * check them against the price pages.
 */
export const CONFIRMED: Partial<Record<keyof typeof PRICES, string>> = {
  edgeGigabyte: 'aws.amazon.com/cloudfront/pricing',
  edgeRequests: 'kindatechnical.com, lesson 87',
  edgeFunctions: 'cur.vantage.sh/aws/amazoncloudfront',
  firewallRequests: 'c3x.dev, AWS WAF cost explained',
  firewall: 'c3x.dev, AWS WAF cost explained',
  firewallRule: 'c3x.dev, AWS WAF cost explained',
  tableWrites: 'airbyte.com, DynamoDB pricing',
  tableReads: 'airbyte.com, DynamoDB pricing',
  x86GigabyteSecond: 'appropri8, Understanding AWS Pricing',
  calls: 'appropri8, Understanding AWS Pricing',
  gatewayCalls: 'appropri8, Understanding AWS Pricing',
  tableBackupGigabyte: 'factualminds.com, AWS Backup Pricing',
  copiedGigabyte: 'factualminds.com, AWS Backup Pricing',
};

/**
 * List prices of AWS in us-east-1, in dollars, before every free tier and discount. The first step of a price that
 * falls with its amount.
 */
export const PRICES = {
  /** aws.amazon.com/cloudfront/pricing: to the internet from North America, a GB. */
  edgeGigabyte: 0.085,
  /** Requests by HTTPS, a million. */
  edgeRequests: 1.0,
  /** Runs of a CloudFront Function, a million. */
  edgeFunctions: 0.1,
  /** aws.amazon.com/waf/pricing: requests that a firewall looks at, a million. */
  firewallRequests: 0.6,
  firewall: 5,
  firewallRule: 1,
  /** aws.amazon.com/dynamodb/pricing, on demand: units of a million writes and reads, a GB kept and a GB restorable. */
  tableWrites: 0.625,
  tableReads: 0.125,
  tableGigabyte: 0.25,
  tableRestorableGigabyte: 0.2,
  /** aws.amazon.com/lambda/pricing: a GB-second on either processor, a million calls. */
  armGigabyteSecond: 0.0000133334,
  x86GigabyteSecond: 0.0000166667,
  calls: 0.2,
  /** aws.amazon.com/api-gateway/pricing: a million calls of an HTTP API. */
  gatewayCalls: 1.0,
  /** aws.amazon.com/cloudwatch/pricing: a GB taken in by a log group of either class, an alarm's metric, a metric. */
  standardLogGigabyte: 0.5,
  infrequentLogGigabyte: 0.25,
  alarmMetric: 0.1,
  metric: 0.3,
  /** aws.amazon.com/xray/pricing: a million traces. */
  traces: 5.0,
  /** aws.amazon.com/s3/pricing: a thousand PUTs and GETs, a GB in a month. */
  filePuts: 0.005,
  fileGets: 0.0004,
  fileGigabyte: 0.023,
  /** aws.amazon.com/eventbridge/pricing, /sqs/pricing, /ses/pricing: a million each, a thousand mails. */
  events: 1.0,
  messages: 0.4,
  mails: 0.1,
  secret: 0.4,
  /** aws.amazon.com/backup/pricing: a GB of a table, in full with each backup, and of a bucket; a GB to another region. */
  tableBackupGigabyte: 0.1,
  fileBackupGigabyte: 0.05,
  copiedGigabyte: 0.02,
  /** aws.amazon.com/kms/pricing and /cloudwatch/pricing: a key in each month, a dashboard. */
  key: 1.0,
  dashboard: 3.0,
  /** aws.amazon.com/cognito/pricing: a person who signs in within the month. */
  essentialsUser: 0.015,
  liteUser: 0.0055,
} as const;
