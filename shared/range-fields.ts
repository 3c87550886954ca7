import * as z from 'zod/mini';
import { describeRange, isCounted, type NumberRange } from './range.ts';

const whole = z.multipleOf(1, 'must be a whole number');

/** A whole number whose bounds hang on something else. */
export const wholeNumber = /* @__PURE__ */ z.number().check(whole);

/** A number within the bounds, a whole one of what is counted; the initial value where it is left out. */
/* @__NO_SIDE_EFFECTS__ */
export const numberField = (bounds: NumberRange) => z._default(requiredNumberField(bounds), bounds.initial);

/** A number within the bounds, a whole one of what is counted, without a default. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredNumberField = (bounds: NumberRange) =>
  z
    .number()
    .check(
      z.gte(bounds.min, describeRange(bounds)),
      z.lte(bounds.max, describeRange(bounds)),
      ...(isCounted(bounds) ? [whole] : []),
    );
