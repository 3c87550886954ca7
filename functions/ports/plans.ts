import type { User } from '#shared/api/models.ts';
import type { Interval } from '#shared/api/plans.ts';
import type { PlanRecord, Subscription } from '../records/plan.ts';

/** The parts of a user that decide their entitlements. */
export interface Member {
  readonly role: User['role'];
  readonly plan: PlanRecord;
}

/** Stores plans. */
export interface Plans {
  /** Returns undefined when no profile has this id. */
  findMember(userId: string): Promise<Member | undefined>;
  find(userId: string): Promise<PlanRecord>;
  /** Writes a plan when the stored lock version is one below; otherwise returns false and changes nothing. */
  save(userId: string, next: PlanRecord): Promise<boolean>;
}

/** An order to pay for at the payment service. */
export interface CheckoutOrder {
  readonly user: { readonly id: string; readonly email: string };
  readonly interval: Interval;
  /** The customer id of an earlier subscription. */
  readonly customer: string | null;
  /** The path on the site to return to, such as "/account". */
  readonly returnPath: string;
  /** The idempotency key: the same key gives the same checkout page. */
  readonly key: string;
}

/** A notification of the payment service, as it arrived. */
export interface PaymentNotice {
  readonly body: Uint8Array;
  readonly signature: string;
}

/** A change of a subscription. The new state is read from the payment service, never from the event. */
export interface PaymentEvent {
  readonly id: string;
  readonly subscription: string | null;
}

/** A subscription and its user. */
export type OwnedSubscription = Subscription & {
  readonly userId: string;
  /** Sold by this site, not by another one with the same account at the payment service. */
  readonly soldHere: boolean;
};

/** The payment service. */
export interface Payments {
  /** Creates a page on which the order is paid; returns its URL. */
  createCheckout(order: CheckoutOrder): Promise<string>;
  /** Reads the current state of a subscription; undefined when it names no user of ours. */
  findSubscription(id: string): Promise<OwnedSubscription | undefined>;
  /** Lets a subscription end with its period, or renew again. */
  setCancels(id: string, cancels: boolean, reason: string): Promise<Subscription>;
  /** Ends a subscription at once. */
  endSubscription(id: string, reason: string): Promise<Subscription>;
  /** Returns the URL of the page that pays the failed invoice; null when no invoice is open. */
  findInvoicePage(id: string): Promise<string | null>;
  /**
   * Verifies a notification. Throws `wrong_signature` when it was not signed for us about now, `malformed` when it is
   * no event.
   */
  verifyEvent(notice: PaymentNotice): Promise<PaymentEvent>;
}

/** Remembers the handled events of the payment service. */
export interface PaymentEvents {
  has(id: string): Promise<boolean>;
  /** Remembers an event until `expires_at`, in seconds since 1970. */
  remember(id: string, expires_at: number): Promise<void>;
}
