import { kebabCase, mapValues } from 'es-toolkit';
import type { Route } from '#shared/api/routes.ts';
import type { Match } from './api-event.ts';

/** A route that the gateway can match. */
export interface RouteMatcher {
  /** The file of the route's handler: `http/create-document`. */
  handler: string;
  access: Route['access'];
  /** Whether its answer is for everybody, as that of a search is. */
  isShared: boolean;
  match(method: string, path: string): Match | undefined;
}

/** Creates a matcher for each route, fixed paths before those with parameters, as API Gateway prefers. */
export function createRouteMatchers(routes: Record<string, Route>, prefix: string): RouteMatcher[] {
  return Object.entries(routes)
    .sort(([, one], [, other]) => countParameters(one) - countParameters(other))
    .map(([name, route]) => createMatcher(name, route, `${prefix}${route.path}`));
}

function createMatcher(name: string, { method, access, sharedFor }: Route, path: string): RouteMatcher {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return {
    handler: `http/${kebabCase(name)}`,
    access,
    isShared: sharedFor !== undefined,
    match(requestMethod, requestPath) {
      const found = requestMethod === method && pattern.exec(requestPath);
      if (!found) return undefined;
      const parameters = decodeParameters(found.groups ?? {});
      return parameters && { routeKey: `${method} ${path}`, parameters };
    },
  };
}

/** Decodes path parameters; undefined for an invalid encoding such as `%zz`, which names nothing. */
function decodeParameters(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return mapValues(groups, (value) => decodeURIComponent(value));
  } catch {
    return undefined;
  }
}

const countParameters = ({ path }: Route) => path.split('{').length;
