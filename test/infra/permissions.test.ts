import { Match } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aStage,
  listServiceAlarms,
  listServiceFunctions,
  listTemplates,
  type SynthesisedStage,
} from './a-stage.ts';
import { isAllowed, listFunctions, type SynthesisedFunction } from './functions.ts';

let stage: SynthesisedStage;
let functions: SynthesisedFunction[];
beforeAll(() => {
  stage = aStage();
  functions = listServiceFunctions(stage);
});

/** Maps an environment variable to the actions that it serves: a function without one of these has no use for it. */
const OPENED_BY: Record<string, RegExp> = {
  TABLE_NAME: /^dynamodb:/,
  PUBLISHED_BUCKET: /^s3:/,
  IMAGES_BUCKET: /^s3:/,
  UPLOADS_BUCKET: /^s3:/,
  FILES_KEY_SECRET: /^secretsmanager:GetSecretValue$/,
  EVENT_BUS_NAME: /^events:PutEvents$/,
  RENDER_QUEUE_URL: /^sqs:/,
  STRIPE_SECRET: /^secretsmanager:GetSecretValue$/,
  CANARY_SECRET: /^secretsmanager:GetSecretValue$/,
  USER_POOL_ID: /^cognito-idp:/,
  USER_POOL_CLIENT_SECRET: /^secretsmanager:GetSecretValue$/,
  MAIL_FROM: /^ses:SendEmail$/,
};
/** Variables without a permission: they are public, name a place, or configure Node. */
const HARMLESS: Record<string, string> = {
  SITE_ORIGIN: 'the address in everybody’s browser',
  FILES_ORIGIN: 'stands in every address of a file',
  FILES_KEY_ID: 'stands in every address of a file',
  SIGN_IN: 'the buttons of the sign-in panel',
  USER_POOL_ISSUER: 'stands in every token',
  USER_POOL_CLIENT_ID: 'stands in every token, and opens nothing without the secret',
  CHROMIUM_DIR: 'a folder of the package',
  PRINT_BUNDLE_DIR: 'a folder of the package',
  ICONS_DIR: 'a folder of the package',
  STRIPE_ORIGIN: 'the address of a public API',
  PREMIUM_CURRENCY: 'a price is for everybody to see',
  PREMIUM_MONTHLY_CENTS: 'a price is for everybody to see',
  PREMIUM_YEARLY_CENTS: 'a price is for everybody to see',
  RENDER_TIMEOUT_SECONDS: 'a number of seconds',
  SWEEP_EVERY_SECONDS: 'a number of seconds',
  NODE_OPTIONS: 'a limit of memory',
  // The adapter of documents reads it at the start, even when only heads are read.
  DOCUMENTS_BUCKET: 'a name opens nothing',
};

