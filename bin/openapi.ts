import { openApi } from '#shared/api/openapi.ts';

/** The contract between editor and server as OpenAPI, on stdout: `npm run --silent openapi > openapi.json` */
console.log(JSON.stringify(openApi(), null, 2));
