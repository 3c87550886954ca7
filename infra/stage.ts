import { join } from 'node:path';
import { Stage, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Assets } from './build/assets.ts';
import { CLIENT_SECRET_KEEPER, FILE_KEY_MAKER } from './build/handlers.ts';
import type { Settings } from './config/settings.ts';
import { keepLogs } from './constructs/log-group.ts';
import { BackupStack } from './stacks/backup.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeStack } from './stacks/edge.ts';
import { EdgeWatchStack } from './stacks/edge-watch.ts';
import { FilesStack } from './stacks/files.ts';
import { MailStack } from './stacks/mail.ts';
import { PipelineStack } from './stacks/pipeline.ts';
import { ServiceStack } from './stacks/service.ts';
import { WatchStack } from './stacks/watch.ts';
import { WebStack } from './stacks/web.ts';

/** The whole product once: data, files, functions, the site, and what watches them. */
export class HandoutStage extends Stage {
  /** Only where the stage sends its own mails. */
  readonly mail: MailStack | undefined;
  readonly data: DataStack;
  readonly edge: EdgeStack;
  readonly files: FilesStack;
  readonly backup: BackupStack;
  readonly service: ServiceStack;
  readonly web: WebStack;
  readonly watch: WatchStack;
  readonly edgeWatch: EdgeWatchStack;
  readonly pipeline: PipelineStack;

  constructor(scope: Construct, settings: Settings, assets: Assets) {
    super(scope, settings.name, {
      env: { account: settings.account, region: settings.region },
      stageName: `handout-${settings.name}`,
    });
    const { mailFrom } = settings;
    this.mail = mailFrom ? new MailStack(this, 'Mail', { settings, mailFrom }) : undefined;
    this.data = new DataStack(this, 'Data', {
      settings,
      secretKeeper: join(assets.handlers, CLIENT_SECRET_KEEPER),
    });
    // The user pool asks SES for the sender, which no reference says.
    if (this.mail) this.data.addStackDependency(this.mail);
    this.edge = new EdgeStack(this, 'Edge', {
      settings,
      env: { account: settings.account, region: 'us-east-1' },
    });
    this.files = new FilesStack(this, 'Files', {
      settings,
      edge: this.edge,
      keyMaker: join(assets.handlers, FILE_KEY_MAKER),
    });
    this.backup = new BackupStack(this, 'Backup', { settings, data: this.data, files: this.files });
    this.service = new ServiceStack(this, 'Service', {
      settings,
      assets,
      data: this.data,
      files: this.files,
    });
    this.web = new WebStack(this, 'Web', {
      settings,
      assets,
      edge: this.edge,
      files: this.files,
      service: this.service,
    });
    this.watch = new WatchStack(this, 'Watch', {
      settings,
      data: this.data,
      files: this.files,
      service: this.service,
      web: this.web,
    });
    this.edgeWatch = new EdgeWatchStack(this, 'EdgeWatch', {
      settings,
      certificate: this.edge.certificate,
      site: this.web.distribution,
      files: this.files.distribution,
      env: { account: settings.account, region: 'us-east-1' },
    });
    this.pipeline = new PipelineStack(this, 'Pipeline', { settings, canary: this.service.canary.live });
    if (settings.keepsLogs) keepLogs(this);
    Tags.of(this).add('product', 'handout');
    Tags.of(this).add('stage', settings.name);
  }
}
