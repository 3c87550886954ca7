import { useMutation, useQuery } from '@tanstack/react-query';
import type { Interval } from '#shared/api/plans.ts';
import { api } from './api.ts';
import { type RouteReply, toIdempotencyHeaders } from './client.ts';
import { queryClient } from './query-client.ts';

const PLAN = ['plan'] as const;
const POLL_MS = 1_000;

/** The person's plan and what one costs. */
export const usePlan = () => useQuery({ queryKey: PLAN, queryFn: () => api.readPlan() });

/** What a plan costs. */
export const usePrices = () => useQuery({ queryKey: ['prices'], queryFn: () => api.readPrices() });

const isPaid = (reply: RouteReply<'readPlan'> | undefined): boolean =>
  reply !== undefined && reply.plan.state !== 'free' && reply.plan.state !== 'suspended';

/** After a purchase: asks until the payment service has told the server. */
export function usePurchase() {
  const { data } = useQuery({
    queryKey: PLAN,
    queryFn: () => api.readPlan(),
    staleTime: 0,
    refetchInterval: ({ state }) => (isPaid(state.data) ? false : POLL_MS),
  });
  return { isPaid: isPaid(data) };
}

/** Leaves for the page on which Premium is paid; comes back to the document, or to the account without one. */
export const useCheckout = () =>
  useMutation({
    mutationFn: (body: { interval: Interval; document_id: string | null }) =>
      api.startCheckout({ headers: toIdempotencyHeaders(), body }),
    onSuccess: goToPage,
  });

/** Leaves for the page on which a payment that failed is made up for. */
export const usePayAgain = () => useMutation({ mutationFn: () => api.payAgain(), onSuccess: goToPage });

export const useChangePlan = () =>
  useMutation({
    mutationFn: (body: { cancels: boolean; reason?: string }) => api.changePlan({ body }),
    // The answer is ahead of what is kept, which follows in a moment.
    onSuccess: (plan) =>
      queryClient.setQueryData<RouteReply<'readPlan'>>(PLAN, (data) => data && { ...data, plan }),
  });

function goToPage({ url }: { url: string }): void {
  window.location.assign(url);
}
