import { Stack } from 'aws-cdk-lib';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { API_PREFIX } from '#shared/api/routes.ts';
import { createLogGroup } from '../log-group.ts';

/**
 * Requests per address in five minutes. A school is one address: three hundred editors that each save at most every
 * five seconds stay below both limits.
 */
const MAX_REQUESTS = 20_000;
const MAX_SESSION_REQUESTS = 600;

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
        toRateRule('Flood', 0, MAX_REQUESTS),
        toRateRule('SessionFlood', 1, MAX_SESSION_REQUESTS, `${API_PREFIX}/session/`),
        toManagedRule('AWSManagedRulesAmazonIpReputationList', 2),
        toManagedRule('AWSManagedRulesKnownBadInputsRuleSet', 3),
        toManagedRule('AWSManagedRulesCommonRuleSet', 4, COUNTED_RULES),
      ],
    });
    this.logBlocked(stage, logDays);
  }

  /** Logs blocked requests only, without credentials. */
  private logBlocked(stage: string, logDays: number): void {
    const name = `aws-waf-logs-handout-${stage}`;
    const group = createLogGroup(this, 'Blocked', logDays, name);
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

const toVisibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** Builds a rule that refuses an address with too many requests, to a path if one is given. */
function toRateRule(name: string, priority: number, most: number, path?: string): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    visibilityConfig: toVisibility(name),
    statement: {
      rateBasedStatement: {
        limit: most,
        evaluationWindowSec: 300,
        aggregateKeyType: 'IP',
        ...(path && { scopeDownStatement: toPathStatement(path) }),
      },
    },
  };
}

const toPathStatement = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString,
    positionalConstraint: 'STARTS_WITH',
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
        ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
  };
}
