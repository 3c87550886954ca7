import { createRun, parseRun } from '#functions/domain/publishing/rerender-run.ts';
import type { Summary } from '#functions/recovery/rerender/report.ts';
import { findBrowser } from '#infra/local/process/browser.ts';
import { readArguments } from './command.ts';
import { runOperatorCommand } from './environment.ts';

/** Renders everything published again; `docs/operations/rerender.md` says when. */
const USAGE = 'Usage: npm run rerender -- [RUN] [--dry-run] [--from-table]';

await runOperatorCommand(readRun, async ({ run, isFromTable }) => {
  console.log(JSON.stringify({ run: run.id, dry_run: run.isDry }));
  if (isFromTable) {
    const { markPublished } = await import('#functions/recovery/rerender/mark-published.ts');
    console.log(JSON.stringify({ published: await markPublished() }));
  }
  const { reportRun } = await import('#functions/recovery/rerender/report.ts');
  const summary = await reportRun(run.id, await start(run), console.log);
  return endWell(summary);
});

function readRun() {
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'dry-run': flag, 'from-table': flag };
  const { values, positionals } = readArguments({ usage: USAGE, options, words: [0, 1] });
  const [id] = positionals;
  const isDry = values['dry-run'];
  const run = id === undefined ? createRun(new Date(), isDry) : parseRun(id, isDry);
  return { run, isFromTable: values['from-table'] };
}

/** Starts the run where the published documents are: on AWS, or on this machine. */
async function start(run: ReturnType<typeof createRun>) {
  const { RERENDER_MACHINE: machine } = process.env;
  if (machine) return (await import('#functions/recovery/rerender/on-aws.ts')).rerenderOnAws(machine, run);
  const browser = findBrowser();
  if (browser) process.env.CHROME_PATH = browser;
  return (await import('#functions/recovery/rerender/here.ts')).rerenderHere(run);
}

/** Returns the summary as JSON. Throws it where a document failed, so that the command fails, too. */
function endWell(summary: Summary): string {
  const text = JSON.stringify(summary);
  if (summary.failed.length === 0) return text;
  throw new Error(
    `${text}\n${summary.failed.length} failed. Try them again: npm run rerender -- ${summary.run}`,
  );
}
