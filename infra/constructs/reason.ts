import { type CfnResource, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * Says why a construct is weaker than a rule of cdk-nag asks: rule → reason. Stands next to what it
 * excuses; a rule that has no reason here fails the synthesis.
 */
export function reason(construct: Construct | CfnResource, reasons: Readonly<Record<string, string>>): void {
  for (const [rule, why] of Object.entries(reasons))
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason: why });
}
