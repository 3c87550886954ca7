import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { getFieldError, getFormError } from './form-errors.ts';

const taken = new ApiError({ code: 'email_taken', status: 409, message: 'There is an account.' });
const invalid = new ApiError({
  code: 'invalid',
  status: 422,
  message: 'Some of this could not be understood.',
  problems: [{ where: 'body.password', message: 'needs 8 or more characters' }],
});

test('a refusal stands at the field that it is about', () => {
  expect(getFieldError(taken, 'email')).toBe('There is an account.');
  expect(getFieldError(taken, 'password')).toBeUndefined();
  expect(getFieldError(invalid, 'password')).toBe('needs 8 or more characters');
});

test('a refusal that no field takes stands at the end of the form', () => {
  expect(getFormError(taken, ['email', 'password'])).toBeNull();
  expect(getFormError(taken, ['code'])).toBe('There is an account.');
  expect(getFormError(null, ['code'])).toBeNull();
});

test('a failure of our own shows no inner words', () => {
  expect(getFormError(new TypeError('x is undefined'), [])).toBe('Something went wrong. Please try again.');
});
