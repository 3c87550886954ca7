import type { IncomingMessage } from 'node:http';
import type { CorsRule } from '../stage/stage.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Builds the CORS headers of a bucket's answer by its rules, as S3 does: the first rule counts that has the origin, the
 * method and every header that a preflight asks for. Undefined where no rule has them. `toOrigins` maps the origins of a
 * rule to those that the site has here.
 */
export function buildCorsHeaders(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  rules: readonly CorsRule[],
  toOrigins: (origins: readonly string[]) => readonly string[],
): Headers | undefined {
  const { origin } = headers;
  if (!origin) return undefined;
  const isPreflight = method === 'OPTIONS';
  const wanted = isPreflight ? (headers['access-control-request-method'] ?? '') : method;
  const asked = isPreflight ? listNames(headers['access-control-request-headers']) : [];
  const rule = rules.find(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders = [] }) =>
      toOrigins(AllowedOrigins).includes(origin) &&
      AllowedMethods.includes(wanted) &&
      asked.every((name) => AllowedHeaders.includes(name)),
  );
  if (!rule) return undefined;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(rule.ExposedHeaders && { 'access-control-expose-headers': rule.ExposedHeaders.join(', ') }),
    ...(asked.length > 0 && { 'access-control-allow-headers': asked.join(', ') }),
    ...(isPreflight && rule.MaxAge && { 'access-control-max-age': String(rule.MaxAge) }),
  };
}

const listNames = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
