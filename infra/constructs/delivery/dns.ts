import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Settings } from '../../config/settings.ts';

/** Imports the existing zone of the site's host names, without a lookup. */
export const importZone = (scope: Construct, { zone }: Settings): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: zone.id, zoneName: zone.name });

interface AddressProps {
  readonly settings: Settings;
  /** The full host name, such as `files.handout.example`. */
  readonly name: string;
  readonly distribution: IDistribution;
}

/** Adds the IPv4 and IPv6 records of a distribution's host name. */
export function addAddressRecords(scope: Construct, { settings, name, distribution }: AddressProps): void {
  const zone = importZone(scope, settings);
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, 'Address', { zone, recordName: name, target });
  new AaaaRecord(scope, 'Address6', { zone, recordName: name, target });
}
