import { buildOpenApi } from '#shared/api/openapi.ts';

/** Prints the contract between editor and server as OpenAPI: `npm run --silent openapi > openapi.json` */
console.log(JSON.stringify(buildOpenApi(), null, 2));
