import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { getFilesDomain, type Settings } from '../config/settings.ts';
import { importZone } from '../constructs/delivery/dns.ts';
import { Firewall } from '../constructs/delivery/firewall.ts';
import { letGo } from './let-go.ts';

/** Resources that CloudFront takes from us-east-1 only, whatever the stage's region. */
export class EdgeStack extends Stack {
  readonly certificate: ICertificate;
  readonly firewall: Firewall;

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props);
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: settings.domain,
      subjectAlternativeNames: [getFilesDomain(settings)],
      validation: CertificateValidation.fromDns(importZone(this, settings)),
    });
    this.firewall = new Firewall(this, 'Firewall', { stage: settings.name, logDays: settings.logDays });
    letGo([this.certificate, this.firewall.acl]);
  }
}
