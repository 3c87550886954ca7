import * as z from 'zod/mini';
import type { User } from '#shared/api/models.ts';
import { INTERVALS, type Interval } from '#shared/api/plans.ts';

/** What the domain needs of the world for plans and payment; the rest stands in `ports.ts`. */

/** UTC with milliseconds. */
const instant = z.string();

/** A subscription as the payment service says that it stands. */
export const subscription = z.object({
  id: z.string(),
  customer: z.string(),
  /** `unpaid` since a payment failed; what has `ended` never comes back. */
  status: z.enum(['paid', 'unpaid', 'ended']),
  interval: z.enum(INTERVALS),
  period_end: instant,
  /** It ends with its period and does not renew. */
  cancels: z.boolean(),
  /** When the payment failed that is still open. */
  payment_failed_at: z.nullable(instant),
});
export type Subscription = z.output<typeof subscription>;

/** What is kept of a person's plan. A change names the `turn` it started from and adds one. */
export const keptPlan = z.object({
  turn: z.number(),
  /** Premium by an administrator's word, whatever is paid. */
  granted: z.boolean(),
  subscription: z.nullable(subscription),
});
export type KeptPlan = z.output<typeof keptPlan>;

/** Before anything was kept. */
export const NO_PLAN: KeptPlan = { turn: 0, granted: false, subscription: null };

/** As much of a person as decides what they may do. */
export interface Member {
  readonly role: User['role'];
  readonly plan: KeptPlan;
}

export interface Plans {
  /** Undefined where nobody has a profile under this id. */
  member(userId: string): Promise<Member | undefined>;
  find(userId: string): Promise<KeptPlan>;
  /** Only over the turn before; false, and nothing changed, when somebody else was first. */
  keep(userId: string, next: KeptPlan): Promise<boolean>;
}

/** What somebody is about to pay for. */
export interface Order {
  readonly user: { readonly id: string; readonly email: string };
  readonly interval: Interval;
  /** Of an earlier subscription. */
  readonly customer: string | null;
  /** Where on the site to come back to, such as "/account". */
  readonly backTo: string;
  /** The same key makes one page to pay on. */
  readonly key: string;
}

/** What the payment service tells us, as it arrived. */
export interface Notice {
  readonly body: Uint8Array;
  readonly signature: string;
}

/** That something happened to a subscription; how it stands is asked, never taken from here. */
export interface PaymentEvent {
  readonly id: string;
  readonly subscription: string | null;
}

/** A subscription with whose it is. */
export type Standing = Subscription & {
  readonly userId: string;
  /** Sold by this very site, and not by another that shares the account at the payment service. */
  readonly soldHere: boolean;
};

export interface Payments {
  /** The address of a page of the payment service on which the order is paid. */
  checkout(order: Order): Promise<string>;
  /** A subscription as it stands now; undefined where it is nobody's whom we could know. */
  subscription(id: string): Promise<Standing | undefined>;
  /** Lets it end with its period, or renew after all. */
  setCancels(id: string, cancels: boolean, reason: string): Promise<Subscription>;
  /** Ends it at once. */
  end(id: string, reason: string): Promise<Subscription>;
  /** The address of a page on which the payment that failed is made up for; null where none is open. */
  payPage(id: string): Promise<string | null>;
  /** Undefined for what the payment service has not signed, or has signed too long ago. */
  eventIn(notice: Notice): Promise<PaymentEvent | undefined>;
}

/** The events that were dealt with. */
export interface PaymentEvents {
  knows(id: string): Promise<boolean>;
  /** `expires_at` in seconds since 1970. */
  remember(id: string, expires_at: number): Promise<void>;
}
