import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { getPipelineRole, type Settings } from '../config/settings.ts';

export interface PipelineProps extends StackProps {
  readonly settings: Settings;
  /** The function that checks the deployed product by publishing a worksheet. */
  readonly canary: IFunction;
}

const ISSUER = 'token.actions.githubusercontent.com';
const AUDIENCE = 'sts.amazonaws.com';

/**
 * The roles that `.github/workflows/release.yml` takes, without a key that anybody keeps: GitHub vouches for the job. To
 * deploy they take the roles of the CDK's bootstrap, and can do nothing else.
 */
export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { settings, canary, ...props }: PipelineProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${ISSUER}`,
      clientIds: [AUDIENCE],
    });
    const addRole = (what: 'deploy' | 'look', job: string) =>
      new Role(this, what, {
        roleName: getPipelineRole(settings, what),
        assumedBy: new WebIdentityPrincipal(provider.oidcProviderArn, {
          StringEquals: {
            [`${ISSUER}:aud`]: AUDIENCE,
            [`${ISSUER}:sub`]: `repo:${settings.repository}:${job}`,
          },
        }),
        // New versions of functions take five minutes, one stack after another.
        maxSessionDuration: Duration.hours(2),
      });
    // Only a job of the environment may deploy, which GitHub starts when its reviewers have approved.
    const deploy = addRole('deploy', `environment:${settings.name}`);
    deploy.addToPolicy(takeBootstrapRoles(settings, ['deploy', 'file-publishing', 'lookup']));
    deploy.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [canary.functionArn] }),
    );
    const look = addRole('look', 'ref:refs/heads/main');
    look.addToPolicy(takeBootstrapRoles(settings, ['lookup']));
    new CfnOutput(this, 'CanaryFunction', { value: canary.functionArn });
  }
}

/** Allows the CDK's own roles in each region of the stage's account. The account of its copies is not the pipeline's. */
function takeBootstrapRoles({ account, region }: Settings, names: readonly string[]): PolicyStatement {
  const places = [`${account}-${region}`, `${account}-us-east-1`];
  return new PolicyStatement({
    actions: ['sts:AssumeRole'],
    resources: [...new Set(places)].flatMap((place) =>
      names.map((name) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${name}-role-${place}`),
    ),
  });
}
