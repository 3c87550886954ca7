import { useState } from 'react';
import type { Plan, Prices } from '#shared/api/plans.ts';
import { useChangePlan, usePlan } from '../api/plans.ts';
import { FormError } from '../modals/FormError.tsx';
import { BackFromCheckout } from '../plans/BackFromCheckout.tsx';
import { A_PERIOD, describeSuspension, formatAmount, formatDay } from '../plans/format-plan.ts';
import { PremiumFeatures } from '../plans/PremiumFeatures.tsx';
import { useGoPremium } from '../plans/use-go-premium.tsx';
import { usePayAgain } from '../plans/use-pay-again.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';
import './PlanSection.css';

const CancelDialog = createLazyDialog(async () => (await import('../plans/CancelDialog.tsx')).CancelDialog);

/** Renders the plan: its state, its end, and every way to change it. */
export function PlanSection() {
  const { data, error, refetch } = usePlan();
  return (
    <section className="part plan-section" aria-labelledby="plan-heading">
      <h2 id="plan-heading" className="part-title">
        Plan
      </h2>
      {!data && error && <NotLoaded error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Spinner label="Loading your plan" />}
      {data?.plan.state === 'free' && <Free />}
      {data && data.plan.state !== 'free' && <Paid {...data} />}
      <BackFromCheckout action="Done" onGoOn={() => undefined} />
    </section>
  );
}

function Free() {
  const premium = useGoPremium(null);
  return (
    <>
      <p>You are on the free plan: as many documents as you like, saved, printed and shared. Premium adds:</p>
      <PremiumFeatures />
      {premium.choice}
      {premium.button}
    </>
  );
}

function Paid({ plan, prices }: { plan: Plan; prices: Prices }) {
  const [isCancelling, setCancelling] = useState(false);
  const change = useChangePlan();
  const payAgain = usePayAgain();
  const { state } = plan;
  const isOwed = state === 'past_due' || state === 'suspended';
  return (
    <>
      <p className={isOwed ? 'plan-owed' : undefined}>{describePlan(plan, prices)}</p>
      <div className="row plan-actions">
        {isOwed && payAgain.button}
        {state === 'cancelling' && (
          <Button isPending={change.isPending} onPress={() => change.mutate({ cancels: false })}>
            Keep Premium
          </Button>
        )}
        {plan.interval && state !== 'cancelling' && (
          <Button onPress={() => setCancelling(true)}>Cancel Premium</Button>
        )}
      </div>
      <FormError words={(payAgain.error ?? change.error)?.message} />
      {isCancelling && <CancelDialog plan={plan} onClose={() => setCancelling(false)} />}
    </>
  );
}

function describePlan(
  { state, interval, period_end, payment_failed_at, grace_until }: Plan,
  prices: Prices,
): string {
  if (!interval || !period_end) return 'You are Premium. It costs you nothing.';
  if (state === 'suspended') return describeSuspension(payment_failed_at);
  if (state === 'past_due' && payment_failed_at && grace_until)
    return `Your last payment failed on ${formatDay(payment_failed_at)}. Premium goes on until ${formatDay(grace_until)}.`;
  if (state === 'cancelling') return `You are Premium until ${formatDay(period_end)}. It does not renew.`;
  const price = `${formatAmount(prices, interval)} ${A_PERIOD[interval]}`;
  return `You are Premium for ${price}. It renews on ${formatDay(period_end)}.`;
}
