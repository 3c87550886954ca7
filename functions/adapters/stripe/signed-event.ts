import Stripe from 'stripe';
import * as z from 'zod/mini';
import { ApiError } from '../../errors/api-error.ts';
import type { PaymentEvent, PaymentNotice } from '../../ports/plans.ts';

/** Time for which a signature is valid, before and after. */
const TOLERANCE_S = 300;

const event = z.object({
  id: z.string().check(z.minLength(1)),
  data: z.object({ object: z.unknown() }),
});

/**
 * Returns the event of a notification. Throws `wrong_signature` unless the secret signed these bytes at about this
 * time, and `malformed` when they are no event.
 */
export function readSignedEvent({ body, signature }: PaymentNotice, secret: string, now: Date): PaymentEvent {
  // Stripe's library lets a time pass that is no number, and any time to come; it breaks over signatures that are no digits.
  const [, signedAt] = /^t=(\d{1,12})(?:,v\d=[0-9a-f]{1,200}){1,20}$/.exec(signature) ?? [];
  const age = Math.floor(now.getTime() / 1000) - Number(signedAt);
  if (!(Math.abs(age) <= TOLERANCE_S)) throw new ApiError('wrong_signature');
  const { success, data } = event.safeParse(verify(body, signature, secret));
  if (!success) throw createEventError();
  return { id: data.id, subscription: findSubscriptionId(data.data.object) };
}

function verify(body: Uint8Array, signature: string, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new ApiError('wrong_signature');
    if (error instanceof SyntaxError) throw createEventError();
    throw error;
  }
}

const createEventError = () =>
  new ApiError('malformed', { problems: [{ where: 'body', message: 'must be an event as JSON' }] });

/** Finds the subscription id in each kind of event object. */
const subscriptionEvent = z.union([
  z.pipe(
    z.object({ object: z.literal('subscription'), id: z.string() }),
    z.transform(({ id }) => id),
  ),
  z.pipe(
    z.object({ object: z.literal('checkout.session'), subscription: z.string() }),
    z.transform(({ subscription }) => subscription),
  ),
  z.pipe(
    z.object({
      object: z.literal('invoice'),
      parent: z.object({ subscription_details: z.object({ subscription: z.string() }) }),
    }),
    z.transform(({ parent }) => parent.subscription_details.subscription),
  ),
]);

const findSubscriptionId = (object: unknown): string | null =>
  subscriptionEvent.safeParse(object).data ?? null;
