import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { openJsonFile } from '../process/json-file.ts';

const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The code in the text, by itself. */
  code: z.string(),
  sent_at: z.iso.datetime(),
});
type Mail = z.infer<typeof mail>;

/** The mails that the cloud would have sent, newest first; the oldest are dropped. */
export interface Mailbox {
  list(): readonly Mail[];
  deliver(renderMail: Omit<Mail, 'id' | 'sent_at'>): void;
}

const MAX_MAILS = 50;
/** The path at which the gateway shows the mailbox; with `.json` for programs. */
export const MAILBOX_PATH = '/_local/mailbox';

/** Opens the mailbox stored in the file `path`. */
export function openMailbox(path: string): Mailbox {
  const file = openJsonFile(path, z.array(mail), () => [], { lost: null });
  return {
    list: () => file.value,
    deliver(letter) {
      const mail = { ...letter, id: randomUUID(), sent_at: new Date().toISOString() };
      file.save([mail, ...file.value].slice(0, MAX_MAILS));
    },
  };
}

/** Sends the mailbox as a page or as JSON. */
export function serveMailbox(mailbox: Mailbox, path: string, response: ServerResponse): void {
  const json = path.endsWith('.json');
  response.writeHead(200, {
    'content-type': json ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(json ? JSON.stringify(mailbox.list()) : renderPage(mailbox.list()));
}

/** Renders the mailbox. The page reloads itself, so that a code appears while a user waits for it. */
const renderPage = (mails: readonly Mail[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #ccc;padding:1rem 0}h2{font-size:1rem;margin:0}small{color:#555}</style>
<h1>Mailbox</h1><p>Mails that Handout would send. They stay on this machine.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(letter).join('\n')}
</html>`;

const letter = ({ to, subject, text, sent_at }: Mail) =>
  `<article><h2>${escapeHtml(subject)}</h2><small>to ${escapeHtml(to)}, ${sent_at}</small><p>${escapeHtml(text)}</p></article>`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
