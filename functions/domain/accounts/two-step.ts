import type { AuthenticatorKey, Proof, Security } from '#shared/api/security-models.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { countTry } from '../access/tries.ts';
import { tellOwner } from './notices.ts';
import { withProof } from './owner-proof.ts';
import { createRecoveryCodes, hashRecoveryCode, type SecondStepPorts } from './second-step.ts';
import { translateErrors } from './sessions.ts';

/** Password and code of the owner, and the network that they come from. */
type Typed = Proof & { readonly network: string };

/** Tells how an account is kept its owner's, and where it is signed in. */
export async function readSecurity(
  { accounts, recoveryCodes, sessions }: Pick<Ports, 'accounts' | 'recoveryCodes' | 'sessions'>,
  { id }: Caller,
): Promise<Security> {
  const [two_step, recovery_codes_left, list] = await Promise.all([
    accounts.hasTwoStep(id),
    recoveryCodes.count(id),
    sessions.list(id),
  ]);
  const newestFirst = [...list].sort((one, other) => other.seen_at.localeCompare(one.seen_at));
  return { two_step, recovery_codes_left: two_step ? recovery_codes_left : 0, sessions: newestFirst };
}

/** Makes the key of an authenticator app. The address is the form that all such apps scan. */
export const startTwoStep = (
  ports: SecondStepPorts,
  caller: Caller,
  typed: Typed,
): Promise<AuthenticatorKey> =>
  withProof(ports, caller, typed, async ({ user, access_token }) => {
    const secret = await translateErrors(ports.identity.startTwoStep(access_token));
    const label = encodeURIComponent(`Handout:${user.email}`);
    return {
      secret,
      address: `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: 'Handout' })}`,
    };
  });

/** Switches two-step sign-in on by a code of the app, and returns the recovery codes. */
export const confirmTwoStep = (
  ports: SecondStepPorts,
  caller: Caller,
  { password, code, network }: Typed & { readonly code: string },
): Promise<{ recovery_codes: string[] }> =>
  withProof(ports, caller, { password, network }, async ({ user, access_token }) => {
    await countTry(ports, 'secondSteps', { email: user.email, network });
    await translateErrors(ports.identity.confirmTwoStep(access_token, code));
    const codes = await replaceRecoveryCodes(ports, caller);
    await tellOwner(ports, user.email, {
      subject: 'Two-step sign-in is on',
      text: 'Your Handout account asks for a code of your authenticator app now, besides your password.',
    });
    return codes;
  });

/** Switches two-step sign-in off, by a code of the app or a recovery code. */
export const endTwoStep = (ports: SecondStepPorts, caller: Caller, typed: Typed): Promise<void> =>
  withProof(
    ports,
    caller,
    typed,
    async ({ user }) => {
      // A recovery code has switched it off already, and said so.
      const isOn = await ports.accounts.hasTwoStep(caller.id);
      if (isOn) await ports.accounts.endTwoStep(caller.id);
      await ports.recoveryCodes.replace(caller.id, []);
      if (!isOn) return;
      await tellOwner(ports, user.email, {
        subject: 'Two-step sign-in is off',
        text: 'Your Handout account asks for your password alone now.',
      });
    },
    { mayRecover: true },
  );

/** Replaces the recovery codes by new ones. */
export const renewRecoveryCodes = (
  ports: SecondStepPorts,
  caller: Caller,
  typed: Typed,
): Promise<{ recovery_codes: string[] }> =>
  withProof(ports, caller, typed, async ({ user }) => {
    const codes = await replaceRecoveryCodes(ports, caller);
    await tellOwner(ports, user.email, {
      subject: 'New recovery codes',
      text: 'Your Handout account has new recovery codes. The ones before them open nothing any more.',
    });
    return codes;
  });

async function replaceRecoveryCodes({ recoveryCodes }: SecondStepPorts, { id }: Caller) {
  const recovery_codes = createRecoveryCodes();
  await recoveryCodes.replace(
    id,
    recovery_codes.map((code) => hashRecoveryCode(id, code)),
  );
  return { recovery_codes };
}
