import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Settings } from '../../config/settings.ts';

/** The zone in which the site's names are written; it exists before us, and nothing is looked up. */
export const zoneOf = (scope: Construct, { zone }: Settings): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: zone.id, zoneName: zone.name });

interface Named {
  readonly settings: Settings;
  /** The whole name, such as `files.handout.example`. */
  readonly name: string;
  readonly distribution: IDistribution;
}

/** Writes a distribution's name for both versions of IP. */
export function addressOf(scope: Construct, { settings, name, distribution }: Named): void {
  const zone = zoneOf(scope, settings);
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, 'Address', { zone, recordName: name, target });
  new AaaaRecord(scope, 'Address6', { zone, recordName: name, target });
}
