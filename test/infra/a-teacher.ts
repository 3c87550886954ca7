import { randomUUID } from 'node:crypto';
import type { Cloud } from '#infra/local/cloud.ts';
import type { PublishState, SaveReceipt, Session } from '#shared/api/models.ts';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { API_PREFIX } from '#shared/api/routes.ts';
import { aWorksheet } from '../support/builders.ts';
import { waitFor } from '../support/wait-for.ts';

type Call = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<unknown>;

/** Signs a user up, and returns calls of the API as the editor makes them. */
export async function aTeacher({ url, mailbox }: Pick<Cloud, 'url' | 'mailbox'>) {
  const who = { email: `${randomUUID()}@school.example`, password: 'correct horse' };
  const visitor = createCaller(url);
  await visitor('POST', '/session/sign-up', who);
  const code = mailbox.list().find(({ to }) => to === who.email)?.code;
  const { access_token } = (await visitor('POST', '/session/confirm', { ...who, code })) as Session;
  const call = createCaller(url, access_token);
  return {
    /** Publishes a worksheet of this user; resolves when its PDF is ready. */
    async publish(): Promise<PublishedDocument> {
      const { id, version } = await saveWorksheet(call);
      const settings = { is_private: 0, subjects: ['Science'], subject_other: '', grade_levels: ['5'] };
      await call('POST', `/documents/${id}/publish`, settings, {
        'if-match': `"${version}"`,
        ...createKeyHeaders(),
      });
      await waitUntilPublished(call, id);
      return (await call('GET', `/published/${id}`)) as PublishedDocument;
    },
  };
}

const createKeyHeaders = () => ({ 'idempotency-key': randomUUID() });

const saveWorksheet = async (call: Call) =>
  (await call('POST', '/documents', { document: aWorksheet() }, createKeyHeaders())) as SaveReceipt;

const waitUntilPublished = (call: Call, id: string) =>
  waitFor(async () => {
    const { state, error } = (await call('GET', `/documents/${id}/publish`)) as PublishState;
    if (state !== 'published') throw new Error(`${state}: ${error}`);
  }, 250);

/** Creates a function that calls the API with the headers of our pages, and throws for an error. */
const createCaller =
  (url: string, token?: string): Call =>
  async (method, path, body, headers = {}) => {
    const answer = await fetch(`${url}${API_PREFIX}${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
