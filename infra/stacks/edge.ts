import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { filesDomainOf, type Settings } from '../config/settings.ts';
import { zoneOf } from '../constructs/delivery/dns.ts';
import { Firewall } from '../constructs/delivery/firewall.ts';

/** What CloudFront takes from us-east-1 alone, wherever the rest of the stage is. */
export class EdgeStack extends Stack {
  readonly certificate: ICertificate;
  readonly firewall: Firewall;

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props);
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: settings.domain,
      subjectAlternativeNames: [filesDomainOf(settings)],
      validation: CertificateValidation.fromDns(zoneOf(this, settings)),
    });
    this.firewall = new Firewall(this, 'Firewall', { stage: settings.name, logDays: settings.logDays });
    // Read where they stand by whoever needs them, in whatever region: no function has to carry them over.
    for (const part of [this.certificate, this.firewall.acl])
      CrossStackReferences.of(part).produce(ReferenceStrength.WEAK);
  }
}
