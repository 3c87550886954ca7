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
  trackedEvent,
} from './account-models.ts';
import { session } from './models.ts';
import type { Route } from './route.ts';

const nothing = { status: 204, body: z.null() } as const;
const next = z.object({ next: z.optional(z.string().check(z.maxLength(1000))) });

/** Routes beyond signing up and in: passwords, sessions, the user's account, feedback and notices. */
export const ACCOUNT_ROUTES = {
  forgotPassword: {
    method: 'POST',
    path: '/session/forgot-password',
    access: 'anyone',
    body: z.object({ email }),
    reply: nothing,
  },
  resetPassword: {
    method: 'POST',
    path: '/session/reset-password',
    access: 'anyone',
    body: z.object({ email, code, password }),
    reply: { status: 200, body: session },
  },
  logOutEverywhere: {
    method: 'POST',
    path: '/session/log-out-everywhere',
    access: 'anyone',
    reply: nothing,
  },
  exportAccount: {
    method: 'GET',
    path: '/users/me/export',
    access: 'user',
    reply: { status: 200, body: accountExport },
  },
  deleteAccount: {
    method: 'POST',
    path: '/users/me/deletion',
    access: 'user',
    /** One's own address, typed to confirm. */
    body: z.object({ email }),
    reply: nothing,
  },
  recordEvent: {
    method: 'POST',
    path: '/events',
    access: 'optional',
    body: trackedEvent,
    reply: nothing,
  },
  sendHelpRequest: {
    method: 'POST',
    path: '/help-requests',
    access: 'optional',
    body: helpRequestForm,
    reply: nothing,
  },
  listHelpRequests: {
    method: 'GET',
    path: '/help-requests',
    access: 'admin',
    query: next,
    reply: {
      status: 200,
      body: z.object({ requests: z.array(helpRequest), next: z.nullable(z.string()) }),
    },
  },
  readMaintenance: {
    method: 'GET',
    path: '/maintenance',
    access: 'anyone',
    sharedFor: 60,
    reply: { status: 200, body: z.nullable(maintenance) },
  },
  setMaintenance: {
    method: 'PUT',
    path: '/maintenance',
    access: 'admin',
    body: maintenanceForm,
    reply: { status: 200, body: z.nullable(maintenance) },
  },
} as const satisfies Record<string, Route>;
