import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const cents = z.string().check(z.regex(/^[1-9]\d{0,6}$/));
const seconds = z.string().check(z.regex(/^[1-9]\d{0,4}$/));

/** All environment variables of the functions. */
const VARIABLES = {
  TABLE_NAME: text,
  DOCUMENTS_BUCKET: text,
  PUBLISHED_BUCKET: text,
  IMAGES_BUCKET: text,
  UPLOADS_BUCKET: text,
  EVENT_BUS_NAME: text,
  RENDER_QUEUE_URL: z.url(),
  USER_POOL_ID: text,
  USER_POOL_CLIENT_ID: text,
  USER_POOL_CLIENT_SECRET: text,
  USER_POOL_ISSUER: z.url(),
  FILES_ORIGIN: z.url(),
  FILES_KEY_ID: text,
  FILES_KEY_SECRET: text,
  SITE_ORIGIN: z.url(),
  SIGN_IN: text,
  MAIL_FROM: text,
  STRIPE_ORIGIN: z.url(),
  STRIPE_SECRET: text,
  CANARY_SECRET: text,
  PREMIUM_CURRENCY: text,
  PREMIUM_MONTHLY_CENTS: cents,
  PREMIUM_YEARLY_CENTS: cents,
  RENDER_TIMEOUT_SECONDS: seconds,
  SWEEP_EVERY_SECONDS: seconds,
};

type Name = keyof typeof VARIABLES;

/**
 * Reads environment variables at the cold start, so that a function without one never serves. Throws an error
 * that names the missing or wrong ones.
 */
export function readEnvironment<N extends Name>(...names: readonly N[]): Record<N, string> {
  const wrong = names.filter((name) => !VARIABLES[name].safeParse(process.env[name]).success);
  if (wrong.length > 0) throw new Error(`Missing or wrong in the environment: ${wrong.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as Record<N, string>;
}
