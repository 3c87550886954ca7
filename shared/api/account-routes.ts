import * as z from 'zod/mini';
import {
  accountExport,
  code,
  email,
  helpRequest,
  helpRequestForm,
  maintenance,
  maintenanceForm,
  password,
  signInProvider,
  trackedEvent,
} from './account-models.ts';
import { id, instant, session } from './models.ts';
import { defineRoutes } from './route.ts';

const nothing = { status: 204, body: z.null() } as const;
const next = z.object({ next: z.optional(z.string().check(z.maxLength(1000))) });

/** Routes beyond signing up and in: passwords, sessions, the user's account, feedback and notices. */
export const ACCOUNT_ROUTES = defineRoutes({
  forgotPassword: () => ({
    method: 'POST',
    path: '/session/forgot-password',
    access: 'anyone',
    body: z.object({ email }),
    reply: nothing,
  }),
  resetPassword: () => ({
    method: 'POST',
    path: '/session/reset-password',
    access: 'anyone',
    body: z.object({ email, code, password }),
    reply: { status: 200, body: session },
  }),
  logOutEverywhere: () => ({
    method: 'POST',
    path: '/session/log-out-everywhere',
    access: 'anyone',
    reply: nothing,
  }),
  /** Lists the buttons of the sign-in panel, apart from the form for address and password. */
  listProviders: () => ({
    method: 'GET',
    path: '/session/providers',
    access: 'anyone',
    sharedFor: 300,
    reply: { status: 200, body: z.object({ providers: z.array(signInProvider) }) },
  }),
  /** A page that the browser opens: leads on to the provider's. */
  startSignIn: () => ({
    method: 'GET',
    path: '/session/providers/{provider}',
    access: 'anyone',
    params: z.object({ provider: z.string().check(z.maxLength(64)) }),
    /** The page of the site to come back to. */
    query: z.object({
      back: z.optional(z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[\w\-/]*$/))),
    }),
    reply: { status: 302, body: z.null() },
  }),
  /** The page that the provider leads back to. */
  finishSignIn: () => ({
    method: 'GET',
    path: '/session/callback',
    access: 'anyone',
    query: z.object({
      code: z.optional(z.string().check(z.maxLength(1000))),
      state: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: { status: 302, body: z.null() },
  }),
  exportAccount: () => ({
    method: 'GET',
    path: '/users/me/export',
    access: 'user',
    reply: { status: 200, body: accountExport },
  }),
  deleteAccount: () => ({
    method: 'POST',
    path: '/users/me/deletion',
    access: 'user',
    /** One's own address, typed to confirm. */
    body: z.object({ email }),
    reply: nothing,
  }),
  recordEvent: () => ({
    method: 'POST',
    path: '/events',
    access: 'optional',
    body: trackedEvent,
    reply: nothing,
  }),
  sendHelpRequest: () => ({
    method: 'POST',
    path: '/help-requests',
    access: 'optional',
    body: helpRequestForm,
    reply: nothing,
  }),
  listHelpRequests: () => ({
    method: 'GET',
    path: '/help-requests',
    access: 'admin',
    query: next,
    reply: {
      status: 200,
      body: z.object({ requests: z.array(helpRequest), next: z.nullable(z.string()) }),
    },
  }),
  /** Removes a request that was answered. Requests are kept by the time at which they were sent. */
  closeHelpRequest: () => ({
    method: 'DELETE',
    path: '/help-requests/{request}',
    access: 'admin',
    params: z.object({ request: id }),
    query: z.object({ sent_at: instant }),
    reply: nothing,
  }),
  readMaintenance: () => ({
    method: 'GET',
    path: '/maintenance',
    access: 'anyone',
    sharedFor: 60,
    reply: { status: 200, body: z.nullable(maintenance) },
  }),
  /** The notice as it is stored, past the copies that everybody else is given. */
  readPlannedMaintenance: () => ({
    method: 'GET',
    path: '/maintenance/planned',
    access: 'admin',
    reply: { status: 200, body: z.nullable(maintenance) },
  }),
  setMaintenance: () => ({
    method: 'PUT',
    path: '/maintenance',
    access: 'admin',
    body: maintenanceForm,
    reply: { status: 200, body: z.nullable(maintenance) },
  }),
});
