import { publishWorksheet } from '#functions/canary/publish-worksheet.ts';
import { readArguments } from './command.ts';
import { runOperatorCommand } from './environment.ts';
import { UsageError } from './usage-error.ts';

/** Publishes a worksheet on the running product as a teacher does, and takes it away again: `npm run canary -- EMAIL` */
const USAGE = `Usage: CANARY_PASSWORD=… npm run canary -- EMAIL
The account must be premium, because the worksheet is private.`;

function readAccount() {
  const [email = ''] = readArguments({ usage: USAGE, words: [1, 1] }).positionals;
  const { CANARY_PASSWORD: password } = process.env;
  if (!password) throw new UsageError('CANARY_PASSWORD is not set.', USAGE);
  return { email, password };
}

await runOperatorCommand(readAccount, async ({ email, password }) => {
  const { SITE_ORIGIN: origin } = process.env;
  if (!origin) throw new Error('Missing or wrong in the environment: SITE_ORIGIN');
  const bytes = await publishWorksheet({ origin, account: { email, password } });
  return `Published and opened a PDF of ${bytes} bytes at ${origin}.`;
});
