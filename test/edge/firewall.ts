import type { IncomingMessage } from 'node:http';
import type { Answer } from '#infra/local/edge/answer.ts';
import type { Firewall } from '#infra/local/edge/edge.ts';
import type { FirewallRule, ManagedRule, MatchStatement, RateRule } from './rules.ts';

/** Creates the firewall of these rules, asked in their order, as AWS WAF does. */
export function createFirewall(rules: readonly FirewallRule[], now = Date.now): Firewall {
  const checks = rules.map((rule) =>
    rule.type === 'rate' ? createRateCheck(rule, now) : createManagedCheck(rule),
  );
  return (request) => {
    for (const check of checks) {
      const answer = check(request);
      if (answer) return answer;
    }
    return undefined;
  };
}

/** WAF counts in steps of ten seconds. */
const STEP_MS = 10_000;

/** Counts the requests in scope for each address. Blocked ones count too. */
function createRateCheck({ limit, windowSeconds, scope, answer }: RateRule, now: () => number): Firewall {
  const counts = new Map<string, Map<number, number>>();
  return (request) => {
    if (!isInScope(getPath(request), scope)) return undefined;
    const address = request.socket.remoteAddress ?? '';
    const steps = counts.get(address) ?? new Map<number, number>();
    counts.set(address, steps);
    const step = Math.floor(now() / STEP_MS);
    steps.set(step, (steps.get(step) ?? 0) + 1);
    for (const old of steps.keys()) if (old <= step - (windowSeconds * 1000) / STEP_MS) steps.delete(old);
    const total = [...steps.values()].reduce((sum, count) => sum + count, 0);
    return total > limit ? { ...answer, body: Buffer.alloc(0) } : undefined;
  };
}

function isInScope(path: string, { OrStatement, ByteMatchStatement }: MatchStatement): boolean {
  if (OrStatement) return OrStatement.Statements.some((statement) => isInScope(path, statement));
  const { SearchString = '', PositionalConstraint } = ByteMatchStatement ?? {};
  return PositionalConstraint === 'EXACTLY' ? path === SearchString : path.startsWith(SearchString);
}

/** Returns the path with its escapes decoded, as the rules transform it. */
function getPath({ url = '/' }: IncomingMessage): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

type Limit = (request: IncomingMessage) => boolean;

/** The limits of AWS's common rules, by the rules' names, in bytes. Rules that look for attacks are not imitated. */
const COMMON_RULES: Readonly<Record<string, Limit>> = {
  NoUserAgent_HEADER: ({ headers }) => !headers['user-agent'],
  SizeRestrictions_QUERYSTRING: ({ url = '' }) =>
    url.slice(url.indexOf('?') + 1).length > 2048 && url.includes('?'),
  SizeRestrictions_Cookie_HEADER: ({ headers }) => (headers.cookie?.length ?? 0) > 10_240,
  SizeRestrictions_BODY: ({ headers }) => Number(headers['content-length'] ?? 0) > 8192,
  SizeRestrictions_URIPATH: ({ url = '' }) => (url.split('?')[0]?.length ?? 0) > 1024,
};

const createManagedCheck =
  ({ name, counted }: ManagedRule): Firewall =>
  (request) =>
    name === 'AWSManagedRulesCommonRuleSet' &&
    Object.entries(COMMON_RULES).some(([rule, isOver]) => !counted.includes(rule) && isOver(request))
      ? BLOCKED
      : undefined;

/** What CloudFront says for the firewall: a page, and nothing that our contract knows. */
const BLOCKED: Answer = {
  status: 403,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    '<!doctype html><title>ERROR: The request could not be satisfied</title><h1>403 ERROR</h1><p>Request blocked.</p>',
  ),
};
