import * as z from 'zod/mini';
import { REQUIREMENTS } from '../document/requirements.ts';
import { ICON_ID, iconPage } from '../icons/icon.ts';
import { hexColor } from '../text/schema.ts';
import { code, email, password } from './account-models.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { GALLERY_ROUTES } from './gallery-routes.ts';
import {
  documentBody,
  documentSummary,
  id,
  image,
  publishedDocument,
  publishSettings,
  publishState,
  savedDocument,
  saveReceipt,
  session,
  uploadSlot,
  user,
  userChange,
} from './models.ts';
import { INTERVALS, plan, planChange, premiumCheck, prices } from './plans.ts';
import type { Route } from './route.ts';

export type { Route } from './route.ts';

/** What stands before every path on the one origin. */
export const API_PREFIX = '/api';

const params = z.object({ id });
/** A write that is safe to repeat: the same key gives the same answer and happens once. */
const idempotent = z.object({ 'idempotency-key': id });
/** A write that names the version it started from. */
const conditional = z.extend(idempotent, { 'if-match': z.string().check(z.regex(/^"\d{1,15}"$/)) });
const nothing = z.null();
const ok = <T extends z.ZodMiniType>(body: T) => ({ status: 200, body }) as const;
/** Where a browser goes next. */
const address = z.object({ url: z.url() });
const filename = z.string().check(
  z.overwrite((name) => name.trim()),
  z.minLength(1, REQUIREMENTS.filename),
  z.maxLength(255),
);

/**
 * The contract: every call the editor makes, written once. The CDK makes a function and a route of
 * each entry, the local gateway serves them, the handler wrapper parses by them, the web client is
 * typed by them, and the authorisation tests walk them. The handler of `createDocument` is
 * `functions/http/create-document.ts`.
 */
