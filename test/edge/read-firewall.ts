import type { FindResources } from '#infra/synthesis/find-resources.ts';
import type { FirewallRule, MatchStatement } from './rules.ts';

interface Acl {
  readonly Rules: readonly {
    readonly Name: string;
    readonly Priority: number;
    readonly Action?: { readonly Block?: { readonly CustomResponse?: CustomResponse } };
    readonly Statement: {
      readonly RateBasedStatement?: RateStatement;
      readonly ManagedRuleGroupStatement?: ManagedStatement;
    };
  }[];
}

interface CustomResponse {
  readonly ResponseCode: number;
  readonly ResponseHeaders?: readonly { readonly Name: string; readonly Value: string }[];
}

interface RateStatement {
  readonly Limit: number;
  readonly EvaluationWindowSec: number;
  readonly AggregateKeyType: string;
  readonly ScopeDownStatement: MatchStatement;
}

interface ManagedStatement {
  readonly Name: string;
  readonly RuleActionOverrides?: readonly { readonly Name: string }[];
}

/** Reads the rules of the firewall, in the order in which they are asked. Throws for a kind of rule that is new here. */
export function readFirewall(find: FindResources): FirewallRule[] {
  const [acl] = find<Acl>('AWS::WAFv2::WebACL');
  const rules = [...(acl?.Properties.Rules ?? [])].sort((one, other) => one.Priority - other.Priority);
  return rules.map(({ Name, Action, Statement }) => {
    const { RateBasedStatement: rate, ManagedRuleGroupStatement: managed } = Statement;
    if (managed) {
      const counted = (managed.RuleActionOverrides ?? []).map((override) => override.Name);
      return { type: 'managed', name: managed.Name, counted };
    }
    if (rate?.AggregateKeyType !== 'IP')
      throw new Error(`The embedded firewall does not know the rule ${Name}`);
    const { ResponseCode = 403, ResponseHeaders = [] } = Action?.Block?.CustomResponse ?? {};
    return {
      type: 'rate',
      name: Name,
      limit: rate.Limit,
      windowSeconds: rate.EvaluationWindowSec,
      scope: rate.ScopeDownStatement,
      answer: {
        status: ResponseCode,
        headers: Object.fromEntries(ResponseHeaders.map((header) => [header.Name, header.Value])),
      },
    };
  });
}
