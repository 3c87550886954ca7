import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Settings } from '../config/settings.ts';
import { addCostAnomalies } from '../constructs/watch/anomalies.ts';
import { addBudget } from '../constructs/watch/budget.ts';
import { addDashboard } from '../constructs/watch/dashboard.ts';
import type { DataStack } from './data.ts';
import type { FilesStack } from './files.ts';
import { letGo } from './let-go.ts';
import type { ServiceStack } from './service.ts';
import type { WebStack } from './web.ts';

export interface WatchProps extends StackProps {
  readonly settings: Settings;
  readonly data: DataStack;
  readonly files: FilesStack;
  readonly service: ServiceStack;
  readonly web: WebStack;
}

/** The dashboard of the whole stage, its budget, and what watches for a jump of the cost. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { settings, data, files, service, web, ...props }: WatchProps) {
    super(scope, id, props);
    const { name: stage, region, alarmsTo: mailTo, monthlyBudget: limit, costMonitor } = settings;
    const { queue, deadLetters } = service.renderQueue;
    const { table } = data;
    const api = service.api.stage;
    const edge = { site: web.distribution, files: files.distribution };
    // Not the table: its strong references are why CloudFormation refuses an update that would replace it by an empty one.
    letGo([edge.site, edge.files, queue, deadLetters, api, api.api]);
    addBudget(this, { stage, limit, mailTo });
    addCostAnomalies(this, { stage, budget: limit, mailTo, costMonitor });
    addDashboard(this, { ...edge, stage, region, api, table, queue, deadLetters });
  }
}