describe('a function', () => {
  test('may do nothing by a wildcard, and nothing to everything but hand traces to X-Ray', () => {
    const statements = functions.flatMap((one) => one.statements);
    expect(statements.filter(({ actions }) => actions.some((action) => action.includes('*')))).toEqual([]);
    const toAll = statements.filter(({ resources }) => resources.includes('"*"'));
    expect(new Set(toAll.flatMap(({ actions }) => actions))).toEqual(
      new Set(['xray:PutTelemetryRecords', 'xray:PutTraceSegments']),
    );
  });

  test('is told of nothing that it has no permission for', () => {
    const told = functions.flatMap((one) => Object.keys(one.environment).map((name) => ({ one, name })));
    const idle = told.filter(({ one, name }) => {
      const opener = OPENED_BY[name];
      if (!opener) return !HARMLESS[name];
      return !one.statements.some(({ actions }) => actions.some((action) => opener.test(action)));
    });
    expect(idle.map(({ one, name }) => `${one.name}: ${name}`)).toEqual([]);
  });

  test('reaches rows of documents, of people or of a list by their keys, never the whole table', () => {
    const onTable = functions
      .flatMap((one) => one.statements)
      .filter(
        ({ actions, resources }) => /dynamodb:/.test(actions.join()) && !/index\//.test(resources.join()),
      );
    expect(onTable.length).toBeGreaterThan(0);
    expect(
      onTable.filter(
        ({ conditions }) =>
          !/LeadingKeys":\["((DOC|USER|KEPT_SHARE|TRIES|RENDERS|BROWSER|PAYMENT|GALLERY)#\*|HELP|SITE)"\]/.test(
            conditions,
          ),
      ),
    ).toEqual([]);
  });

  test('of a signed-in reader changes nothing', () => {
    const readers = functions.filter(({ name }) => /^(read|list)/.test(name));
    const writes = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 's3:PutObject', 'events:PutEvents'];
    const guilty = readers.filter((one) => writes.some((action) => isAllowed(one, action)));
    expect(guilty.map(({ name }) => name)).toEqual([]);
  });

  test('knows what opens the payment service only where money is dealt with', () => {
    const readers = functions.filter(({ statements }) =>
      statements.some(
        ({ actions, resources }) =>
          actions.includes('secretsmanager:GetSecretValue') && resources.join().includes('Payments'),
      ),
    );
    expect(readers.map(({ name }) => name).sort()).toEqual([
      ...['Eraser', 'changePlan', 'payAgain', 'startCheckout', 'takePaymentEvent'],
    ]);
    const keepers = functions.filter(({ statements }) => JSON.stringify(statements).includes('PAYMENT#'));
    expect(keepers.map(({ name }) => name)).toEqual(['takePaymentEvent']);
  });

  test('knows what opens the user pool only where people sign up, in or out, or prove that it is they', () => {
    const readers = functions.filter(({ statements }) =>
      statements.some(({ resources }) => resources.join().includes('ClientSecret')),
    );
    expect(readers.map(({ name }) => name).sort()).toEqual(
      [
        ...['signUp', 'confirmSignUp', 'resendCode', 'logIn', 'refreshSession'],
        ...['startSignIn', 'finishSignIn', 'logOut', 'logOutEverywhere', 'forgotPassword', 'resetPassword'],
        ...['startEmailChange', 'startTwoStep', 'confirmTwoStep', 'endTwoStep', 'renewRecoveryCodes'],
      ].sort(),
    );
  });

  test('that signs people up reaches no data at all but the counts of tries and the marks of browsers', () => {
    const signing = functions.filter(({ name }) => /^(signUp|resendCode|forgotPassword)$/.test(name));
    const statements = signing.flatMap((one) => one.statements);
    const isExpected = ({ actions, resources, conditions }: (typeof statements)[number]) =>
      resources.join().includes('ClientSecret') ||
      (actions.join() === 'dynamodb:UpdateItem' && conditions.includes('["TRIES#*"]')) ||
      (actions.join() === 'dynamodb:GetItem' && conditions.includes('["BROWSER#*"]'));
    const others = statements.filter((statement) => !isExpected(statement));
    expect(
      others.flatMap(({ actions }) => actions).filter((action) => !/^(xray|logs):/.test(action)),
    ).toEqual([]);
  });

  test('can delete nothing, but what is its own to remove', () => {
    const deletions = functions.flatMap(({ name, statements }) =>
      statements.flatMap(({ actions }) =>
        actions.filter((one) => /:(Admin)?Delete/.test(one)).map((one) => `${name} ${one}`),
      ),
    );
    expect([...new Set(deletions)].sort()).toEqual([
      // An account that its owner deletes, and everything in it.
      'Eraser cognito-idp:AdminDeleteUser',
      'Eraser dynamodb:DeleteItem',
      'Eraser s3:DeleteObject',
      // Pictures that no document uses any more.
      'ImageSweeper dynamodb:DeleteItem',
      'ImageSweeper s3:DeleteObject',
      // PDFs that newer revisions have replaced.
      'Renderer s3:DeleteObject',
      // A message that the renderer has handled.
      'Renderer sqs:DeleteMessage',
      // What it made of a document that was erased meanwhile.
      'Rerenderer s3:DeleteObject',
      // PDFs that were replaced half an hour ago.
      'Sweeper s3:DeleteObject',
      // A request for help that has been answered.
      'closeHelpRequest dynamodb:DeleteItem',
      // An original whose picture is stored.
      'completeUpload s3:DeleteObject',
      // A sign-up that nobody confirmed, with an address that its owner has proved now.
      'confirmEmailChange cognito-idp:AdminDeleteUser',
      // The caller's own account, before everything in it is deleted.
      'deleteAccount cognito-idp:AdminDeleteUser',
      'deleteFolder dynamodb:DeleteItem',
      // A link to its user's bank.
      'endKeptShare dynamodb:DeleteItem',
      // A document that its owner removes from the trash for good.
      'eraseDocument dynamodb:DeleteItem',
      'eraseDocument s3:DeleteObject',
      // An identity's own user, which is linked to an account instead, and a sign-up that nobody confirmed.
      'finishSignIn cognito-idp:AdminDeleteUser',
      // What its user takes out of their bank.
      'removeKeptItem dynamodb:DeleteItem',
    ]);
  });

  test('reaches the pictures of people as far as it must, and never what was sent but for checking it', () => {
    const onImages = functions.flatMap(({ name, statements }) =>
      statements
        .filter(({ actions }) => /^s3:/.test(actions.join()))
        .flatMap(({ actions, resources }) => resources.map((resource) => ({ name, actions, resource })))
        .filter(({ resource }) => /Images|Uploads/.test(resource))
        .map(
          ({ name, actions, resource }) => `${name} ${actions} ${/(uploads|images)\/\*/.exec(resource)?.[0]}`,
        ),
    );
    expect(onImages.sort()).toEqual([
      'Eraser s3:DeleteObject images/*',
      'Eraser s3:DeleteObject uploads/*',
      'Eraser s3:ListBucket undefined',
      'ImageSweeper s3:DeleteObject images/*',
      'Renderer s3:GetObject images/*',
      'Rerenderer s3:GetObject images/*',
      'completeUpload s3:DeleteObject,s3:GetObject uploads/*',
      'completeUpload s3:PutObject images/*',
      // Drawings of the icon library, which are copied with the document.
      'copyDocument s3:GetObject,s3:PutObject images/*',
      'copySharedItems s3:GetObject,s3:PutObject images/*',
      'downloadIcon s3:PutObject images/*',
      'requestUpload s3:PutObject uploads/*',
    ]);
  });
});

