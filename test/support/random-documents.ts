import * as fc from 'fast-check';
import type { HandoutDocument } from '#shared/document/document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { buildFileSchema } from '#shared/document-file/json-schema.ts';

/** What the generator reads of a JSON schema. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
}

const TEXTS = ['', 'water', '<b>Wasser</b>', 'ماء', '🦊', '水', '"}', 'a\nb', '____', '1. ', '$x^2$'];
const ENTRIES = 3;

/** Creates values of a JSON schema; parts that nest in themselves end after some levels. */
class Generator {
  readonly #defs: Readonly<Record<string, Schema>>;

  constructor(defs: Readonly<Record<string, Schema>>) {
    this.#defs = defs;
  }

  create(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
    if (schema.$ref) {
      const found = this.#defs[schema.$ref.replace('#/$defs/', '')];
      if (!found) throw new Error(`The schema has no ${schema.$ref}`);
      return this.create(found, depth + 1);
    }
    if (schema.allOf)
      return this.create(Object.assign({}, schema, { allOf: undefined }, ...schema.allOf), depth);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return fc.oneof(...branches.map((one) => this.create(one, depth + 1)));
    return this.#createTyped(schema, depth);
  }

  #createTyped(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    switch (schema.type) {
      case 'object':
        return this.#createObject(schema, depth);
      case 'array':
        return fc.array(this.create(schema.items ?? {}, depth + 1), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? ENTRIES, ENTRIES)),
        });
      case 'string':
        if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern), { maxLength: 20 });
        return fc
          .constantFrom(...TEXTS)
          .map((text) => text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength));
      case 'integer':
      case 'number':
        return this.#createNumber(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return fc.constant(undefined);
    }
  }

  /** Whole numbers within the bounds, and where there are none, the bound itself. */
  #createNumber({ minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
    const least = Math.ceil(minimum ?? exclusiveMinimum ?? 0);
    const most = Math.floor(Math.min(maximum ?? least + 100, 1e9));
    return least > most ? fc.constant(minimum ?? 0) : fc.integer({ min: least, max: most });
  }

  #createObject({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> {
    const entries = Object.entries(properties).map(([name, schema]) => {
      const value =
        this.#isDeep(depth) && !required.includes(name)
          ? fc.constant(undefined)
          : this.create(schema, depth + 1);
      return [name, required.includes(name) ? value : fc.option(value, { nil: undefined, freq: 3 })] as const;
    });
    return fc.record(Object.fromEntries(entries));
  }

  #isDeep = (depth: number): boolean => depth > 24;
}

/** Creates documents of every kind, with any fields that their schema allows; what the schema refuses is not among them. */
export function anyDocument(): fc.Arbitrary<HandoutDocument> {
  const { $defs = {}, properties = {} } = buildFileSchema() as Schema;
  const generator = new Generator($defs);
  // A file has no fields that are undefined.
  return generator
    .create(properties.document ?? {})
    .map((source) => parseDocument(JSON.parse(JSON.stringify(source))))
    .filter((parsed) => parsed.ok)
    .map((parsed) => (parsed as Extract<typeof parsed, { ok: true }>).document);
}
