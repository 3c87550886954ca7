import { AwsError } from '../aws/aws-error.ts';
import { unauthorized } from './login-flows.ts';
import { inputs, type PoolCalls } from './pool-calls.ts';
import { hashPassword, newPerson } from './users.ts';

const SHORTEST_PASSWORD = 8;

/** How an account comes to be: signed up for, then confirmed by a code that was mailed. */
export function signUpCalls({ people, codes, now, ask }: PoolCalls) {
  return {
    async SignUp(input: unknown) {
      const { Username, Password } = ask(inputs.signUp, input);
      checkPassword(Password);
      const person = await newPerson(Username, Password, now());
      if (people.byEmail(Username)) throw new AwsError('UsernameExistsException', 'User already exists');
      codes.mail(person, 'confirm');
      return { UserSub: person.sub, UserConfirmed: false, CodeDeliveryDetails: delivery(Username) };
    },
    ConfirmSignUp(input: unknown) {
      const { Username, ConfirmationCode } = ask(inputs.confirm, input);
      const person = people.byEmail(Username);
      if (person?.confirmed) throw unauthorized('User cannot be confirmed. Current status is CONFIRMED');
      people.keep({ ...codes.check(person, 'confirm', ConfirmationCode), confirmed: true });
      return {};
    },
    ResendConfirmationCode(input: unknown) {
      const { Username } = ask(inputs.username, input);
      const person = people.byEmail(Username);
      if (person?.confirmed) throw new AwsError('InvalidParameterException', 'User is already confirmed.');
      if (person) codes.mail(person, 'confirm');
      return { CodeDeliveryDetails: delivery(Username) };
    },
  };
}

/** A new password for who has a code that was mailed. */
export function passwordCalls({ people, codes, ask }: PoolCalls) {
  return {
    ForgotPassword(input: unknown) {
      const { Username } = ask(inputs.username, input);
      const person = people.byEmail(Username);
      if (person?.confirmed) codes.mail(person, 'reset');
      return { CodeDeliveryDetails: delivery(Username) };
    },
    async ConfirmForgotPassword(input: unknown) {
      const { Username, ConfirmationCode, Password } = ask(inputs.reset, input);
      checkPassword(Password);
      const password = await hashPassword(Password);
      const person = codes.check(people.byEmail(Username), 'reset', ConfirmationCode);
      people.keep({ ...person, password, misses: 0, locked_until: 0, refresh: [] });
      return {};
    },
  };
}

/** What an administrator asks of an account. */
export function adminCalls({ people, named }: PoolCalls) {
  return {
    AdminGetUser(input: unknown) {
      const { sub, email, confirmed, created_at } = named(input);
      return {
        Username: sub,
        UserStatus: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
        Enabled: true,
        UserCreateDate: created_at / 1000,
        UserAttributes: [
          { Name: 'sub', Value: sub },
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: String(confirmed) },
        ],
      };
    },
    AdminDeleteUser(input: unknown) {
      people.remove(named(input).sub);
      return {};
    },
  };
}

function checkPassword(password: string): void {
  if (password.length >= SHORTEST_PASSWORD) return;
  throw new AwsError(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
}

const delivery = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
});
