import * as z from 'zod/mini';
import { cleanText } from '../../../text/clean-text.ts';

/** The most pupils of a class, and characters of a name. */
export const CLASS_LIMITS = { pupils: 60, name: 60 } as const;

const pupil = /* @__PURE__ */ z.string().check(
  z.overwrite((name) => cleanText(name).trim()),
  z.minLength(1, 'must not be empty'),
  z.maxLength(CLASS_LIMITS.name, `must be at most ${CLASS_LIMITS.name} characters`),
);

/** The names of a class, in the order in which its sheets are printed and handed out. */
export const classList = /* @__PURE__ */ z
  .array(pupil)
  .check(
    z.minLength(1, 'must have a name'),
    z.maxLength(CLASS_LIMITS.pupils, `must have at most ${CLASS_LIMITS.pupils} entries`),
  );
