import { randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import type { HttpEvent } from './request.ts';

const NAME = '__Host-browser';
/** Sent along when a provider's page leads back here, unlike the cookie of a session. */
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const YEAR_SECONDS = 365 * 24 * 3600;
/** 128 random bits in base64url. */
const ID = /^[\w-]{22}$/;

/** The browser that a request comes from. */
export interface RequestBrowser {
  /** Random, from its cookie or new; says nothing of its user, and is kept nowhere but in hashes. */
  readonly id: string;
  /** The browser and its system in words, such as "Chrome on Windows". */
  readonly name: string;
  /** The cookie by which it is known again, to set when somebody has signed in. */
  readonly cookie: string;
}

export function readBrowser({
  cookies = [],
  headers,
}: Pick<HttpEvent, 'cookies' | 'headers'>): RequestBrowser {
  const sent = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  const id = ID.test(sent) ? sent : randomBytes(16).toString('base64url');
  const cookie = `${NAME}=${id}; ${ATTRIBUTES}; Max-Age=${YEAR_SECONDS}`;
  return { id, name: describeBrowser(headers['user-agent'] ?? ''), cookie };
}

/** The most characters of a header that a browser of ours sends; what is longer is not read. */
const LONGEST = 400;

function describeBrowser(agent: string): string {
  if (agent === '' || agent.length > LONGEST) return 'Another browser';
  const parser = Bowser.getParser(agent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return [browser || 'A browser', ...(system ? [system] : [])].join(' on ');
}
