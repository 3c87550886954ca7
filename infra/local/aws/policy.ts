/** A statement of an IAM policy as a template holds it. */
export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, ConditionValue>>>>;
  /** Whom the policy of a resource is about. */
  readonly Principal?: '*' | { readonly AWS?: string; readonly Service?: string };
}

type ConditionValue = string | number | readonly string[];

/** A call that somebody wants to make. */
export interface Call {
  /** Such as `dynamodb:GetItem`. */
  readonly action: string;
  readonly resource: string;
  /** The values of condition keys that this service gives, such as `dynamodb:LeadingKeys`. */
  readonly context?: Readonly<Record<string, readonly string[]>>;
}

/** The caller: a role with its statements, or a service of AWS on behalf of a resource. */
export interface Principal {
  readonly statements?: readonly Statement[];
  readonly service?: string;
  readonly sourceArn?: string;
}

/**
 * Tells whether IAM lets a call through: no statement denies it, and one of the caller's or of the resource's allows it.
 * Loopback stands for TLS 1.3.
 */
export function isAllowed(call: Call, caller: Principal, resourcePolicy: readonly Statement[] = []): boolean {
  const context = {
    'aws:securetransport': ['true'],
    's3:tlsversion': ['1.3'],
    ...(caller.sourceArn && { 'aws:sourcearn': [caller.sourceArn] }),
    ...Object.fromEntries(
      Object.entries(call.context ?? {}).map(([key, value]) => [key.toLowerCase(), value]),
    ),
  };
  const matching = [
    ...(caller.statements ?? []),
    ...resourcePolicy.filter((statement) => isAbout(statement, caller)),
  ].filter((statement) => isMatch(statement, call, context));
  return (
    matching.some(({ Effect }) => Effect === 'Allow') && !matching.some(({ Effect }) => Effect === 'Deny')
  );
}

const isAbout = ({ Principal }: Statement, { service }: Principal): boolean =>
  Principal === '*' || Principal?.AWS === '*' || (service !== undefined && Principal?.Service === service);

type Context = Readonly<Record<string, readonly string[]>>;

const isMatch = ({ Action, Resource, Condition = {} }: Statement, call: Call, context: Context): boolean =>
  [Action].flat().some((pattern) => isLike(pattern.toLowerCase(), call.action.toLowerCase())) &&
  [Resource].flat().some((pattern) => isLike(pattern, call.resource)) &&
  Object.entries(Condition).every(([operator, keys]) =>
    Object.entries(keys).every(([key, wanted]) =>
      isConditionMet(operator, [wanted].flat().map(String), context[key.toLowerCase()]),
    ),
  );

type Test = (value: string, wanted: string) => boolean;

const OPERATORS: Readonly<Record<string, Test>> = {
  StringEquals: (value, wanted) => value === wanted,
  StringLike: (value, wanted) => isLike(wanted, value),
  ArnEquals: (value, wanted) => isLike(wanted, value),
  ArnLike: (value, wanted) => isLike(wanted, value),
  Bool: (value, wanted) => value === wanted,
  NumericLessThan: (value, wanted) => Number(value) < Number(wanted),
};

/** Tells whether a condition holds. A missing value meets `ForAllValues` and nothing else, as in IAM. */
function isConditionMet(
  operator: string,
  wanted: readonly string[],
  values: readonly string[] | undefined,
): boolean {
  const [quantifier, name] = operator.includes(':') ? operator.split(':') : ['', operator];
  const test = OPERATORS[name ?? ''];
  if (!test) throw new Error(`The embedded IAM does not know the condition ${operator}`);
  const isOneOf = (value: string) => wanted.some((one) => test(value, one));
  if (quantifier === 'ForAllValues') return (values ?? []).every(isOneOf);
  return values?.some(isOneOf) ?? false;
}

/** Compares with a pattern in which `*` stands for any characters and `?` for one. */
export function isLike(pattern: string, text: string): boolean {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(text);
}
