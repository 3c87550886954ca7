import type * as z from 'zod/mini';
import { isRecord } from '#shared/is-record.ts';

/** What of a schema's definition is read here; zod gives each type its own. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { _zod: { def: { check: string; value?: number } } }[];
}

const getDefinition = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition;

/**
 * Places in a list or a text, and seeds: numbers that nobody chooses. Pictures and variants, which have sheets of their own,
 * have tests of their own.
 */
const NO_OPTIONS =
  /(^|_)(start|end|index|number|seeds?|filters)$|image$|^variant$|^(boolean|stashed)Options$/;

/** An option by its path, and what it can be: `data.line_style` may be "dashed". */
export interface SchemaOption {
  readonly path: string;
  readonly values: readonly unknown[];
}

/** Every option in a schema: each value of a closed list, a flag both ways, a bounded number at both ends. */
export function listOptions(schema: z.ZodMiniType, path = ''): SchemaOption[] {
  const { type, shape, element, innerType, in: input } = getDefinition(schema);
  if (shape) {
    const open = Object.entries(shape).filter(([key]) => !NO_OPTIONS.test(key));
    return open.flatMap(([key, inner]) => listOptions(inner, path ? `${path}.${key}` : key));
  }
  if (element) return listOptions(element, `${path}[]`);
  const inner = innerType ?? input;
  if (inner) return listOptions(inner, path);
  const values = type === 'union' ? [] : listValues(getDefinition(schema));
  return values.length > 1 ? [{ path, values }] : [];
}

function listValues({ type, entries, values, checks = [] }: Definition): readonly unknown[] {
  if (entries) return Object.values(entries);
  if (type === 'literal') return values ?? [];
  if (type === 'boolean') return [true, false];
  if (type !== 'number') return [];
  const listBounds = (kind: string) =>
    checks.flatMap(({ _zod: { def } }) => (def.check === kind ? (def.value ?? []) : []));
  const [least, most] = [listBounds('greater_than'), listBounds('less_than')];
  // Of several bounds, the narrowest hold.
  return [...(least.length > 0 ? [Math.max(...least)] : []), ...(most.length > 0 ? [Math.min(...most)] : [])];
}

/** What stands in a value at an option's path: several things where lists are on the way. */
export function readValuesAt(value: unknown, path: string): unknown[] {
  const [step = '', ...rest] = path.split('.');
  const [key = '', ...lists] = step.split('[]');
  let all = [isRecord(value) ? value[key] : undefined];
  for (const _ of lists) all = all.flatMap((found) => (Array.isArray(found) ? found : []));
  return rest.length === 0 ? all : all.flatMap((one) => readValuesAt(one, rest.join('.')));
}

/** "data.line_style: dashed", for each value of an option that none of them has. */
export function listUnusedOptions(schema: z.ZodMiniType, values: readonly unknown[]): string[] {
  return listOptions(schema).flatMap(({ path, values: wanted }) => {
    const found = new Set(values.flatMap((value) => readValuesAt(value, path)));
    return wanted.filter((one) => !found.has(one)).map((one) => `${path}: ${String(one)}`);
  });
}
