import { AwsError } from '../aws/aws-error.ts';
import { createLoginFlows, type PoolTokens, unauthorized } from './login-flows.ts';
import { inputs, type PoolCalls } from './pool-calls.ts';
import { TOKEN_SECONDS } from './token-issuer.ts';
import { hashToken } from './users.ts';

/** Creates the calls that begin, refresh and end a session. */
export function createSessionCalls({ users, issuer, proof, challenges, now, parse, findUser }: PoolCalls) {
  const flows = createLoginFlows({ users, issuer, proof, challenges, now });
  return {
    async InitiateAuth(input: unknown) {
      const { AuthFlow, AuthParameters } = parse(inputs.auth, input);
      const flow = Object.hasOwn(flows, AuthFlow) ? flows[AuthFlow] : undefined;
      if (!flow)
        throw new AwsError('InvalidParameterException', `${AuthFlow} is not enabled for the client.`);
      const outcome = await flow(AuthParameters);
      return 'ChallengeName' in outcome ? outcome : toReply(outcome);
    },
    RevokeToken(input: unknown) {
      const { Token, ClientSecret } = parse(inputs.revoke, input);
      proof.checkSecret(ClientSecret);
      const user = users.findByRefreshToken(Token);
      if (user)
        users.save({ ...user, refresh: user.refresh.filter(({ hash }) => hash !== hashToken(Token)) });
      return {};
    },
    async GlobalSignOut(input: unknown) {
      const sub = await issuer.verify(parse(inputs.access, input).AccessToken);
      const user = sub && users.findBySub(sub);
      if (!user) throw unauthorized('Invalid Access Token');
      users.save({ ...user, refresh: [] });
      return {};
    },
    AdminUserGlobalSignOut(input: unknown) {
      users.save({ ...findUser(input), refresh: [] });
      return {};
    },
  };
}

/** Returns tokens as a call that signs in does. */
export const toReply = (tokens: PoolTokens) => ({
  AuthenticationResult: { ...tokens, ExpiresIn: TOKEN_SECONDS, TokenType: 'Bearer' },
  ChallengeParameters: {},
});
