import type { HelpRequest } from '#shared/api/account-models.ts';

/** The most characters of a question that an answer quotes: programs for mail refuse long addresses. */
const MOST_QUOTED = 1_000;

/** Returns the path of a page of this site; null for anything else that somebody sent as one. */
export const toPagePath = (page: string): string | null => {
  if (page === '') return '/';
  return /^\/[\w~./:?&=%#-]*$/.test(page) && !page.startsWith('//') ? page : null;
};

/** Returns the address that begins a mail to who asked, with their words below. */
export function toAnswerAddress({ email, message }: Pick<HelpRequest, 'email' | 'message'>): string {
  const quoted = message
    .slice(0, MOST_QUOTED)
    .toWellFormed()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const fields = { subject: 'Your question about Handout', body: `\r\n\r\n${quoted}` };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}