const getName = ({ name }: SynthesisedFunction) => name;

describe('the whole stage', () => {
  test.each([{ region: 'us-east-1' }, { region: 'eu-central-1' }])(
    'has no finding of cdk-nag without a reason in $region',
    ({ region }) => {
      const { app } = aStage({ region });
      const findings = new AwsSolutionsChecks().validateScope(app).violations;
      expect(findings.map(({ ruleName, violatingResources }) => ({ ruleName, violatingResources }))).toEqual(
        [],
      );
    },
  );

  test('keeps every log for a set time', () => {
    const groups = listTemplates(stage).flatMap((template) =>
      Object.values(template.findResources('AWS::Logs::LogGroup')),
    );
    expect(groups.length).toBeGreaterThan(functions.length);
    expect(groups.filter(({ Properties }) => !(Properties.RetentionInDays > 0))).toEqual([]);
  });

  test('has no log of a fixed name, which one that was kept of a former stack would stop the deployment of', () => {
    const names = listTemplates(stage).flatMap((template) =>
      Object.values(template.findResources('AWS::Logs::LogGroup')).map(
        ({ Properties }) => Properties.LogGroupName as unknown,
      ),
    );
    const named = names.filter((name) => name !== undefined);
    expect(named).toHaveLength(2);
    for (const name of named) expect(JSON.stringify(name)).toContain('"AWS::StackId"');
  });

  test('gives every function a log that ends, also the helper that deploys', () => {
    for (const template of listTemplates(stage)) {
      const groups = Object.keys(template.findResources('AWS::Logs::LogGroup'));
      expect(listFunctions(template).filter(({ logGroup }) => !groups.includes(logGroup))).toEqual([]);
    }
  });

  test('rings for every function that crashes or is throttled, and when the API answers 5xx', () => {
    // Those with a name of their own stop releases and mail nobody.
    const mailing = listServiceAlarms(stage).filter(({ Properties }) => !Properties.AlarmName);
    const alarms = JSON.stringify(mailing);
    const silent = functions.filter(({ id }) => !alarms.includes(`"Value":{"Ref":"${id}"}`));
    expect(silent.map(getName)).toEqual([]);
    expect(alarms).toMatch(/"MetricName":"5xx"/);
    stage.service.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: 'sns:Publish',
            Effect: 'Allow',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
          }),
        ]),
      },
    });
    expect(mailing.filter(({ Properties }) => !Properties.AlarmActions?.length)).toEqual([]);
  });
});
