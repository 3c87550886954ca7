/** A JSON schema or a part of an OpenAPI document. */
type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const read = (value: unknown, name: string): unknown => (isJson(value) ? value[name] : undefined);
const listNames = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

interface Operation {
  readonly place: string;
  readonly operation: Json;
}

/** Lists the operations of an OpenAPI document, such as `PUT /documents/{id}`. */
const listOperations = (api: Json): Operation[] =>
  Object.entries(isJson(api.paths) ? api.paths : {}).flatMap(([path, methods]) =>
    Object.entries(isJson(methods) ? methods : {}).flatMap(([method, operation]) =>
      isJson(operation) ? [{ place: `${method.toUpperCase()} ${path}`, operation }] : [],
    ),
  );

/**
 * Lists what a client of the older contract would meet at a server of the newer one: a route that is gone, something that
 * a request must have now, something that an answer does not have any more.
 */
export function findBreaks(older: Json, newer: Json): string[] {
  const now = new Map(listOperations(newer).map(({ place, operation }) => [place, operation]));
  return listOperations(older).flatMap(({ place, operation }) => {
    const next = now.get(place);
    if (!next) return [`${place} is gone`];
    return [
      ...findRequiredParameters(operation, next).map((name) => `${place} requires ${name}`),
      ...findRequired(getBody(operation), getBody(next)).map((name) => `${place} requires ${name}`),
      ...findRequired(getReply(next), getReply(operation)).map((name) => `${place} answers without ${name}`),
    ];
  });
}

const getSchema = (content: unknown): unknown =>
  read(read(read(content, 'content'), 'application/json'), 'schema');
const getBody = (operation: Json): unknown => getSchema(operation.requestBody);
const getReply = (operation: Json): unknown =>
  getSchema(
    Object.entries(isJson(operation.responses) ? operation.responses : {}).find(([status]) =>
      /^2/.test(status),
    )?.[1],
  );

function findRequiredParameters(older: Json, newer: Json): string[] {
  const list = ({ parameters }: Json) =>
    (Array.isArray(parameters) ? parameters : [])
      .filter((one) => read(one, 'required') === true)
      .map((one) => `${read(one, 'in')} ${read(one, 'name')}`);
  return list(newer).filter((name) => !list(older).includes(name));
}

/** Lists the properties that `strict` requires and `loose` does not, down to the last; where both are objects or lists. */
function findRequired(loose: unknown, strict: unknown, path = ''): string[] {
  const toPath = (name: string) => (path ? `${path}.${name}` : name);
  const known = listNames(read(loose, 'required'));
  const missing = listNames(read(strict, 'required')).filter((name) => !known.includes(name));
  const properties = read(strict, 'properties');
  const deeper = Object.entries(isJson(properties) ? properties : {}).flatMap(([name, schema]) => {
    const other = read(read(loose, 'properties'), name);
    return other === undefined ? [] : findRequired(other, schema, toPath(name));
  });
  const items = read(strict, 'items');
  const inItems = isJson(items) ? findRequired(read(loose, 'items'), items, `${path}[]`) : [];
  return [...missing.map(toPath), ...deeper, ...inItems];
}
