const PARAMETER = 'sign-in';

/**
 * Takes from the address what a provider's sign-in led to, so that a reload does not tell it again: `done`, the code of an
 * error, or null for a page that was opened otherwise.
 */
function takeSignInReturn(): string | null {
  const address = new URL(location.href);
  const outcome = address.searchParams.get(PARAMETER);
  if (outcome === null) return null;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
  return outcome;
}

/** The outcome of the sign-in after which this page was opened; null outside a browser. */
export const signInReturn = typeof location === 'undefined' ? null : takeSignInReturn();

const UNVERIFIED =
  'That account’s e-mail address is not verified there. Sign up with your e-mail address instead.';
const FAILED = 'Signing in there did not work. Please try again.';

/** Describes a sign-in that failed; null for one that did not. */
export function describeFailedReturn(outcome: string | null): string | null {
  if (outcome === null || outcome === 'done') return null;
  return outcome === 'unverified_address' ? UNVERIFIED : FAILED;
}
