import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { createFirewallMetric, type EdgeResources } from './edge-alarms.ts';
import { createPublishMetrics } from './publish-metrics.ts';

export interface Shown extends EdgeResources {
  readonly stage: string;
  /** The region of everything but CloudFront. */
  readonly region: string;
  readonly api: HttpStage;
  readonly table: TableV2;
  readonly queue: Queue;
  readonly deadLetters: Queue;
}

const PERIOD = Duration.minutes(5);
const sum = { statistic: 'Sum', period: PERIOD };
const average = { statistic: 'Average', period: PERIOD };

/** Adds the dashboard `handout-STAGE`: a row each for people, functions, publishing, data and the edge. */
export function addDashboard(scope: Construct, shown: Shown): void {
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `handout-${shown.stage}`,
    defaultInterval: Duration.days(1),
    widgets: [
      createApiRow(shown),
      createFunctionRow(shown),
      createPublishRow(shown),
      createDataRow(shown),
      createEdgeRow(shown),
    ],
  });
}

const createGraph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: 8, height: 6, leftYAxis: { min: 0 } });

function createApiRow({ api }: Shown): GraphWidget[] {
  const percentiles = ['p50', 'p95', 'p99'].map((statistic) =>
    api.metricLatency({ statistic, period: PERIOD, label: statistic }),
  );
  return [
    createGraph('API: requests', [api.metricCount(sum)]),
    createGraph('API: errors', [api.metricClientError(sum), api.metricServerError(sum)]),
    createGraph('API: milliseconds', percentiles),
  ];
}

/** Creates the metric of all functions of the stage; names of functions begin with those of their stacks. */
const createFunctionMetric = ({ stage, region }: Shown, name: string, statistic: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${name}" "handout-${stage}"', '${statistic}')`,
    usingMetrics: {},
    label: '',
    searchRegion: region,
    period: PERIOD,
  });

const createFunctionRow = (shown: Shown): GraphWidget[] => [
  createGraph('Functions: errors', [createFunctionMetric(shown, 'Errors', 'Sum')]),
  createGraph('Functions: throttles', [createFunctionMetric(shown, 'Throttles', 'Sum')]),
  createGraph('Functions: milliseconds of 95 %', [createFunctionMetric(shown, 'Duration', 'p95')]),
];

function createPublishRow({ queue, deadLetters, region }: Shown): GraphWidget[] {
  const publish = createPublishMetrics(region);
  return [
    createGraph('Publishing: PDFs made', [publish.count], [publish.seconds]),
    createGraph(
      'Publishing: queue',
      [queue.metricApproximateNumberOfMessagesVisible(average)],
      [queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: PERIOD })],
    ),
    createGraph('Publishing: dead letters', [deadLetters.metricApproximateNumberOfMessagesVisible(average)]),
  ];
}

function createDataRow({ table }: Shown): GraphWidget[] {
  const throttles = ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => table.metric(name, sum));
  return [
    createGraph('Table: units', [
      table.metricConsumedReadCapacityUnits(sum),
      table.metricConsumedWriteCapacityUnits(sum),
    ]),
    createGraph('Table: throttles', throttles),
    createGraph(
      'Table: milliseconds',
      ['GetItem', 'PutItem', 'UpdateItem', 'Query'].map((Operation) =>
        table.metricSuccessfulRequestLatency({ ...average, label: Operation, dimensionsMap: { Operation } }),
      ),
    ),
  ];
}

/** CloudFront and its firewall count there, whatever the region of the stage. */
const atEdge = { region: 'us-east-1' };

const createEdgeRow = ({ site, files }: Shown): GraphWidget[] => [
  createGraph('CloudFront: requests', [
    site.metricRequests({ ...sum, ...atEdge }),
    files.metricRequests({ ...sum, ...atEdge }),
  ]),
  createGraph('CloudFront: errors in %', [
    site.metricTotalErrorRate({ ...average, ...atEdge }),
    files.metricTotalErrorRate({ ...average, ...atEdge }),
  ]),
  createGraph('Firewall: requests', [
    createFirewallMetric('AllowedRequests').with(atEdge),
    createFirewallMetric('BlockedRequests').with(atEdge),
  ]),
];
