import type { JsonFile } from '../process/json-file.ts';
import type { EventSender } from './events.ts';
import {
  createId,
  type NewSession,
  type Session,
  type StripeState,
  type Subscription,
  toCanceled,
  toNextPeriod,
  toSubscription,
  withFailedPayment,
  withPaidInvoice,
} from './state.ts';
import { toInvoiceObject, toSessionObject, toSubscriptionObject } from './wire.ts';

const getNow = () => Math.floor(Date.now() / 1000);

/** Our account at Stripe: each change is saved, then sent as an event. */
export class StripeAccount {
  readonly origin: string;
  private readonly file: JsonFile<StripeState>;
  private readonly events: EventSender;

  constructor(origin: string, file: JsonFile<StripeState>, events: EventSender) {
    this.origin = origin;
    this.file = file;
    this.events = events;
  }

  get subscriptions(): readonly Subscription[] {
    return this.file.value.subscriptions;
  }
  findSubscription(id: string | undefined): Subscription | undefined {
    return this.subscriptions.find((subscription) => subscription.id === id);
  }
  findByInvoice(id: string | undefined): Subscription | undefined {
    return this.subscriptions.find(({ invoice }) => invoice.id === id);
  }
  findSession(id: string | undefined): Session | undefined {
    return this.file.value.sessions.find((session) => session.id === id);
  }

  /** Opens a checkout session. The same idempotency key always returns the same session. */
  openSession(key: string, newSession: NewSession): Session {
    const existing = this.file.value.sessions.find((session) => session.key === key);
    return existing ?? this.saveSession({ ...newSession, key, id: createId('cs'), subscription: null });
  }
  pay(session: Session): void {
    if (session.subscription !== null) return;
    const subscription = toSubscription(session, getNow());
    this.saveSubscription(subscription);
    const paidSession = this.saveSession({ ...session, subscription: subscription.id });
    // Sent last first: Stripe promises no order, and nothing may depend on subscription.
    this.events.send('invoice.paid', toInvoiceObject(subscription, this.origin));
    this.events.send('checkout.session.completed', toSessionObject(paidSession, this.origin));
    this.events.send('customer.subscription.created', toSubscriptionObject(subscription));
  }
  payInvoice(subscription: Subscription): void {
    const changed = this.saveSubscription(withPaidInvoice(subscription));
    this.events.send('invoice.paid', toInvoiceObject(changed, this.origin));
  }
  failPayment(subscription: Subscription, ago: number): void {
    const changed = this.saveSubscription(withFailedPayment(subscription, getNow(), ago));
    this.events.send('invoice.payment_failed', toInvoiceObject(changed, this.origin));
  }
  setCancelAtPeriodEnd(subscription: Subscription, cancel_at_period_end: boolean): Subscription {
    return this.update({ ...subscription, cancel_at_period_end });
  }
  cancel(subscription: Subscription): Subscription {
    return this.update(toCanceled(subscription, getNow()));
  }
  endPeriod(subscription: Subscription): Subscription {
    return this.update(toNextPeriod(subscription, getNow()));
  }

  private update(subscription: Subscription): Subscription {
    const type = subscription.status === 'canceled' ? 'deleted' : 'updated';
    this.events.send(
      `customer.subscription.${type}`,
      toSubscriptionObject(this.saveSubscription(subscription)),
    );
    return subscription;
  }
  private saveSubscription(subscription: Subscription): Subscription {
    const others = this.subscriptions.filter(({ id }) => id !== subscription.id);
    this.file.save({ ...this.file.value, subscriptions: [subscription, ...others] });
    return subscription;
  }
  private saveSession(session: Session): Session {
    const others = this.file.value.sessions.filter(({ id }) => id !== session.id);
    this.file.save({ ...this.file.value, sessions: [session, ...others] });
    return session;
  }
}
