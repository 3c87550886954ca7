import { randomUUID } from 'node:crypto';
import { type Session, session } from '#shared/api/models.ts';
import { API_PREFIX } from '#shared/api/routes.ts';
import { PASSWORD } from '../../support/editor-driver.ts';
import type { Product } from '../../support/product.ts';

type Body = Readonly<Record<string, unknown>>;

/** Somebody with an account of a running product, without its pages. */
export interface SignedIn {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly session: Session;
  /** Calls the API; throws where it refuses. `path` begins below the API's prefix. */
  call(
    method: string,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Body>;
}

/** Signs somebody up with a code from the mailbox. */
export async function signUpAt(product: Product): Promise<SignedIn> {
  let token = '';
  const call: SignedIn['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${product.url}${API_PREFIX}${path}`, {
      method,
      headers: {
        ...{ origin: product.url, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (response.status === 204 ? {} : await response.json()) as Body;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const person = { email: `teacher-${randomUUID()}@school.example`, password: PASSWORD };
  await call('POST', '/session/sign-up', person);
  const code = await product.codeFor(person.email);
  const begun = session.parse(await call('POST', '/session/confirm', { ...person, code }));
  token = begun.access_token;
  return { ...person, token, session: begun, call };
}
