import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { buildOpenApi } from './openapi.ts';
import { ROUTES } from './routes.ts';

const contract = buildOpenApi();

test('the contract is an OpenAPI document that other tools take', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone({ ...contract }));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every route is in it once, under its handler’s name, with its method, path, parameters and status', () => {
  const { paths } = contract as { paths: Record<string, Record<string, Operation>> };
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  expect(found.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ROUTES).sort());
  for (const { operationId, path, method, parameters = [], responses } of found) {
    const route = ROUTES[operationId as keyof typeof ROUTES];
    expect({ path, method: method.toUpperCase() }).toEqual({ path: route.path, method: route.method });
    const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
    expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(Object.keys(responses)).toContain(String(route.reply.status));
  }
});

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Record<string, unknown>;
}
