import { Stack } from 'aws-cdk-lib';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { API_PREFIX, ROUTES } from '#shared/api/routes.ts';
import { createLogGroup, createLogName } from '../log-group.ts';

/**
 * Requests to the API per address in five minutes. A school, often a whole district, is one address: 2,000 editors that
 * each save every five seconds, which is as often as one can, make 120,000. The stage's own throttle is not above 500 a
 * second either. Files of the site cost little and are not counted.
 */
const MAX_REQUESTS = 150_000;

/**
 * Requests per address in five minutes that try a password or send a mail: 2,000 teachers of one school log in before the
 * first lesson, and some twice. Guesses are limited behind it, per account and network (`TRIES`).
 */
const MAX_GUESSES = 2500;
/** The session routes that do so. */
const GUESSES = [
  ROUTES.logIn,
  ROUTES.signUp,
  ROUTES.confirmSignUp,
  ROUTES.resendCode,
  ROUTES.forgotPassword,
  ROUTES.resetPassword,
];

/** Requests per address in five minutes that leave something without an account: 2,000 editors of one school send few events each. */
const MAX_LEFT = 10_000;
/** The routes on which anybody may leave something. */
const LEAVING = [ROUTES.sendHelpRequest, ROUTES.recordEvent];

/** The window of the rate rules, in seconds. A refused address is let in again after it. */
const WINDOW = 300;

/**
 * Rules of AWS that would refuse honest work and only count here. A document is larger than 8 KB, and a lesson about
 * HTML, addresses or files is data that a schema parses and nothing runs.
 */
const COUNTED_RULES = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
  // Searches are data too: "<3", "../".
  'CrossSiteScripting_QUERYARGUMENTS',
  'GenericLFI_QUERYARGUMENTS',
  'GenericRFI_QUERYARGUMENTS',
];

/** The web application firewall before CloudFront. It must be in us-east-1. */
export class Firewall extends Construct {
  readonly acl: CfnWebACL;

  constructor(scope: Construct, id: string, { stage, logDays }: { stage: string; logDays: number }) {
    super(scope, id);
    this.acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: toVisibility('handout'),
      rules: [
        toRateRule('Flood', 0, MAX_REQUESTS, toPathStatement(`${API_PREFIX}/`, 'STARTS_WITH')),
        toRateRule('SessionFlood', 1, MAX_GUESSES, toRoutesStatement(GUESSES)),
        toRateRule('OpenFlood', 2, MAX_LEFT, toRoutesStatement(LEAVING)),
        toManagedRule('AWSManagedRulesAmazonIpReputationList', 3),
        toManagedRule('AWSManagedRulesKnownBadInputsRuleSet', 4),
        toManagedRule('AWSManagedRulesCommonRuleSet', 5, COUNTED_RULES),
      ],
    });
    this.logBlocked(stage, logDays);
  }

  /** Logs blocked requests only, without credentials. */
  private logBlocked(stage: string, logDays: number): void {
    const name = createLogName(this, `aws-waf-logs-handout-${stage}`);
    const group = createLogGroup(this, 'Blocked', logDays, { name });
    const { partition, region, account } = Stack.of(this);
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.acl.attrArn,
      logDestinationConfigs: [`arn:${partition}:logs:${region}:${account}:log-group:${name}`],
      redactedFields: ['authorization', 'cookie'].map((Name) => ({ singleHeader: { Name } })),
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
          },
        ],
      },
    });
    // CloudFormation has no reference to order by, since the firewall takes no ARN that ends in a wildcard.
    logging.node.addDependency(group);
  }
}

const toRoutesStatement = (routes: readonly { readonly path: string }[]): CfnWebACL.StatementProperty => ({
  orStatement: {
    statements: routes.map(({ path }) => toPathStatement(`${API_PREFIX}${path}`, 'EXACTLY')),
  },
});

const toVisibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** Builds a rule that refuses an address with too many requests of those that the statement describes. */
function toRateRule(
  name: string,
  priority: number,
  most: number,
  scopeDownStatement: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty {
  const responseHeaders = [{ name: 'Retry-After', value: String(WINDOW) }];
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429, responseHeaders } } },
    visibilityConfig: toVisibility(name),
    statement: {
      rateBasedStatement: {
        limit: most,
        evaluationWindowSec: WINDOW,
        aggregateKeyType: 'IP',
        scopeDownStatement,
      },
    },
  };
}

const toPathStatement = (
  searchString: string,
  positionalConstraint: 'STARTS_WITH' | 'EXACTLY',
): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString,
    positionalConstraint,
    fieldToMatch: { uriPath: {} },
    textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
  },
});

function toManagedRule(
  name: string,
  priority: number,
  onlyCounted: readonly string[] = [],
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    visibilityConfig: toVisibility(name),
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        // The service refuses an empty list.
        ...(onlyCounted.length > 0 && {
          ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        }),
      },
    },
  };
}
