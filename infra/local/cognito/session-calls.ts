import { AwsError } from '../aws/aws-error.ts';
import { logInsOf, unauthorized } from './login-flows.ts';
import { inputs, type PoolCalls } from './pool-calls.ts';
import { TOKEN_SECONDS } from './token-issuer.ts';
import { hashOf } from './users.ts';

/** How a session begins, goes on and ends. */
export function sessionCalls({ people, issuer, now, ask }: PoolCalls) {
  const flows = logInsOf(people, issuer, now);
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
      const person = people.byRefreshToken(Token);
      if (person)
        people.keep({ ...person, refresh: person.refresh.filter(({ hash }) => hash !== hashOf(Token)) });
      return {};
    },
    async GlobalSignOut(input: unknown) {
      const sub = await issuer.verify(ask(inputs.access, input).AccessToken);
      const person = sub && people.bySub(sub);
      if (!person) throw unauthorized('Invalid Access Token');
      people.keep({ ...person, refresh: [] });
      return {};
    },
  };
}
