import { Stage, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Settings } from './config/settings.ts';
import { CopiesStack } from './stacks/copies.ts';

/**
 * The vault for the copies of a stage's backups. It is apart from the stage, because nobody who deploys the stage may reach
 * it: an operator deploys it once, with the credentials of its own account.
 */
export class CopiesStage extends Stage {
  readonly copies: CopiesStack;

  constructor(scope: Construct, settings: Settings) {
    super(scope, `${settings.name}-copies`, {
      env: settings.copies,
      stageName: `handout-${settings.name}`,
    });
    this.copies = new CopiesStack(this, 'Copies', { settings });
    Tags.of(this).add('product', 'handout');
    Tags.of(this).add('stage', settings.name);
  }
}
