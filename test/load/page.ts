import { availableParallelism } from 'node:os';
import type { Forecast } from './forecast.ts';
import type { Load } from './run-teachers.ts';

/** A run with what the model says of the same on AWS. */
export interface Measured {
  readonly load: Load;
  readonly forecast: Forecast;
}

const cells = (values: readonly (string | number)[]) => `| ${values.join(' | ')} |`;

/** Writes the page about load in Markdown. */
export function writeLoadPage(measured: readonly Measured[], day: string): string {
  const rows = measured.map(({ load, forecast }) => {
    const { save, publish } = load;
    return cells([
      load.teachers,
      save.count,
      ...[save.p50, save.p95, save.p99].map((ms) => ms ?? '–'),
      `${forecast.save.usual}, cold ${forecast.save.cold}`,
      publish.count,
      ...[publish.p50, publish.p95, publish.p99].map((ms) => ms ?? '–'),
      `${forecast.publish.p50}, ${forecast.publish.p95}`,
      load.errors.length,
      load.lost.length,
      load.megabytes,
      load.busy,
    ]);
  });
  const [first] = measured;
  return `# Load

Written by \`npm run load -- --write\`, never by hand, on ${day}, on a machine with ${availableParallelism()} cores: teachers who edit at once for ${first?.load.seconds ?? 0}
seconds on the whole product in one process, with the day of [\`scale.md\`](scale.md). Times are in milliseconds, from the call to the answer of a
save, and from the click to the PDF of a publish; the columns of AWS are the forecast of the model, for a save warm and cold, and for half and
95 of a hundred publishes. The editor calls 5 seconds after the last change, which is not counted. Busy
is what else wanted the machine's cores before the run: where it is more than they are, the times say more of that.

| teachers | saves | p50 | p95 | p99 | AWS | publishes | p50 | p95 | p99 | AWS | errors | lost | MB | busy |
| ${Array.from({ length: 15 }, () => '---').join(' | ')} |
${rows.join('\n')}

The aim is 600 ms for 95 of 100 saves at 100 teachers on two cores. One machine prints one document at a time, a stage ten.
`;
}
