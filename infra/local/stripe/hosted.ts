import { answerIfFound, type Routes } from './answers.ts';
import { renderCheckoutPage, renderInvoicePage, renderSubscriptionsPage } from './pages.ts';
import { DAY_S } from './state.ts';

/** The pages that a browser is sent to, and the list on which time can be moved on. */
export const PAGE_ROUTES: Routes = [
  [/^GET \/$/, ({ account }) => ({ html: renderSubscriptionsPage(account.subscriptions) })],
  [
    /^GET \/pay\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerIfFound(account.findSession(id), (session) => ({ html: renderCheckoutPage(session) })),
  ],
  [
    /^POST \/pay\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerIfFound(account.findSession(id), (session) => {
        account.pay(session);
        return { to: session.success_url };
      }),
  ],
  [
    /^GET \/invoices\/(\w+)$/,
    ({ account, site, parts: [id] }) =>
      answerIfFound(account.findByInvoice(id), (subscription) => ({
        html: renderInvoicePage(subscription, site),
      })),
  ],
  [
    /^POST \/invoices\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerIfFound(account.findByInvoice(id), (subscription) => {
        account.payInvoice(subscription);
        return { to: `/invoices/${id}` };
      }),
  ],
  [
    /^POST \/subscriptions\/(\w+)\/fail\/(\d+)$/,
    ({ account, parts: [id, days] }) =>
      answerIfFound(account.findSubscription(id), (subscription) => {
        account.failPayment(subscription, Number(days) * DAY_S);
        return { to: '/' };
      }),
  ],
  [
    /^POST \/subscriptions\/(\w+)\/elapse$/,
    ({ account, parts: [id] }) =>
      answerIfFound(account.findSubscription(id), (subscription) => {
        account.endPeriod(subscription);
        return { to: '/' };
      }),
  ],
];
