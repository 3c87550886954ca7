import { buildOpenApi } from '#shared/api/openapi.ts';

/** The contract between editor and server as OpenAPI, on stdout: `npm run --silent openapi > openapi.json` */
console.log(JSON.stringify(buildOpenApi(), null, 2));
