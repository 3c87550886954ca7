import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Says why a construct is weaker than a rule asks, cdk-nag's or the CDK's own: rule → reason. Stands next
 * to what it excuses; a finding without a reason fails the synthesis.
 */
export function reason(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  for (const [rule, why] of Object.entries(reasons))
    Validations.of(construct).acknowledge({
      id: rule.startsWith('@') ? rule : `AwsSolutions-${rule}`,
      reason: why,
    });
}