export const ROUTES = {
  signUp: {
    method: 'POST',
    path: '/session/sign-up',
    access: 'anyone',
    body: z.object({ email, password }),
    reply: ok(z.object({ confirmation: z.literal('email') })),
  },
  confirmSignUp: {
    method: 'POST',
    path: '/session/confirm',
    access: 'anyone',
    body: z.object({ email, code, password }),
    reply: ok(session),
  },
  resendCode: {
    method: 'POST',
    path: '/session/resend-code',
    access: 'anyone',
    body: z.object({ email }),
    reply: { status: 204, body: nothing },
  },
  logIn: {
    method: 'POST',
    path: '/session/log-in',
    access: 'anyone',
    body: z.object({ email, password: z.string().check(z.maxLength(256)) }),
    reply: ok(session),
  },
  refreshSession: {
    method: 'POST',
    path: '/session/refresh',
    access: 'anyone',
    reply: ok(session),
  },
  logOut: {
    method: 'POST',
    path: '/session/log-out',
    access: 'anyone',
    reply: { status: 204, body: nothing },
  },
  initializeUser: { method: 'POST', path: '/users/me', access: 'user', reply: ok(user) },
  updateUser: { method: 'PATCH', path: '/users/me', access: 'user', body: userChange, reply: ok(user) },
  createDocument: {
    method: 'POST',
    path: '/documents',
    access: 'user',
    headers: idempotent,
    body: z.object({ document: documentBody }),
    reply: { status: 201, body: saveReceipt },
  },
  listDocuments: {
    method: 'GET',
    path: '/documents',
    access: 'user',
    query: z.object({ next: z.optional(z.string().check(z.maxLength(1000))) }),
    reply: ok(z.object({ documents: z.array(documentSummary), next: z.nullable(z.string()) })),
  },
  readDocument: { method: 'GET', path: '/documents/{id}', access: 'user', params, reply: ok(savedDocument) },
  updateDocument: {
    method: 'PUT',
    path: '/documents/{id}',
    access: 'user',
    params,
    headers: conditional,
    body: z.object({ document: documentBody }),
    reply: ok(saveReceipt),
  },
  renameDocument: {
    method: 'PATCH',
    path: '/documents/{id}/name',
    access: 'user',
    params,
    headers: conditional,
    body: z.object({ filename }),
    reply: ok(saveReceipt),
  },
  copyDocument: {
    method: 'POST',
    path: '/documents/{id}/copies',
    access: 'user',
    params,
    headers: idempotent,
    reply: { status: 201, body: saveReceipt },
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/documents/{id}',
    access: 'user',
    params,
    reply: { status: 204, body: nothing },
  },
  restoreDocument: {
    method: 'POST',
    path: '/documents/{id}/restore',
    access: 'user',
    params,
    reply: ok(documentSummary),
  },
  publishDocument: {
    method: 'POST',
    path: '/documents/{id}/publish',
    access: 'user',
    params,
    headers: conditional,
    body: publishSettings,
    reply: { status: 202, body: z.extend(saveReceipt, { publish: publishState }) },
  },
  readPublishState: {
    method: 'GET',
    path: '/documents/{id}/publish',
    access: 'user',
    params,
    reply: ok(publishState),
  },
  readPremium: {
    method: 'GET',
    path: '/documents/{id}/premium',
    access: 'user',
    params,
    reply: ok(premiumCheck),
  },
  readPlan: {
    method: 'GET',
    path: '/plan',
    access: 'user',
    reply: ok(z.object({ plan, prices })),
  },
  changePlan: { method: 'PATCH', path: '/plan', access: 'user', body: planChange, reply: ok(plan) },
  startCheckout: {
    method: 'POST',
    path: '/plan/checkout',
    access: 'user',
    headers: idempotent,
    body: z.object({ interval: z.enum(INTERVALS), document_id: z.nullable(id) }),
    reply: ok(address),
  },
  payAgain: { method: 'POST', path: '/plan/payment', access: 'user', reply: ok(address) },
  /** For the payment service, which signs what it sends. */
  takePaymentEvent: {
    method: 'POST',
    path: '/payment-events',
    access: 'anyone',
    reply: { status: 204, body: nothing },
  },
  readPublishSettings: {
    method: 'GET',
    path: '/publish-settings',
    access: 'user',
    reply: ok(z.nullable(publishSettings)),
  },
  readPublished: {
    method: 'GET',
    path: '/published/{id}',
    access: 'optional',
    params,
    reply: ok(publishedDocument),
  },
  searchIcons: {
    method: 'GET',
    path: '/icons',
    access: 'anyone',
    query: z.object({
      query: z._default(z.string().check(z.maxLength(200)), ''),
      /** As the answer before gave it. */
      next_page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
    }),
    reply: ok(iconPage),
  },
  downloadIcon: {
    method: 'POST',
    path: '/icons/{icon}/downloads',
    access: 'user',
    params: z.object({ icon: z.string().check(z.regex(ICON_ID)) }),
    body: z.object({ color: z._default(z.nullable(hexColor), null) }),
    reply: ok(image),
  },
  requestUpload: {
    method: 'POST',
    path: '/images/uploads',
    access: 'optional',
    headers: idempotent,
    body: z.object({
      type: z.string().check(z.maxLength(100)),
      bytes: z.number().check(z.multipleOf(1), z.gte(1)),
      /** SHA-256 of the bytes, in base64. */
      checksum: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)),
    }),
    reply: { status: 201, body: uploadSlot },
  },
  completeUpload: {
    method: 'POST',
    path: '/images/uploads/{upload}',
    access: 'user',
    params: z.object({ upload: id }),
    reply: ok(image),
  },
  readImages: {
    method: 'GET',
    path: '/images',
    access: 'user',
    /** At most 100 ids, with commas between them. */
    query: z.object({ ids: z.string().check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/)) }),
    reply: ok(z.object({ images: z.array(image) })),
  },
  ...ACCOUNT_ROUTES,
  ...GALLERY_ROUTES,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
