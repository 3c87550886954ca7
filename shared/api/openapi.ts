import { groupBy, mapValues, uniq } from 'es-toolkit';
import * as z from 'zod/mini';
import { refusal } from './models.ts';
import { REFUSALS } from './refusals.ts';
import { API_PREFIX, ROUTES, type Route } from './routes.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Builds the contract as OpenAPI 3.1, for tools that cannot read ours; each route is named after its handler.
 */
export function buildOpenApi(): Json {
  const operations = Object.entries<Route>(ROUTES).map(([name, route]) => ({
    path: route.path,
    method: route.method.toLowerCase(),
    operation: toOperation(name, route),
  }));
  const byPath = groupBy(operations, ({ path }) => path);
  const paths = mapValues(byPath, (methods) =>
    Object.fromEntries(methods.map(({ method, operation }) => [method, operation])),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Handout', version: '1' },
    servers: [{ url: API_PREFIX }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: toJsonSchema(refusal, 'output') },
    },
  };
}

function toOperation(operationId: string, { access, params, query, headers, body, reply }: Route): Json {
  const parameters = [
    ...listParameters('path', params),
    ...listParameters('query', query),
    ...listParameters('header', headers),
  ];
  return {
    operationId,
    security: toSecurity(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: toJsonContent(toJsonSchema(body, 'input')) } }),
    responses: {
      [reply.status]:
        reply.status === 204 || reply.status === 302
          ? { description: 'Done' }
          : { description: 'Done', content: toJsonContent(toJsonSchema(reply.body, 'output')) },
      ...REFUSED,
    },
  };
}

const toJsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

/**
 * Converts a schema to JSON schema. Checks beyond the shape and defaults of missing fields are lost, because
 * OpenAPI cannot express them.
 */
function toJsonSchema(shape: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
}

function listParameters(place: 'path' | 'query' | 'header', shape: z.ZodMiniType | undefined): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

/** Returns no session, an optional one, or a required one. */
function toSecurity(access: Route['access']): Json[] {
  if (access === 'anyone') return [];
  return access === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
}

/** Any call may be refused; the code says why, and the reply has a message. */
const REFUSED = Object.fromEntries(
  uniq(Object.values(REFUSALS).map(({ status }) => status)).map((status) => [
    status,
    {
      description: listErrorCodes(status).join(', '),
      content: toJsonContent({ $ref: '#/components/schemas/Refusal' }),
    },
  ]),
);

function listErrorCodes(status: number): string[] {
  return Object.entries(REFUSALS).flatMap(([code, refused]) => (refused.status === status ? [code] : []));
}
