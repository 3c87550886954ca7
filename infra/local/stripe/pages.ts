import type { Session, Subscription } from './state.ts';

/** What a person sees of the stand-in; every button is a form, and nothing runs. */

const EVERY = { month: 'month', year: 'year' } as const;

const amountOf = ({ unit_amount, currency, interval }: Session | Subscription): string => {
  const amount = (unit_amount / 100).toLocaleString('en-US', { style: 'currency', currency });
  return `${amount} a ${EVERY[interval]}`;
};

export const checkoutPage = (session: Session): string =>
  page(
    'Handout Premium',
    `<p class="amount">${amountOf(session)}</p><p>for ${escapeHtml(session.email)}</p>
     ${button(`/pay/${session.id}`, 'Pay and subscribe')}
     <p><a href="${escapeHtml(session.cancel_url)}">Back to Handout</a></p>`,
  );

export const invoicePage = (one: Subscription, site: string): string =>
  one.invoice.status === 'open'
    ? page(
        'Open invoice',
        `<p class="amount">${amountOf(one)}</p>${button(`/invoices/${one.invoice.id}`, 'Pay invoice')}`,
      )
    : page(
        'Invoice paid',
        `<p>Thank you.</p><p><a href="${escapeHtml(site)}/account">Back to Handout</a></p>`,
      );

export const subscriptionsPage = (all: readonly Subscription[]): string =>
  page('Subscriptions', all.length === 0 ? '<p>Nobody has subscribed yet.</p>' : all.map(row).join(''));

const row = (one: Subscription): string => {
  const end = new Date(one.period_end * 1000).toISOString().slice(0, 10);
  const turn = one.cancel_at_period_end ? 'ends' : 'renews';
  return `<article><h2>${escapeHtml(one.email)}</h2>
    <p>${amountOf(one)}, ${one.status}, ${one.status === 'canceled' ? 'ended' : turn} ${end}</p>
    ${one.status === 'canceled' ? '' : helps(one)}</article>`;
};

const helps = ({ id }: Subscription): string =>
  [
    button(`/subscriptions/${id}/fail/0`, 'A payment fails now'),
    button(`/subscriptions/${id}/fail/15`, 'A payment failed 15 days ago'),
    button(`/subscriptions/${id}/elapse`, 'The period ends'),
  ].join('');

const button = (path: string, words: string): string =>
  `<form method="post" action="${path}"><button>${words}</button></form>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 system-ui;max-width:32rem;margin:4rem auto;padding:0 1rem;color:#1a2230}
button{font:inherit;padding:.5rem 1rem;margin:.25rem 0}.amount{font-size:1.5rem;margin:0}small{color:#4a5463}
article{border-top:1px solid #dde1e6;padding:1rem 0}h2{font-size:1rem;margin:0}</style>
<main><small>A stand-in for Stripe on this machine: nobody pays anything here.</small><h1>${title}</h1>${body}</main>
</html>`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
