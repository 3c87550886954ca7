const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lists the paths of what is missing or different in `after`, such as `items.0.data.mood`. Additions are no loss. */
export function findDropped(before: unknown, after: unknown, path = ''): string[] {
  if (!isObject(before)) return Object.is(before, after) ? [] : [path];
  if (!isObject(after)) return [path];
  return Object.entries(before)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => findDropped(value, after[name], path ? `${path}.${name}` : name));
}
