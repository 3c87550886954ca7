import type { Template } from 'aws-cdk-lib/assertions';

interface Statement {
  readonly effect: string;
  readonly actions: readonly string[];
  /** As JSON, with the CDK's references. */
  readonly resources: readonly string[];
  readonly conditions: string;
}

/** A Lambda function of a template, with its permissions and its environment. */
export interface SynthesisedFunction {
  readonly id: string;
  /** The name of its construct, such as `createDocument`. */
  readonly name: string;
  readonly environment: Readonly<Record<string, unknown>>;
  readonly statements: readonly Statement[];
  readonly timeout: number;
  /** X-Ray begins traces at its calls, and goes on with those of who called it. */
  readonly isTraced: boolean;
  readonly logGroup: string;
}

export function listFunctions(template: Template): SynthesisedFunction[] {
  const policies = Object.values(template.findResources('AWS::IAM::Policy'));
  return Object.entries(template.findResources('AWS::Lambda::Function')).map(([id, { Properties }]) => {
    const role = String(Properties.Role['Fn::GetAtt'][0]);
    const mine = policies.filter((policy) => JSON.stringify(policy.Properties.Roles).includes(`"${role}"`));
    return {
      id,
      name: id.replace(/Function[0-9A-F]{8}$/, ''),
      environment: Properties.Environment?.Variables ?? {},
      statements: mine.flatMap(({ Properties }) => Properties.PolicyDocument.Statement.map(toStatement)),
      timeout: Properties.Timeout,
      isTraced: Properties.TracingConfig?.Mode === 'Active',
      logGroup: String(Properties.LoggingConfig?.LogGroup?.Ref),
    };
  });
}

interface RawStatement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: object;
}

const toStatement = ({ Effect, Action, Resource, Condition }: RawStatement): Statement => ({
  effect: Effect,
  actions: [Action].flat(),
  resources: [Resource].flat().map((resource) => JSON.stringify(resource)),
  conditions: JSON.stringify(Condition ?? {}),
});

export const isAllowed = ({ statements }: SynthesisedFunction, action: string): boolean =>
  statements.some(({ actions }) => actions.includes(action));
