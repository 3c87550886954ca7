import * as z from 'zod/mini';
import { KEPT_LIMITS, keptBody, keptItem, keptPage, keptShare, sharedPage } from './kept-models.ts';
import { id } from './models.ts';
import { conditional, defineRoutes, idempotent, nothing, okReply } from './route.ts';

const keptParams = z.object({ kept: id });
const shareParams = z.object({ share: id });
const page = z.object({ next: z.optional(id) });
const manyIds = /^[\w-]{1,64}(,[\w-]{1,64}){0,24}$/;

/** Routes of a user's bank: what is kept, how it is shared, and how a colleague copies it. */
export const KEPT_ROUTES = defineRoutes({
  /** Lists the bank page by page, or with `ids` (25 at most, with commas between them) only these. */
  listKeptItems: () => ({
    method: 'GET',
    path: '/kept-items',
    access: 'user',
    query: z.object({ next: z.optional(id), ids: z.optional(z.string().check(z.regex(manyIds))) }),
    reply: okReply(keptPage),
  }),
  /** Keeps an item, or changes it. The editor makes its id; a new one starts from version 0. */
  keepItem: () => ({
    method: 'PUT',
    path: '/kept-items/{kept}',
    access: 'user',
    params: keptParams,
    headers: conditional,
    body: keptBody,
    takesDocument: true,
    reply: okReply(keptItem),
  }),
  removeKeptItem: () => ({
    method: 'DELETE',
    path: '/kept-items/{kept}',
    access: 'user',
    params: keptParams,
    reply: { status: 204, body: nothing },
  }),
  listKeptShares: () => ({
    method: 'GET',
    path: '/kept-shares',
    access: 'user',
    reply: okReply(z.object({ shares: z.array(keptShare) })),
  }),
  /** Opens a link to the whole bank, or to some kept items of it. */
  shareKeptItems: () => ({
    method: 'POST',
    path: '/kept-shares',
    access: 'user',
    headers: idempotent,
    body: z.object({
      kept: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(KEPT_LIMITS.perShare))),
    }),
    reply: { status: 201, body: keptShare },
  }),
  /** Closes a link at once. What was copied stays. */
  endKeptShare: () => ({
    method: 'DELETE',
    path: '/kept-shares/{share}',
    access: 'user',
    params: shareParams,
    reply: { status: 204, body: nothing },
  }),
  readSharedItems: () => ({
    method: 'GET',
    path: '/shared-items/{share}',
    access: 'user',
    params: shareParams,
    query: page,
    reply: okReply(sharedPage),
  }),
  /** Copies shared items to the caller's bank; each is copied once, however often it is asked for. */
  copySharedItems: () => ({
    method: 'POST',
    path: '/shared-items/{share}/copies',
    access: 'user',
    params: shareParams,
    body: z.object({ kept: z.array(id).check(z.minLength(1), z.maxLength(KEPT_LIMITS.perPage)) }),
    reply: okReply(z.object({ kept_items: z.array(keptItem) })),
  }),
});
