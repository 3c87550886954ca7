import { answerTo, type Routes } from './answers.ts';
import { checkoutPage, invoicePage, subscriptionsPage } from './pages.ts';
import { DAY_S } from './state.ts';

/** The pages that a browser is sent to, and the list on which time is helped along. */
export const HOSTED: Routes = [
  [/^GET \/$/, ({ account }) => ({ html: subscriptionsPage(account.subscriptions) })],
  [
    /^GET \/pay\/(\w+)$/,
    ({ account, parts: [id] }) => answerTo(account.session(id), (open) => ({ html: checkoutPage(open) })),
  ],
  [
    /^POST \/pay\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerTo(account.session(id), (open) => {
        account.pay(open);
        return { to: open.success_url };
      }),
  ],
  [
    /^GET \/invoices\/(\w+)$/,
    ({ account, site, parts: [id] }) =>
      answerTo(account.ofInvoice(id), (one) => ({ html: invoicePage(one, site) })),
  ],
  [
    /^POST \/invoices\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerTo(account.ofInvoice(id), (one) => {
        account.payInvoice(one);
        return { to: `/invoices/${id}` };
      }),
  ],
  [
    /^POST \/subscriptions\/(\w+)\/fail\/(\d+)$/,
    ({ account, parts: [id, days] }) =>
      answerTo(account.subscription(id), (one) => {
        account.fail(one, Number(days) * DAY_S);
        return { to: '/' };
      }),
  ],
  [
    /^POST \/subscriptions\/(\w+)\/elapse$/,
    ({ account, parts: [id] }) =>
      answerTo(account.subscription(id), (one) => {
        account.elapse(one);
        return { to: '/' };
      }),
  ],
];
