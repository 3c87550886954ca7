import { AwsError } from '../aws/aws-error.ts';
import { unauthorized } from './login-flows.ts';
import { inputs, type PoolCalls } from './pool-calls.ts';
import { createUser, hashPassword } from './users.ts';

const MIN_PASSWORD_LENGTH = 8;

/** Creates the calls that sign a user up and confirm the address by a mailed code. */
export function createSignUpCalls({ people, codes, now, parse: ask }: PoolCalls) {
  return {
    async SignUp(input: unknown) {
      const { Username, Password } = ask(inputs.signUp, input);
      checkPassword(Password);
      const person = await createUser(Username, Password, now());
      if (people.findByEmail(Username)) throw new AwsError('UsernameExistsException', 'User already exists');
      codes.send(person, 'confirm');
      return { UserSub: person.sub, UserConfirmed: false, CodeDeliveryDetails: toDeliveryDetails(Username) };
    },
    ConfirmSignUp(input: unknown) {
      const { Username, ConfirmationCode } = ask(inputs.confirm, input);
      const person = people.findByEmail(Username);
      if (person?.confirmed) throw unauthorized('User cannot be confirmed. Current status is CONFIRMED');
      people.save({ ...codes.redeem(person, 'confirm', ConfirmationCode), confirmed: true });
      return {};
    },
    ResendConfirmationCode(input: unknown) {
      const { Username } = ask(inputs.username, input);
      const person = people.findByEmail(Username);
      if (person?.confirmed) throw new AwsError('InvalidParameterException', 'User is already confirmed.');
      if (person) codes.send(person, 'confirm');
      return { CodeDeliveryDetails: toDeliveryDetails(Username) };
    },
  };
}

/** Creates the calls that replace a forgotten password by a mailed code. */
export function createPasswordCalls({ people, codes, parse: ask }: PoolCalls) {
  return {
    ForgotPassword(input: unknown) {
      const { Username } = ask(inputs.username, input);
      const person = people.findByEmail(Username);
      if (person?.confirmed) codes.send(person, 'reset');
      return { CodeDeliveryDetails: toDeliveryDetails(Username) };
    },
    async ConfirmForgotPassword(input: unknown) {
      const { Username, ConfirmationCode, Password } = ask(inputs.reset, input);
      checkPassword(Password);
      const password = await hashPassword(Password);
      const person = codes.redeem(people.findByEmail(Username), 'reset', ConfirmationCode);
      people.save({ ...person, password, misses: 0, locked_until: 0, refresh: [] });
      return {};
    },
  };
}

/** Creates the calls that need an administrator's signature. */
export function createAdminCalls({ people, findUser: named }: PoolCalls) {
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
  if (password.length >= MIN_PASSWORD_LENGTH) return;
  throw new AwsError(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
}

const toDeliveryDetails = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
});
