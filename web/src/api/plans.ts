import type { Interval } from '#shared/api/plans.ts';
import { api } from './api.ts';
import { type RouteReply, toIdempotencyHeaders } from './client.ts';
import { queryClient, useMutation, useQuery } from './query-client.ts';

const PLAN = ['plan'] as const;
const POLL_MS = 1_000;

/** Reads the user's plan and its price. */
export const usePlan = () => useQuery({ queryKey: PLAN, queryFn: () => api.readPlan() });

/** Reads the plan of a user who was just refused for it: one that was read before the refusal is not shown. */
export function useSuspendedPlan() {
  const { data, isFetching } = useQuery({
    queryKey: PLAN,
    queryFn: () => api.readPlan(),
    refetchOnMount: 'always',
  });
  return { plan: isFetching ? null : (data?.plan ?? null), isPending: isFetching };
}

/** Reads the prices of a plan. */
export const usePrices = () => useQuery({ queryKey: ['prices'], queryFn: () => api.readPrices() });

const isPaid = (reply: RouteReply<'readPlan'> | undefined): boolean =>
  reply !== undefined && reply.plan.state !== 'free' && reply.plan.state !== 'suspended';

/** Reads the plan after a purchase until the payment service has told the server. */
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

/** Opens the page on which a failed payment is made up for. */
export const usePayAgain = () => useMutation({ mutationFn: () => api.payAgain(), onSuccess: goToPage });

export const useChangePlan = () =>
  useMutation({
    mutationFn: (body: { cancels: boolean; reason?: string }) => api.changePlan({ body }),
    // The reply is newer than the stored plan, which follows in a moment.
    onSuccess: (plan) =>
      queryClient.setQueryData<RouteReply<'readPlan'>>(PLAN, (data) => data && { ...data, plan }),
  });

function goToPage({ url }: { url: string }): void {
  window.location.assign(url);
}
