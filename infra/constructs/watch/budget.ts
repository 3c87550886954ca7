import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

interface BudgetProps {
  readonly stage: string;
  /** The most that a month may cost, in dollars. */
  readonly limit: number;
  readonly mailTo: string;
}

/**
 * Adds the budget of the account, which belongs to one stage alone. It mails when four fifths are spent, and as soon as
 * AWS expects the month to cost more than the limit.
 */
export function addBudget(scope: Construct, { stage, limit, mailTo }: BudgetProps): void {
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      thresholdType: 'PERCENTAGE',
      comparisonOperator: 'GREATER_THAN',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address: mailTo }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `handout-${stage}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: limit, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}
