/**
 * Every error of the server: its code, its status and its message. The message says what happened and what to
 * do; `where` in a reply names the field of the request.
 */
export const REFUSALS = {
  invalid: { status: 422, message: 'Something here could not be understood.' },
  malformed: { status: 400, message: 'This request could not be read.' },
  wrong_signature: { status: 400, message: 'This is not signed for us, or not at this time.' },
  too_large: { status: 413, message: 'This document is larger than 4 MB.' },
  not_signed_in: { status: 401, message: 'Please log in to go on.' },
  session_expired: { status: 401, message: 'Your session has ended. Please log in again.' },
  forbidden: { status: 403, message: 'This account may not do that.' },
  sign_up_first: {
    status: 401,
    message: 'Sign up to add your own images. What you have made so far comes along.',
  },
  image_refused: { status: 422, message: 'Sorry! An error occurred while uploading the image' },
  not_found: { status: 404, message: 'There is nothing here, or it is not yours.' },
  version_conflict: { status: 409, message: 'This document was changed somewhere else.' },
  key_reused: { status: 422, message: 'This was sent before with something else in it.' },
  editor_outdated: {
    status: 409,
    message: 'There is a newer version of Handout. Reload this page to go on.',
  },
  already_publishing: { status: 409, message: 'This document is being published already.' },
  not_publishable: { status: 422, message: 'This document cannot be published yet.' },
  premium_required: {
    status: 402,
    message: 'This document uses premium features. Use their free versions, or go Premium.',
  },
  suspended: {
    status: 402,
    message: 'Your last payment failed. Editing stays open; publishing is paused.',
  },
  already_subscribed: { status: 409, message: 'You have a plan already. Your account page shows it.' },
  not_subscribed: { status: 409, message: 'There is no subscription to change.' },
  nothing_to_pay: { status: 409, message: 'Nothing is left to pay.' },
  wrong_password: { status: 401, message: 'The e-mail address or the password is not right.' },
  sign_in_failed: { status: 403, message: 'Signing in there did not work. Please try again.' },
  unverified_address: {
    status: 403,
    message: 'That account’s e-mail address is not verified there. Sign up with your e-mail address instead.',
  },
  two_step_required: {
    status: 403,
    message: 'Type the code from your authenticator app, or a recovery code.',
  },
  not_confirmed: { status: 403, message: 'Please confirm your e-mail address first.' },
  wrong_code: { status: 422, message: 'That code is not right.' },
  expired_code: { status: 422, message: 'That code has expired. Ask for a new one.' },
  weak_password: { status: 422, message: 'A password needs 8 or more characters.' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a moment.' },
  quota_reached: { status: 429, message: 'This account has reached its limit.' },
  storage_full: { status: 507, message: 'There is no room left to save.' },
  unavailable: { status: 503, message: 'This is not responding right now. Please try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof REFUSALS;
