import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { parseInput, toAwsError, verifyBodySignature } from '../aws/aws-json.ts';
import { createAccessDenied } from '../aws/keys.ts';
import type { Account } from '../aws/signature.ts';
import type { Mailbox } from '../cognito/mailbox.ts';
import { type Listening, listen } from '../process/listen.ts';
import { readBody } from '../process/read-body.ts';

const SEND_PATH = '/v2/email/outbound-emails';
const MAX_BYTES = 256 * 1024;
const part = z.object({ Data: z.string() });
const sendEmail = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.email()).check(z.length(1)) }),
  Content: z.object({ Simple: z.object({ Subject: part, Body: z.object({ Text: part }) }) }),
});

interface Options {
  readonly account: Account;
  readonly mailbox: Mailbox;
  /** The domain that may send. */
  readonly domain: string;
}

/** Starts SES on loopback: one call, which puts a mail into the mailbox. */
export function startSes(options: Options): Promise<Listening> {
  return listen(async (request, response) => {
    try {
      sendJson(response, 200, await sendMail(options, request));
    } catch (error) {
      const { status, code, message } = toAwsError(error);
      response.setHeader('x-amzn-errortype', code);
      sendJson(response, status, { message });
    }
  });
}

async function sendMail({ account, mailbox, domain }: Options, request: IncomingMessage): Promise<object> {
  if (request.method !== 'POST' || request.url !== SEND_PATH)
    throw new AwsError('NotFoundException', `${request.method} ${request.url}`, 404);
  const body = await readBody(request, MAX_BYTES);
  const caller = await verifyBodySignature(request, body, account, 'ses');
  const mail = parseInput(sendEmail, JSON.parse(body.toString('utf8')), 'BadRequestException');
  const from = /<(.+)>$/.exec(mail.FromEmailAddress)?.[1] ?? mail.FromEmailAddress;
  const call = {
    action: 'ses:SendEmail',
    resource: `arn:aws:ses:${account.region}:000000000000:identity/${from.slice(from.indexOf('@') + 1)}`,
    context: { 'ses:FromAddress': [from] },
  };
  if (!account.keys.isAllowed(caller, call)) throw createAccessDenied(caller, call);
  if (!from.endsWith(`@${domain}`)) throw new AwsError('MessageRejected', 'Email address is not verified.');
  const { Subject, Body } = mail.Content.Simple;
  const [to = ''] = mail.Destination.ToAddresses;
  const code = /\b\d{6}\b/.exec(Body.Text.Data)?.[0] ?? '';
  mailbox.deliver({ to, subject: Subject.Data, text: Body.Text.Data, code });
  return { MessageId: randomUUID() };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
