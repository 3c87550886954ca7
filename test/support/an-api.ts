import type { CloudOptions } from '#infra/local/cloud.ts';
import { OPEN_EDGE } from '#infra/local/edge/edge.ts';
import { API_PREFIX, ROUTES, type Route, type RouteName } from '#shared/api/routes.ts';
import { createCloudEdge } from '../edge/edge.ts';
import { aCloud } from './a-cloud.ts';

/** What a test says of a request; the rest is what a browser on our own page would send. */
export interface ApiRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
}

/** An answer; a test looks into its body as it likes. */
export interface ApiReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
}

/** Somebody who signed up. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly cookie: string;
}

const PASSWORD = 'a long secret';

/**
 * The embedded cloud with our handlers behind its gateway, in this process's environment: one for a test
 * file. The queue and the sweeper stand still until a test starts them, and the edge keeps nothing, so that a change is
 * seen at once.
 */
export async function anApi(options: Partial<CloudOptions> = {}) {
  const cloud = await aCloud({ edge: { ...createCloudEdge(), cache: OPEN_EDGE.cache }, ...options });
  Object.assign(process.env, cloud.env);

  const call = async (name: RouteName, asked: ApiRequest = {}): Promise<ApiReply> => {
    const { method, path }: Route = ROUTES[name];
    const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => asked.params?.[part] ?? 'missing');
    const query = asked.query ? `?${new URLSearchParams(asked.query)}` : '';
    const response = await fetch(`${cloud.url}${API_PREFIX}${filled}${query}`, {
      method,
      // A page of the API redirects to one of the site.
      redirect: 'manual',
      headers: toHeaders(cloud.url, asked),
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    });
    const text = await response.text();
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    return { status: response.status, body: text ? JSON.parse(text) : {}, cookie };
  };

  const person = async (email: string): Promise<Person> => {
    await call('signUp', { body: { email, password: PASSWORD } });
    const code = cloud.mailbox.list().find((mail) => mail.to === email)?.code;
    const { body, cookie = '' } = await call('confirmSignUp', { body: { email, code, password: PASSWORD } });
    const { access_token, user } = body as { access_token: string; user: { id: string } };
    return { id: user.id, email, token: access_token, cookie };
  };

  return { ...cloud, call, person };
}
export type Api = Awaited<ReturnType<typeof anApi>>;

const toHeaders = (origin: string, { headers, body, token, cookie }: ApiRequest): Record<string, string> => ({
  origin,
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(cookie && { cookie }),
  ...headers,
});
