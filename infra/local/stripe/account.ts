import type { KeptFile } from '../process/json-file.ts';
import type { Events } from './events.ts';
import {
  canceled,
  elapsed,
  failed,
  type Kept,
  type NewSession,
  newId,
  paid,
  type Session,
  type Subscription,
  subscribed,
} from './state.ts';
import { invoiceObject, sessionObject, subscriptionObject } from './wire.ts';

const now = () => Math.floor(Date.now() / 1000);

/** Our account at Stripe: each change is kept, then told. */
export class StripeAccount {
  readonly origin: string;
  private readonly file: KeptFile<Kept>;
  private readonly events: Events;

  constructor(origin: string, file: KeptFile<Kept>, events: Events) {
    this.origin = origin;
    this.file = file;
    this.events = events;
  }

  get subscriptions(): readonly Subscription[] {
    return this.file.value.subscriptions;
  }
  subscription(id: string | undefined): Subscription | undefined {
    return this.subscriptions.find((one) => one.id === id);
  }
  ofInvoice(id: string | undefined): Subscription | undefined {
    return this.subscriptions.find(({ invoice }) => invoice.id === id);
  }
  session(id: string | undefined): Session | undefined {
    return this.file.value.sessions.find((one) => one.id === id);
  }

  /** The same key opens one session. */
  open(key: string, asked: NewSession): Session {
    const again = this.file.value.sessions.find((one) => one.key === key);
    return again ?? this.keepSession({ ...asked, key, id: newId('cs'), subscription: null });
  }
  pay(session: Session): void {
    if (session.subscription !== null) return;
    const made = subscribed(session, now());
    this.keep(made);
    const done = this.keepSession({ ...session, subscription: made.id });
    // What follows comes before what it follows on: an order that nothing may rest on.
    this.events.tell('invoice.paid', invoiceObject(made, this.origin));
    this.events.tell('checkout.session.completed', sessionObject(done, this.origin));
    this.events.tell('customer.subscription.created', subscriptionObject(made));
  }
  payInvoice(one: Subscription): void {
    const changed = this.keep(paid(one));
    this.events.tell('invoice.paid', invoiceObject(changed, this.origin));
  }
  fail(one: Subscription, ago: number): void {
    const changed = this.keep(failed(one, now(), ago));
    this.events.tell('invoice.payment_failed', invoiceObject(changed, this.origin));
  }
  setCancels(one: Subscription, cancel_at_period_end: boolean): Subscription {
    return this.update({ ...one, cancel_at_period_end });
  }
  cancel(one: Subscription): Subscription {
    return this.update(canceled(one, now()));
  }
  elapse(one: Subscription): Subscription {
    return this.update(elapsed(one, now()));
  }

  private update(one: Subscription): Subscription {
    const type = one.status === 'canceled' ? 'deleted' : 'updated';
    this.events.tell(`customer.subscription.${type}`, subscriptionObject(this.keep(one)));
    return one;
  }
  private keep(one: Subscription): Subscription {
    const others = this.subscriptions.filter(({ id }) => id !== one.id);
    this.file.save({ ...this.file.value, subscriptions: [one, ...others] });
    return one;
  }
  private keepSession(one: Session): Session {
    const others = this.file.value.sessions.filter(({ id }) => id !== one.id);
    this.file.save({ ...this.file.value, sessions: [one, ...others] });
    return one;
  }
}
