import { Stack } from 'aws-cdk-lib';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { API_PREFIX } from '#shared/api/routes.ts';
import { logGroup } from '../log-group.ts';

/**
 * A school is one address: three hundred editors that each save at most every five seconds stay below
 * both limits. Requests per address in five minutes.
 */
const MOST = 20_000;
const MOST_SESSIONS = 600;

/**
 * Rules of AWS that would refuse honest work. A document is larger than 8 KB, and what a teacher writes
 * about HTML, addresses or files is data to us: it is parsed by its schema and never run.
 */
const OUR_DOCUMENTS = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

/** The web application firewall before CloudFront; it must stand in us-east-1. */
export class Firewall extends Construct {
  readonly acl: CfnWebACL;

  constructor(scope: Construct, id: string, { stage, logDays }: { stage: string; logDays: number }) {
    super(scope, id);
    this.acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: seenAs('handout'),
      rules: [
        limit('Flood', 0, MOST),
        limit('SessionFlood', 1, MOST_SESSIONS, `${API_PREFIX}/session/`),
        managed('AWSManagedRulesAmazonIpReputationList', 2),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 3),
        managed('AWSManagedRulesCommonRuleSet', 4, OUR_DOCUMENTS),
      ],
    });
    this.logBlocked(stage, logDays);
  }

  /** Only what was refused is written down, without what signs people in. */
  private logBlocked(stage: string, logDays: number): void {
    const name = `aws-waf-logs-handout-${stage}`;
    const group = logGroup(this, 'Blocked', logDays, name);
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
    // It is named and not referred to, as the firewall takes no address that ends in a wildcard.
    logging.node.addDependency(group);
  }
}

const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** Refuses an address that asks too often, for a path if one is given. */
function limit(name: string, priority: number, most: number, path?: string): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    visibilityConfig: seenAs(name),
    statement: {
      rateBasedStatement: {
        limit: most,
        evaluationWindowSec: 300,
        aggregateKeyType: 'IP',
        ...(path && { scopeDownStatement: startsWith(path) }),
      },
    },
  };
}

const startsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString,
    positionalConstraint: 'STARTS_WITH',
    fieldToMatch: { uriPath: {} },
    textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
  },
});

function managed(
  name: string,
  priority: number,
  onlyCounted: readonly string[] = [],
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    visibilityConfig: seenAs(name),
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
  };
}
