import {
  AssociateSoftwareTokenCommand,
  type InitiateAuthCommandOutput,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { IdentityError } from '../../errors/identity-error.ts';
import type { Identity } from '../../ports/identity.ts';
import type { AppClient } from './app-client.ts';
import { translateErrors } from './cognito-errors.ts';

/** The pool's name for a code of an authenticator app. */
export const TWO_STEP = 'SOFTWARE_TOKEN_MFA' as const;

/** Answers the challenge of two-step sign-in. The pool calls its user by another name than an address there. */
export async function answerChallenge(
  { ClientId, cognito, hash }: AppClient,
  { Session, ChallengeParameters = {} }: InitiateAuthCommandOutput,
  email: string,
  code: string | undefined,
) {
  if (code === undefined) throw new IdentityError('two_step_required');
  const USERNAME = ChallengeParameters.USER_ID_FOR_SRP ?? email;
  const SOFTWARE_TOKEN_MFA_CODE = code;
  const ChallengeResponses = { USERNAME, SOFTWARE_TOKEN_MFA_CODE, SECRET_HASH: await hash(USERNAME) };
  const answer = { ClientId, ChallengeName: TWO_STEP, Session, ChallengeResponses };
  const reply = cognito.send(new RespondToAuthChallengeCommand(answer));
  return (await translateErrors(reply, { ExpiredCodeException: 'wrong_code' })).AuthenticationResult;
}

/** Turns two-step sign-in on. */
export const createTwoStep = ({ cognito }: AppClient): Pick<Identity, 'startTwoStep' | 'confirmTwoStep'> => ({
  async startTwoStep(AccessToken) {
    const { SecretCode } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    if (!SecretCode) throw new Error('The user pool made no key for an authenticator app');
    return SecretCode;
  },
  async confirmTwoStep(AccessToken, UserCode) {
    await translateErrors(cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode })));
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
  },
});
