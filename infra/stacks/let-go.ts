import { CrossStackReferences, ReferenceStrength } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Lets resources be replaced or removed though other stacks name them, as those that watch do. Such weak references are
 * also read from another region without a function that copies them.
 */
export function letGo(resources: readonly IConstruct[]): void {
  for (const resource of resources) CrossStackReferences.of(resource).produce(ReferenceStrength.WEAK);
}
