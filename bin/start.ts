import { describeError, readArguments } from './command.ts';

/** Runs the whole product on this machine: `npm start`. Signals end it by its own end, so that it is no `runCommand`. */
try {
  readArguments({ usage: 'Usage: [PORT=4600] [HANDOUT_DATA=FOLDER] npm start', words: [0, 0] });
} catch (error) {
  for (const line of describeError(error)) console.error(line);
  process.exit(1);
}
const { startProduct } = await import('./start-product.ts');
await startProduct();
