import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange, describeRange } from '../../range.ts';
import { numberField } from '../../range-fields.ts';
import { richTextField } from '../../text/schema.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import { enumField } from '../../vocabulary/schema-fields.ts';

export const FROM = defineRange({ min: -10_000, max: 9999, step: 1, initial: 0, unit: '' });
export const TO = defineRange({ min: -9999, max: 10_000, step: 1, initial: 10, unit: '' });
export const STEP = defineRange({ min: 0.01, max: 10_000, step: 0.5, initial: 1, unit: '' });
/** The most ticks that a sheet has room for. */
export const MOST_TICKS = 51;
const TICK = defineRange({ min: 0, max: MOST_TICKS - 1, step: 1, initial: 0, unit: '' });

/** The ticks that print their number; students fill in the others. */
export const TICK_LABELS = ['every_other', 'all', 'ends', 'none', 'chosen'] as const;
export type TickLabels = (typeof TICK_LABELS)[number];

const fields = z.object({
  subtitle: richTextField('text'),
  subtitle_image: inlineImage,
  from: numberField(FROM),
  to: numberField(TO),
  step: numberField(STEP),
  labels: enumField(TICK_LABELS),
  /** The places of the ticks that print their number, from 0, with `chosen`. */
  shown: z._default(
    /* @__PURE__ */ z
      .array(/* @__PURE__ */ z.int().check(z.gte(TICK.min), z.lte(TICK.max, describeRange(TICK))))
      .check(z.maxLength(MOST_TICKS)),
    [],
  ),
});
type Fields = z.output<typeof fields>;

/** Counts the ticks from `from` to `to`, both included; the last one may lie before `to`. */
export const countTicks = ({ from, to, step }: Pick<Fields, 'from' | 'to' | 'step'>): number =>
  // A sum of decimals such as 0.1 may be a little too small.
  Math.floor((to - from) / step + 1e-6) + 1;

const withinTicks = z.check<Fields>(({ value, issues }) => {
  const ticks = countTicks(value);
  const add = (path: 'to' | 'step', message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value });
  if (value.to <= value.from) add('to', `must be greater than from, which is ${value.from}`);
  else if (ticks < 2)
    add('step', `must be at most ${value.to - value.from}, from the first number to the last`);
  else if (ticks > MOST_TICKS) add('step', `must be larger: ${ticks} ticks are more than ${MOST_TICKS}`);
});

export const numberLineData = /* @__PURE__ */ fields.check(withinTicks);
export type NumberLineData = z.output<typeof numberLineData>;

export const createNumberLine = (): NumberLineData => numberLineData.parse({});
export const isEmptyNumberLine = (data: NumberLineData): boolean => isEqual(data, createNumberLine());
