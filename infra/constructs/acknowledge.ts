import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Acknowledges findings of cdk-nag or the CDK on a construct, each with its reason: rule → reason. A finding without a
 * reason fails the synthesis.
 */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  for (const [rule, why] of Object.entries(reasons))
    Validations.of(construct).acknowledge({
      id: rule.startsWith('@') ? rule : `AwsSolutions-${rule}`,
      reason: why,
    });
}
