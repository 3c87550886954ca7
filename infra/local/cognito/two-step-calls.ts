import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { beginSession, unauthorized } from './login-flows.ts';
import { inputs, type PoolCalls } from './pool-calls.ts';
import { toReply } from './session-calls.ts';
import type { PoolUser } from './users.ts';

const text = z.string().check(z.minLength(1));
const settings = z.object({ Enabled: z.boolean(), PreferredMfa: z.optional(z.boolean()) });
const twoStepInputs = {
  verify: z.object({ AccessToken: text, UserCode: text }),
  prefer: z.object({ AccessToken: text, SoftwareTokenMfaSettings: settings }),
  preferAsAdmin: z.object({ SoftwareTokenMfaSettings: settings }),
  answer: z.object({
    ClientId: text,
    ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
    Session: text,
    ChallengeResponses: z.object({
      USERNAME: text,
      SOFTWARE_TOKEN_MFA_CODE: text,
      SECRET_HASH: z.optional(z.string()),
    }),
  }),
};

const STEP_MS = 30_000;

/** Creates the calls of two-step sign-in with an authenticator app (TOTP). */
export function createTwoStepCalls({ users, issuer, proof, challenges, now, parse, findUser }: PoolCalls) {
  const findByAccess = async (accessToken: string): Promise<PoolUser> => {
    const sub = await issuer.verify(accessToken);
    const user = sub && users.findBySub(sub);
    if (!user) throw unauthorized('Invalid Access Token');
    return user;
  };
  const prefer = (user: PoolUser, enabled: boolean) => {
    if (enabled && !user.authenticator?.verified)
      throw new AwsError('InvalidParameterException', 'User has not verified software token mfa');
    if (user.authenticator) users.save({ ...user, authenticator: { ...user.authenticator, enabled } });
    return {};
  };
  return {
    async AssociateSoftwareToken(input: unknown) {
      const user = await findByAccess(parse(inputs.access, input).AccessToken);
      const secret = new Secret({ buffer: new Uint8Array(randomBytes(32)).buffer }).base32;
      // The key before is gone at once, and with it the second step: Cognito does so, too.
      users.save({ ...user, authenticator: { secret, verified: false, enabled: false, last_used: 0 } });
      return { SecretCode: secret };
    },
    async VerifySoftwareToken(input: unknown) {
      const { AccessToken, UserCode } = parse(twoStepInputs.verify, input);
      const user = await findByAccess(AccessToken);
      const step = user.authenticator && findStep(user.authenticator.secret, UserCode, now());
      if (!user.authenticator || !step)
        throw new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch');
      users.save({ ...user, authenticator: { ...user.authenticator, verified: true, last_used: step } });
      return { Status: 'SUCCESS' };
    },
    async SetUserMFAPreference(input: unknown) {
      const { AccessToken, SoftwareTokenMfaSettings } = parse(twoStepInputs.prefer, input);
      return prefer(await findByAccess(AccessToken), SoftwareTokenMfaSettings.Enabled);
    },
    AdminSetUserMFAPreference: (input: unknown) =>
      prefer(findUser(input), parse(twoStepInputs.preferAsAdmin, input).SoftwareTokenMfaSettings.Enabled),
    async RespondToAuthChallenge(input: unknown) {
      const { Session, ChallengeResponses } = parse(twoStepInputs.answer, input);
      const { USERNAME, SECRET_HASH, SOFTWARE_TOKEN_MFA_CODE } = ChallengeResponses;
      proof.checkHash(USERNAME, SECRET_HASH);
      const user = users.findBySub(challenges.find(Session, now()) ?? '');
      if (!user?.authenticator || ![user.sub, user.email].includes(USERNAME))
        throw unauthorized('Invalid session for the user, session is expired.');
      const step = findStep(user.authenticator.secret, SOFTWARE_TOKEN_MFA_CODE, now());
      if (!step) throw new AwsError('CodeMismatchException', 'Invalid code received for user');
      if (step <= user.authenticator.last_used)
        throw new AwsError('ExpiredCodeException', 'Your software token has already been used once.');
      challenges.end(Session);
      const used = { ...user, authenticator: { ...user.authenticator, last_used: step } };
      return toReply(await beginSession({ users, issuer, now }, used));
    },
  };
}

/** Finds the half minute that a code is of: this one, the last or the next; undefined for another code. */
function findStep(secret: string, token: string, now: number): number | undefined {
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({
    token,
    timestamp: now,
    window: 1,
  });
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
}
