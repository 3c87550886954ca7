import * as z from 'zod/mini';
import { code } from './account-models.ts';
import { id, user } from './models.ts';
import { defineRoutes, nothing, okReply } from './route.ts';
import {
  appCodeForm,
  authenticatorKey,
  emailChangeForm,
  proof,
  recoveryCodes,
  security,
} from './security-models.ts';

const done = { status: 204, body: nothing } as const;

/** Routes that keep an account its owner's. Most ask for the password again: somebody may have left a computer open. */
export const SECURITY_ROUTES = defineRoutes({
  readSecurity: () => ({
    method: 'GET',
    path: '/users/me/security',
    access: 'user',
    reply: okReply(security),
  }),
  endSession: () => ({
    method: 'DELETE',
    path: '/users/me/sessions/{session}',
    access: 'user',
    params: z.object({ session: id }),
    reply: done,
  }),
  /** Mails a code to the new address. Answers the same for an address that has an account. */
  startEmailChange: () => ({
    method: 'POST',
    path: '/users/me/email-change',
    access: 'user',
    body: emailChangeForm,
    reply: done,
  }),
  confirmEmailChange: () => ({
    method: 'POST',
    path: '/users/me/email-change/confirmation',
    access: 'user',
    body: z.object({ code }),
    reply: okReply(user),
  }),
  /** Makes a key for an authenticator app; nothing changes before `confirmTwoStep`. */
  startTwoStep: () => ({
    method: 'POST',
    path: '/users/me/two-step',
    access: 'user',
    body: proof,
    reply: okReply(authenticatorKey),
  }),
  confirmTwoStep: () => ({
    method: 'PUT',
    path: '/users/me/two-step',
    access: 'user',
    body: appCodeForm,
    reply: okReply(recoveryCodes),
  }),
  endTwoStep: () => ({
    method: 'POST',
    path: '/users/me/two-step/end',
    access: 'user',
    body: proof,
    reply: done,
  }),
  renewRecoveryCodes: () => ({
    method: 'POST',
    path: '/users/me/recovery-codes',
    access: 'user',
    body: appCodeForm,
    reply: okReply(recoveryCodes),
  }),
});
