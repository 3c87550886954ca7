import * as z from 'zod/mini';
import { cleanText } from '../../../text/clean-text.ts';
import { LEVELS } from '../../../vocabulary/difficulty.ts';

/** The most pupils of a class, and characters of a name. */
export const CLASS_LIMITS = { pupils: 60, name: 60 } as const;

const pupilName = /* @__PURE__ */ z.string().check(
  z.overwrite((name) => cleanText(name).trim()),
  z.minLength(1, 'must not be empty'),
  z.maxLength(CLASS_LIMITS.name, `must be at most ${CLASS_LIMITS.name} characters`),
);

/** A pupil, who gets the standard sheet where no level is named; lists were mere names before there were levels. */
const pupil = /* @__PURE__ */ z.pipe(
  /* @__PURE__ */ z.transform((given) => (typeof given === 'string' ? { name: given } : given)),
  /* @__PURE__ */ z.object({ name: pupilName, level: /* @__PURE__ */ z.optional(z.enum(LEVELS)) }),
);
export type Pupil = z.output<typeof pupil>;

/** The pupils of a class, in the order in which their sheets are printed and handed out. */
export const classList = /* @__PURE__ */ z
  .array(pupil)
  .check(
    z.minLength(1, 'must have a name'),
    z.maxLength(CLASS_LIMITS.pupils, `must have at most ${CLASS_LIMITS.pupils} entries`),
  );
