import * as z from 'zod/mini';
import { ICON_ID } from '../icons/icon.ts';
import { iconPage } from '../icons/icon-schema.ts';
import { hexColor } from '../text/schema.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { code, email, password } from './account-models.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { DOCUMENT_ROUTES } from './document-routes.ts';
import { FOLDER_ROUTES } from './folder-routes.ts';
import { GALLERY_ROUTES } from './gallery-routes.ts';
import { KEPT_ROUTES } from './kept-routes.ts';
import { id, image, session, uploadSlot, user, userChange } from './models.ts';
import { INTERVALS, plan, planChange, prices } from './plans.ts';
import { defineRoutes, idempotent, joinRoutes, nothing, okReply, type Route } from './route.ts';
import { secondStep } from './security-models.ts';
import { SECURITY_ROUTES } from './security-routes.ts';

export type { Route } from './route.ts';

/** The prefix of every path on the one origin. */
export const API_PREFIX = '/api';

/** The address that the browser opens next. */
const address = z.object({ url: z.url() });

/** Routes of sessions, users, plans and pictures. */
const USER_ROUTES = defineRoutes({
  signUp: () => ({
    method: 'POST',
    path: '/session/sign-up',
    access: 'anyone',
    body: z.object({ email, password }),
    reply: okReply(z.object({ confirmation: z.literal('email') })),
  }),
  confirmSignUp: () => ({
    method: 'POST',
    path: '/session/confirm',
    access: 'anyone',
    body: z.object({ email, code, password }),
    reply: okReply(session),
  }),
  resendCode: () => ({
    method: 'POST',
    path: '/session/resend-code',
    access: 'anyone',
    body: z.object({ email }),
    reply: { status: 204, body: nothing },
  }),
  logIn: () => ({
    method: 'POST',
    path: '/session/log-in',
    access: 'anyone',
    /** The code where two-step sign-in is on, which `two_step_required` tells after a right password. */
    body: z.object({
      email,
      password: z.string().check(z.maxLength(256)),
      code: z.optional(secondStep),
    }),
    reply: okReply(session),
  }),
  refreshSession: () => ({
    method: 'POST',
    path: '/session/refresh',
    access: 'anyone',
    reply: okReply(session),
  }),
  logOut: () => ({
    method: 'POST',
    path: '/session/log-out',
    access: 'anyone',
    reply: { status: 204, body: nothing },
  }),
  initializeUser: () => ({ method: 'POST', path: '/users/me', access: 'user', reply: okReply(user) }),
  updateUser: () => ({
    method: 'PATCH',
    path: '/users/me',
    access: 'user',
    body: userChange,
    reply: okReply(user),
  }),
  readPlan: () => ({
    method: 'GET',
    path: '/plan',
    access: 'user',
    reply: okReply(z.object({ plan, prices })),
  }),
  /** For readers with or without an account. */
  readPrices: () => ({
    method: 'GET',
    path: '/prices',
    access: 'anyone',
    sharedFor: 300,
    reply: okReply(prices),
  }),
  changePlan: () => ({
    method: 'PATCH',
    path: '/plan',
    access: 'user',
    body: planChange,
    reply: okReply(plan),
  }),
  startCheckout: () => ({
    method: 'POST',
    path: '/plan/checkout',
    access: 'user',
    headers: idempotent,
    body: z.object({ interval: z.enum(INTERVALS), document_id: z.nullable(id) }),
    reply: okReply(address),
  }),
  payAgain: () => ({ method: 'POST', path: '/plan/payment', access: 'user', reply: okReply(address) }),
  /** Receives events of the payment service, which signs what it sends. */
  takePaymentEvent: () => ({
    method: 'POST',
    path: '/payment-events',
    access: 'anyone',
    reply: { status: 204, body: nothing },
  }),
  searchIcons: () => ({
    method: 'GET',
    path: '/icons',
    access: 'anyone',
    sharedFor: 3600,
    query: z.object({
      query: z._default(z.string().check(z.maxLength(LIMITS.searchCharacters)), ''),
      /** The cursor from the last reply. */
      next_page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
      /** Only icons that are called so, in English or another language. */
      exact: z.optional(z.literal('true')),
    }),
    reply: okReply(iconPage),
  }),
  downloadIcon: () => ({
    method: 'POST',
    path: '/icons/{icon}/downloads',
    access: 'user',
    params: z.object({ icon: z.string().check(z.regex(ICON_ID)) }),
    body: z.object({
      color: z._default(z.nullable(hexColor), null),
      /** True for the lines of the drawing alone. */
      outline: z._default(z.boolean(), false),
    }),
    reply: okReply(image),
  }),
  requestUpload: () => ({
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
  }),
  completeUpload: () => ({
    method: 'POST',
    path: '/images/uploads/{upload}',
    access: 'user',
    params: z.object({ upload: id }),
    reply: okReply(image),
  }),
  readImages: () => ({
    method: 'GET',
    path: '/images',
    access: 'user',
    /** At most 100 ids, separated by commas. */
    query: z.object({ ids: z.string().check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/)) }),
    reply: okReply(z.object({ images: z.array(image) })),
  }),
});

/**
 * The contract: every call the editor makes, written once. The CDK makes a function and a route of
 * each entry, the local gateway serves them, the handler wrapper parses by them, the web client is
 * typed by them, and the authorisation tests walk them. The handler of `createDocument` is
 * `functions/http/create-document.ts`.
 */
export const ROUTES = joinRoutes(
  USER_ROUTES,
  DOCUMENT_ROUTES,
  FOLDER_ROUTES,
  ACCOUNT_ROUTES,
  SECURITY_ROUTES,
  GALLERY_ROUTES,
  KEPT_ROUTES,
);

export type RouteName = keyof typeof ROUTES;

/** The parts of the contract. The functions of each are deployed as one template, which holds 500 resources at most. */
export const ROUTE_GROUPS: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  Users: USER_ROUTES,
  Documents: joinRoutes(DOCUMENT_ROUTES, FOLDER_ROUTES),
  Accounts: ACCOUNT_ROUTES,
  Security: SECURITY_ROUTES,
  Gallery: GALLERY_ROUTES,
  Bank: KEPT_ROUTES,
};
