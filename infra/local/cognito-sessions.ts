import { AwsError } from './aws-error.ts';
import { inputs, type PoolCalls } from './cognito-call.ts';
import { TOKEN_SECONDS } from './issuer.ts';
import { logInsOf, unauthorized } from './log-in.ts';
import { hashOf } from './people.ts';

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
