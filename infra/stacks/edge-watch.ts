import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Settings } from '../config/settings.ts';
import { Alarms } from '../constructs/alarms.ts';
import { addEdgeAlarms, type EdgeResources } from '../constructs/watch/edge-alarms.ts';
import { letGo } from './let-go.ts';

export interface EdgeWatchProps extends StackProps, EdgeResources {
  readonly settings: Settings;
}

/** The alarms of CloudFront and its firewall. Their metrics exist in us-east-1 only, whatever the stage's region. */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, { settings, site, files, ...props }: EdgeWatchProps) {
    super(scope, id, props);
    const { alarmsTo: mailTo, runbooks } = settings;
    letGo([site, files]);
    addEdgeAlarms(this, new Alarms(this, 'Alarms', { mailTo, runbooks }), { site, files });
  }
}
