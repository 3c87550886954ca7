import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaDeploymentConfig,
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { type IRole, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/** New versions answer a tenth of the calls for five minutes, and all of them only if no alarm rang. */
const PACE: ILambdaDeploymentConfig = LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES;

/** Moves calls to new versions of functions step by step, and back at once when a function's alarm rings. */
export class Releases extends Construct {
  private readonly application: LambdaApplication;
  private readonly role: IRole;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.application = new LambdaApplication(this, 'Application');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
    acknowledge(role, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'CodeDeploy shifts the calls of functions by the policy that AWS wrote for it.',
    });
    this.role = role;
  }

  /** Adds an alias whose calls move to a new version by the pace above. */
  add(scope: Construct, alias: Alias, alarm: IAlarm): void {
    new LambdaDeploymentGroup(scope, 'Release', {
      application: this.application,
      role: this.role,
      alias,
      alarms: [alarm],
      deploymentConfig: PACE,
    });
  }
}
