import { Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';

/** Adds the alarm of a certificate that is not renewed. One that has expired is counted no more, so silence rings too. */
export function addCertificateAlarm(
  scope: Construct,
  alarms: Alarms,
  { certificate, of }: { readonly certificate: ICertificate; readonly of: string },
): void {
  alarms.addSilenceAlarm(scope, 'CertificateEnds', {
    metric: certificate.metricDaysToExpiry({ statistic: 'Minimum', period: Duration.days(1) }),
    threshold: 30,
    fault: `The certificate of ${of} ends within 30 days.`,
    why: 'ACM renews it 45 to 60 days before its end, and has tried for two weeks by then.',
    page: 'certificate-ends',
  });
}
