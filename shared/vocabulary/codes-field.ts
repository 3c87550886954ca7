import * as z from 'zod/mini';
import { CODE_TARGETS } from './codes.ts';

const target = /* @__PURE__ */ z.optional(/* @__PURE__ */ z.enum(CODE_TARGETS));

/** The codes of a document; a paper without one is absent. */
export const codes = /* @__PURE__ */ z.object({ sheet: target, key: target });
export type Codes = z.output<typeof codes>;
