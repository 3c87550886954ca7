import { AwsError } from '../aws/aws-error.ts';
import { createLoginFlows, unauthorized } from './login-flows.ts';
import { inputs, type PoolCalls } from './pool-calls.ts';
import { TOKEN_SECONDS } from './token-issuer.ts';
import { hashToken } from './users.ts';

/** Creates the calls that begin, refresh and end a session. */
export function createSessionCalls({ people, issuer, now, parse: ask }: PoolCalls) {
  const flows = createLoginFlows(people, issuer, now);
  return {
    async InitiateAuth(input: unknown) {
      const { AuthFlow, AuthParameters } = ask(inputs.auth, input);
      const flow = Object.hasOwn(flows, AuthFlow) ? flows[AuthFlow] : undefined;
      if (!flow)
        throw new AwsError('InvalidParameterException', `${AuthFlow} is not enabled for the client.`);
      const tokens = await flow(AuthParameters);
      return {
        AuthenticationResult: { ...tokens, ExpiresIn: TOKEN_SECONDS, TokenType: 'Bearer' },
        ChallengeParameters: {},
      };
    },
    RevokeToken(input: unknown) {
      const { Token } = ask(inputs.revoke, input);
      const person = people.findByRefreshToken(Token);
      if (person)
        people.save({ ...person, refresh: person.refresh.filter(({ hash }) => hash !== hashToken(Token)) });
      return {};
    },
    async GlobalSignOut(input: unknown) {
      const sub = await issuer.verify(ask(inputs.access, input).AccessToken);
      const person = sub && people.findBySub(sub);
      if (!person) throw unauthorized('Invalid Access Token');
      people.save({ ...person, refresh: [] });
      return {};
    },
  };
}
