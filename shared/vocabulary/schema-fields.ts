import * as z from 'zod/mini';
import { cleanText } from '../text/clean-text.ts';
import { hexColor } from '../text/schema.ts';
import { FONT_IDS } from './fonts.ts';

/**
 * The small vocabulary that every schema of a document is written in. What only makes a schema is marked so that a
 * bundle which reads no documents, such as the print page's, leaves all of them out.
 */

/** A switch; `initial` where it is left out. */
/* @__NO_SIDE_EFFECTS__ */
export const booleanField = (initial: boolean) => z._default(z.boolean(), initial);

/** A switch that the stored documents keep as 0 or 1. */
/* @__NO_SIDE_EFFECTS__ */
export const zeroOrOneField = (initial: 0 | 1) => z._default(z.literal([0, 1]), initial);

/** One of a closed list; its first entry where it is left out, unless another is named. */
/* @__NO_SIDE_EFFECTS__ */
export const enumField = <const T extends readonly [string, ...string[]]>(
  values: T,
  initial: T[number] = values[0],
) => z._default(z.enum(values), initial as T[number] & string);

/** Plain text without control characters, at most `limit` UTF-16 units. */
/* @__NO_SIDE_EFFECTS__ */
export const plainTextField = (limit: number, initial = '') =>
  z._default(
    z.string().check(z.overwrite(cleanText), z.maxLength(limit, `must be at most ${limit} characters`)),
    initial,
  );

/** A colour; `initial` where it is left out. */
/* @__NO_SIDE_EFFECTS__ */
export const colorField = (initial: string) => z._default(hexColor, initial);

/* @__NO_SIDE_EFFECTS__ */
function createList<T extends z.ZodMiniType>(item: T, limit: number) {
  const list = z.array(item).check(z.maxLength(limit, `must have at most ${limit} entries`));
  const { parse } = list._zod;
  // The entries of a list that is too long are not looked at: its length is problem enough.
  list._zod.parse = (payload, context) =>
    Array.isArray(payload.value) && payload.value.length > limit ? payload : parse(payload, context);
  return list;
}

/** A list with a limit; empty where it is left out. */
/* @__NO_SIDE_EFFECTS__ */
export const listField = <T extends z.ZodMiniType>(item: T, limit: number) =>
  z._default(createList(item, limit), []);

/** A list whose entries have an id each; the second of two alike is refused by its place. */
/* @__NO_SIDE_EFFECTS__ */
export const listFieldById = <T extends z.ZodMiniType<{ id: string }>>(item: T, limit: number) =>
  z._default(
    createList(item, limit).check(({ value, issues }) => {
      if (value.length > limit) return;
      const seen = new Set<string>();
      for (const [index, { id }] of value.entries()) {
        if (seen.has(id))
          issues.push({ code: 'custom', path: [index, 'id'], message: ID_TWICE, input: value });
        seen.add(id);
      }
    }),
    [],
  );
const ID_TWICE = 'must differ from the others';

/** A field that is null until something is chosen. */
/* @__NO_SIDE_EFFECTS__ */
export const nullableField = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);

/** An object whose fields all have defaults, and which may itself be left out. */
/* @__NO_SIDE_EFFECTS__ */
export const objectField = <T extends z.core.$ZodLooseShape>(shape: T) => {
  const object = z.object(shape);
  return z.prefault(object, {} as z.input<typeof object>);
};

/** An identifier: letters, digits, `-` and `_`, at most 64. */
export const identifier = /* @__PURE__ */ z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _'));

/* @__NO_SIDE_EFFECTS__ */
export const fontIdField = (initial: (typeof FONT_IDS)[number]) => z._default(z.enum(FONT_IDS), initial);

/** A whole number from 0, for indexes and seeds. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumberField = (max = Number.MAX_SAFE_INTEGER) =>
  z.number().check(z.multipleOf(1, 'must be a whole number'), z.gte(0, 'must not be negative'), z.lte(max));

/** The seed of a shuffle: a whole number in [0, 2³²). */
export const seed = z._default(wholeNumberField(0xffff_ffff), 1);

/** A language tag such as "en-US". */
export const languageTag = z._default(
  /* @__PURE__ */ z
    .string()
    .check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/, 'must be a language tag')),
  'en-US',
);

export const PLAIN_LIMIT = 20_000;

/** A font of one's own; null is the document's. */
export const ownFont = nullableField(z.enum(FONT_IDS));
