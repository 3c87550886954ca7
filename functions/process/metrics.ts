import { Metrics } from '@aws-lambda-powertools/metrics';

/** Metrics carry names and numbers; they reach CloudWatch as lines of the log. */
export const metrics = new Metrics({ namespace: 'Handout', serviceName: 'handout' });
