import { Stack, type StackProps } from 'aws-cdk-lib';
import { TxtRecord } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Settings } from '../config/settings.ts';
import { importZone } from '../constructs/delivery/dns.ts';

/**
 * The domain that mails come from: SES signs them (DKIM), bounces go to a name of ours (SPF), and receivers refuse what
 * is neither (DMARC). It is a stack of its own, because the user pool takes a sender only once SES has seen these records.
 */
export class MailStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { settings, mailFrom, ...props }: StackProps & { settings: Settings; mailFrom: string },
  ) {
    super(scope, id, { ...props, terminationProtection: true });
    const { name } = settings.zone;
    if (!mailFrom.endsWith(`@${name}`))
      throw new Error(`mailFrom of ${settings.name} must be an address at ${name}, the zone of the stage`);
    const zone = importZone(this, settings);
    new EmailIdentity(this, 'Sender', {
      identity: Identity.publicHostedZone(zone),
      mailFromDomain: `mail.${name}`,
    });
    new TxtRecord(this, 'Dmarc', { zone, recordName: '_dmarc', values: ['v=DMARC1; p=quarantine'] });
  }
}
