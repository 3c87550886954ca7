import { answerIfFound, type Routes } from './answers.ts';
import { renderCheckoutPage, renderInvoicePage, renderSubscriptionsPage } from './pages.ts';
import { DAY_S } from './state.ts';

/** The pages that a browser is sent to, and the list on which time can be moved on. */
export const PAGE_ROUTES: Routes = [
  [/^GET \/$/, ({ account }) => ({ html: renderSubscriptionsPage(account.subscriptions) })],
  [
    /^GET \/pay\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerIfFound(account.findSession(id), (open) => ({ html: renderCheckoutPage(open) })),
  ],
  [
    /^POST \/pay\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerIfFound(account.findSession(id), (open) => {
        account.pay(open);
        return { to: open.success_url };
      }),
  ],
  [
    /^GET \/invoices\/(\w+)$/,
    ({ account, site, parts: [id] }) =>
      answerIfFound(account.findByInvoice(id), (one) => ({ html: renderInvoicePage(one, site) })),
  ],
  [
    /^POST \/invoices\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerIfFound(account.findByInvoice(id), (one) => {
        account.payInvoice(one);
        return { to: `/invoices/${id}` };
      }),
  ],
  [
    /^POST \/subscriptions\/(\w+)\/fail\/(\d+)$/,
    ({ account, parts: [id, days] }) =>
      answerIfFound(account.findSubscription(id), (one) => {
        account.failPayment(one, Number(days) * DAY_S);
        return { to: '/' };
      }),
  ],
  [
    /^POST \/subscriptions\/(\w+)\/elapse$/,
    ({ account, parts: [id] }) =>
      answerIfFound(account.findSubscription(id), (one) => {
        account.endPeriod(one);
        return { to: '/' };
      }),
  ],
];
