import { Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import type { Settings } from '../config/settings.ts';
import { Alarms } from '../constructs/alarms.ts';
import { addCertificateAlarm } from '../constructs/certificate-alarm.ts';
import { addEdgeAlarms, type EdgeResources } from '../constructs/watch/edge-alarms.ts';
import { letGo } from './let-go.ts';

export interface EdgeWatchProps extends StackProps, EdgeResources {
  readonly settings: Settings;
  readonly certificate: ICertificate;
}

/** The alarms of CloudFront, its firewall and its certificate. Their metrics exist in us-east-1 only, whatever the stage's region. */
export class EdgeWatchStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { settings, certificate, site, files, ...props }: EdgeWatchProps,
  ) {
    super(scope, id, props);
    const { alarmsTo: mailTo, runbooks } = settings;
    letGo([site, files]);
    const alarms = new Alarms(this, 'Alarms', { mailTo, runbooks });
    addEdgeAlarms(this, alarms, { site, files });
    addCertificateAlarm(this, alarms, { certificate, of: 'the site and the files' });
  }
}
