import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { API_PREFIX, ROUTES } from '#shared/api/routes.ts';
import type { Alarms } from '../alarms.ts';
import { createRate } from '../rate.ts';

const SLOW_MS = 2000;
/** Calls in five minutes below which a slow one says nothing of the rest. */
const ENOUGH_CALLS = 100;

/** Adds the alarms of the API as a whole, and of the one route that another company calls. */
export function addApiAlarms(scope: Construct, alarms: Alarms, stage: HttpStage): void {
  alarms.addAlarm(scope, 'Failing', {
    metric: createRate({
      failures: { failing: stage.metricServerError({ statistic: 'Sum' }) },
      tries: { calls: stage.metricCount({ statistic: 'Sum' }) },
      atLeast: 5,
      label: 'Answers with 5xx in %',
    }),
    threshold: 1,
    fault: 'More than 1 % of the API’s answers are 5xx.',
    why: 'the editor repeats a failed call once, which hides 1 % from people; five answers rule out a single blip.',
    page: 'api-errors',
  });
  alarms.addAlarm(scope, 'Slow', {
    metric: createLatency(stage),
    threshold: SLOW_MS,
    periods: 3,
    fault: 'One answer of the API in twenty takes longer than 2 s.',
    why: 'a cold function takes 0.5 s, so 2 s is no cold start; three periods rule out a deployment.',
    page: 'api-slow',
  });
  alarms.addAlarm(scope, 'PaymentEvents', {
    metric: createRate({
      failures: { refused: createRouteMetric(stage, '4xx') },
      tries: { sent: createRouteMetric(stage, 'Count') },
      atLeast: 3,
      label: 'Refused events of Stripe in %',
      period: ROUTE_PERIOD,
    }),
    threshold: 10,
    fault: 'The API refuses more than 10 % of the events that Stripe sends.',
    why: 'a stranger’s forgery is refused now and then, three in an hour are not by chance; Stripe gives up after days.',
    page: 'payment-events',
  });
}

function createLatency(stage: HttpStage): MathExpression {
  const period = Duration.minutes(5);
  return new MathExpression({
    expression: `IF(FILL(calls, 0) >= ${ENOUGH_CALLS}, latency, 0)`,
    usingMetrics: {
      calls: stage.metricCount({ statistic: 'Sum', period }),
      latency: stage.metricLatency({ statistic: 'p95', period }),
    },
    period,
    label: 'Latency of 95 % of the answers in ms',
  });
}

const ROUTE_PERIOD = Duration.hours(1);

/** Creates a metric of the route that Stripe calls, whose settings ask for metrics of its own. */
function createRouteMetric(stage: HttpStage, metricName: string): Metric {
  const { method, path } = ROUTES.takePaymentEvent;
  return new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    statistic: 'Sum',
    period: ROUTE_PERIOD,
    dimensionsMap: {
      ApiId: stage.api.apiId,
      Stage: stage.stageName,
      Method: method,
      Resource: `${API_PREFIX}${path}`,
    },
  });
}
