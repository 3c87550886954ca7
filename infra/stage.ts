import { Stage, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Assets } from './build/assets.ts';
import type { Settings } from './settings.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeStack } from './stacks/edge.ts';
import { ServiceStack } from './stacks/service.ts';
import { WebStack } from './stacks/web.ts';

/** The whole product once: what people made, what answers them, and what a browser reaches. */
export class HandoutStage extends Stage {
  readonly data: DataStack;
  readonly service: ServiceStack;
  readonly edge: EdgeStack;
  readonly web: WebStack;

  constructor(scope: Construct, settings: Settings, assets: Assets) {
    super(scope, settings.name, {
      env: { region: settings.region },
      stageName: `handout-${settings.name}`,
    });
    this.data = new DataStack(this, 'Data', { settings });
    this.service = new ServiceStack(this, 'Service', { settings, assets, data: this.data });
    this.edge = new EdgeStack(this, 'Edge', { settings, env: { region: 'us-east-1' } });
    this.web = new WebStack(this, 'Web', {
      settings,
      web: assets.web,
      data: this.data,
      edge: this.edge,
      service: this.service,
    });
    Tags.of(this).add('product', 'handout');
    Tags.of(this).add('stage', settings.name);
  }
}
