import { publishWorksheet } from '#functions/canary/publish-worksheet.ts';
import { runCommand } from './environment.ts';

/** Publishes a worksheet on the running product as a teacher does, and takes it away again: `npm run canary -- EMAIL` */
const USAGE = 'Usage: CANARY_PASSWORD=… npm run canary -- EMAIL';

await runCommand(async () => {
  const [email, ...rest] = process.argv.slice(2);
  const { CANARY_PASSWORD: password, SITE_ORIGIN: origin } = process.env;
  if (!email || !password || rest.length > 0) throw new Error(USAGE);
  if (!origin) throw new Error('Missing or wrong in the environment: SITE_ORIGIN');
  const bytes = await publishWorksheet({ origin, account: { email, password } });
  return `Published and opened a PDF of ${bytes} bytes at ${origin}.`;
});
