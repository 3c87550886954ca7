import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Alarms } from '../alarms.ts';
import { createRate } from '../rate.ts';

export interface EdgeResources {
  readonly site: Distribution;
  readonly files: Distribution;
}

/** Adds the alarms of CloudFront and its firewall, whose metrics exist in us-east-1 alone. */
export function addEdgeAlarms(scope: Construct, alarms: Alarms, { site, files }: EdgeResources): void {
  for (const [name, distribution] of Object.entries({ Site: site, Files: files }))
    alarms.addAlarm(scope, `${name}Errors`, {
      metric: distribution.metric5xxErrorRate({ statistic: 'Average', period: Duration.minutes(5) }),
      threshold: 1,
      periods: 3,
      fault: `CloudFront answers more than 1 % of the requests to the ${name.toLowerCase()} with 5xx.`,
      why: 'CloudFront tells the rate alone, so three periods in a row rule out one error among few requests.',
      page: 'site-errors',
    });
  alarms.addAlarm(scope, 'Blocked', {
    metric: createRate({
      failures: { blocked: createFirewallMetric('BlockedRequests') },
      tries: {
        passed: createFirewallMetric('AllowedRequests'),
        blocked: createFirewallMetric('BlockedRequests'),
      },
      atLeast: 200,
      label: 'Requests that the firewall blocks in %',
    }),
    threshold: 5,
    periods: 3,
    fault: 'The firewall has blocked more than 5 % of the requests for a quarter of an hour.',
    why: 'scanners make 1 % to 2 %; more is an attack, or a rule that refuses honest work.',
    page: 'firewall-blocks',
  });
}

/** Creates a metric of the whole firewall by the name that it has in `firewall.ts`. */
export const createFirewallMetric = (metricName: string): Metric =>
  new Metric({
    namespace: 'AWS/WAFV2',
    metricName,
    statistic: 'Sum',
    period: Duration.minutes(5),
    dimensionsMap: { WebACL: 'handout', Rule: 'ALL' },
  });
