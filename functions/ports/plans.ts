import type { User } from '#shared/api/models.ts';
import type { Interval } from '#shared/api/plans.ts';
import type { KeptPlan, Subscription } from '../records/plan.ts';

/** The parts of a user that decide their entitlements. */
export interface Member {
  readonly role: User['role'];
  readonly plan: KeptPlan;
}

/** Stores plans. */
export interface Plans {
  /** Returns undefined when no profile has this id. */
  member(userId: string): Promise<Member | undefined>;
  find(userId: string): Promise<KeptPlan>;
  /** Writes a plan when the stored lock version is one below; otherwise returns false and changes nothing. */
  keep(userId: string, next: KeptPlan): Promise<boolean>;
}

/** An order to pay for at the payment service. */
export interface Order {
  readonly user: { readonly id: string; readonly email: string };
  readonly interval: Interval;
  /** The customer id of an earlier subscription. */
  readonly customer: string | null;
  /** The path on the site to return to, such as "/account". */
  readonly backTo: string;
  /** The idempotency key: the same key gives the same checkout page. */
  readonly key: string;
}

/** A notification of the payment service, as it arrived. */
export interface Notice {
  readonly body: Uint8Array;
  readonly signature: string;
}

/** A change of a subscription. The new state is read from the payment service, never from the event. */
export interface PaymentEvent {
  readonly id: string;
  readonly subscription: string | null;
}

/** A subscription and its user. */
export type Standing = Subscription & {
  readonly userId: string;
  /** Sold by this site, not by another one with the same account at the payment service. */
  readonly soldHere: boolean;
};

/** The payment service. */
export interface Payments {
  /** Creates a page on which the order is paid; returns its URL. */
  checkout(order: Order): Promise<string>;
  /** Reads the current state of a subscription; undefined when it names no user of ours. */
  subscription(id: string): Promise<Standing | undefined>;
  /** Lets a subscription end with its period, or renew again. */
  setCancels(id: string, cancels: boolean, reason: string): Promise<Subscription>;
  /** Ends a subscription at once. */
  end(id: string, reason: string): Promise<Subscription>;
  /** Returns the URL of the page that pays the failed invoice; null when no invoice is open. */
  payPage(id: string): Promise<string | null>;
  /** Verifies a notification; returns undefined when its signature is wrong or too old. */
  eventIn(notice: Notice): Promise<PaymentEvent | undefined>;
}

/** Remembers the handled events of the payment service. */
export interface PaymentEvents {
  knows(id: string): Promise<boolean>;
  /** Remembers an event until `expires_at`, in seconds since 1970. */
  remember(id: string, expires_at: number): Promise<void>;
}
