import { buildOpenApi } from '#shared/api/openapi.ts';
import { readArguments, runCommand } from './command.ts';

/** Prints the contract between editor and server as OpenAPI: `npm run --silent openapi > openapi.json` */
await runCommand(async () => {
  readArguments({ usage: 'Usage: npm run --silent openapi', words: [0, 0] });
  console.log(JSON.stringify(buildOpenApi(), null, 2));
});
