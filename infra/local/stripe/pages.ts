import type { Session, Subscription } from './state.ts';

/** The pages of the stand-in. Every button is a form, and no script runs. */

const EVERY = { month: 'month', year: 'year' } as const;

const formatAmount = ({ unit_amount, currency, interval }: Session | Subscription): string => {
  const amount = (unit_amount / 100).toLocaleString('en-US', { style: 'currency', currency });
  return `${amount} a ${EVERY[interval]}`;
};

export const renderCheckoutPage = (session: Session): string =>
  renderPage(
    'Handout Premium',
    `<p class="amount">${formatAmount(session)}</p><p>for ${escapeHtml(session.email)}</p>
     ${renderButton(`/pay/${session.id}`, 'Pay and subscribe')}
     <p><a href="${escapeHtml(session.cancel_url)}">Back to Handout</a></p>`,
  );

export const renderInvoicePage = (subscription: Subscription, site: string): string =>
  subscription.invoice.status === 'open'
    ? renderPage(
        'Open invoice',
        `<p class="amount">${formatAmount(subscription)}</p>${renderButton(`/invoices/${subscription.invoice.id}`, 'Pay invoice')}`,
      )
    : renderPage(
        'Invoice paid',
        `<p>Thank you.</p><p><a href="${escapeHtml(site)}/account">Back to Handout</a></p>`,
      );

export const renderSubscriptionsPage = (all: readonly Subscription[]): string =>
  renderPage(
    'Subscriptions',
    all.length === 0 ? '<p>Nobody has subscribed yet.</p>' : all.map(renderSubscription).join(''),
  );

const STATUS = { active: 'active', past_due: 'past due', canceled: 'canceled' } as const;

const renderSubscription = (subscription: Subscription): string => {
  const end = new Date(subscription.period_end * 1000).toISOString().slice(0, 10);
  const verb = subscription.cancel_at_period_end ? 'ends' : 'renews';
  const reason = subscription.comment && `<p class="why">Reason: ${escapeHtml(subscription.comment)}</p>`;
  return `<article><h2>${escapeHtml(subscription.email)}</h2>
    <p>${formatAmount(subscription)}, ${STATUS[subscription.status]}, ${subscription.status === 'canceled' ? 'ended' : verb} ${end}</p>
    ${reason}${subscription.status === 'canceled' ? '' : `<div class="helps">${renderControls(subscription)}</div>`}</article>`;
};

const renderControls = ({ id }: Subscription): string =>
  [
    renderButton(`/subscriptions/${id}/fail/0`, 'A payment fails now'),
    renderButton(`/subscriptions/${id}/fail/15`, 'A payment failed 15 days ago'),
    renderButton(`/subscriptions/${id}/elapse`, 'The period ends'),
  ].join('');

const renderButton = (path: string, label: string): string =>
  `<form method="post" action="${path}"><button>${label}</button></form>`;

const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style>
<main><h1>${title}</h1>${body}</main>
<footer>A stand-in for Stripe on this machine: nobody pays anything here.</footer>
</html>`;

/** The style of a foreign page: none of our colours or fonts. */
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:4rem 1rem;color:#1a2230;background:#f5f6f8}
main{max-width:26rem;margin:auto;padding:2rem;border:1px solid #dde1e6;border-radius:12px;background:#fff}
h1{margin:0 0 .5rem;font-size:1.25rem}h2{margin:0;font-size:1rem}p{margin:.25rem 0}
.amount{font-size:1.75rem;font-weight:700}.why,footer{color:#4a5463;font-size:.875rem}
button{font:inherit;font-weight:600;padding:.625rem 1rem;border:1px solid #3b4fd1;border-radius:8px;
background:#3b4fd1;color:#fff;cursor:pointer}main>form{margin:1.5rem 0 1rem}main>form button{width:100%}
.helps{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}.helps button{background:#fff;color:#3b4fd1;
font-size:.875rem;padding:.375rem .75rem}article{border-top:1px solid #dde1e6;padding:1rem 0}
a{color:#3b4fd1}footer{max-width:26rem;margin:1rem auto;text-align:center;text-wrap:balance}`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
