import { mapValues } from 'es-toolkit';
import type { Route } from '#shared/api/routes.ts';
import type { Match } from './api-event.ts';

/** A route as the gateway looks for it. */
export interface Served {
  /** The file of its handler: `http/create-document`. */
  handler: string;
  access: Route['access'];
  match(method: string, path: string): Match | undefined;
}

/** The contract as a list to search, fixed paths before those with parameters, as API Gateway prefers. */
export function servedRoutes(routes: Record<string, Route>, prefix: string): Served[] {
  return Object.entries(routes)
    .sort(([, one], [, other]) => parametersIn(one) - parametersIn(other))
    .map(([name, route]) => serve(name, route, `${prefix}${route.path}`));
}

function serve(name: string, { method, access }: Route, path: string): Served {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return {
    handler: `http/${kebab(name)}`,
    access,
    match(asked, at) {
      const found = asked === method && pattern.exec(at);
      if (!found) return undefined;
      const parameters = decoded(found.groups ?? {});
      return parameters && { routeKey: `${method} ${path}`, parameters };
    },
  };
}

/** Undefined where a value is no text in percent signs, such as `%zz`: nothing has that name. */
function decoded(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return mapValues(groups, (value) => decodeURIComponent(value));
  } catch {
    return undefined;
  }
}

const parametersIn = ({ path }: Route) => path.split('{').length;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
