import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { getFieldError, getFormError } from './form-errors.ts';

const wrong = new ApiError({ code: 'wrong_code', status: 422, message: 'That code is not right.' });
const invalid = new ApiError({
  code: 'invalid',
  status: 422,
  message: 'Something here could not be understood.',
  problems: [{ where: 'body.password', message: 'needs 8 or more characters' }],
});

test('a refusal stands at the field that it is about', () => {
  expect(getFieldError(wrong, 'code')).toBe('That code is not right.');
  expect(getFieldError(wrong, 'password')).toBeUndefined();
  expect(getFieldError(invalid, 'password')).toBe('needs 8 or more characters');
});

test('a refusal that no field takes stands at the end of the form', () => {
  expect(getFormError(wrong, ['code'])).toBeNull();
  expect(getFormError(wrong, ['email'])).toBe('That code is not right.');
  expect(getFormError(null, ['code'])).toBeNull();
});

test('a failure of our own shows no inner words', () => {
  expect(getFormError(new TypeError('x is undefined'), [])).toBe('Something went wrong. Please try again.');
});
