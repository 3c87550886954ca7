import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Mails } from '../../ports/mails.ts';
import { readEnvironment } from '../../process/environment.ts';
import { clientSettings } from '../aws/client-settings.ts';

/** Stands for a sender where a stage has none. */
const NOBODY = 'nobody';

/** Creates the port over SES. A stage without a sender sends nothing. */
export function createSesMails(): Mails {
  const { MAIL_FROM } = readEnvironment('MAIL_FROM');
  const isOn = MAIL_FROM !== NOBODY;
  const client = new SESv2Client(clientSettings);
  return {
    isOn,
    async send({ to, subject, text }) {
      if (!isOn) throw new Error('This stage has no sender of mails');
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: `Handout <${MAIL_FROM}>`,
          Destination: { ToAddresses: [to] },
          Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
        }),
      );
    },
  };
}
