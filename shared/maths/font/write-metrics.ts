import { writeFileSync } from 'node:fs';
import { createMetrics } from './create-metrics.ts';

/** Writes down what the font of formulas says, for laying them out. */
writeFileSync(new URL('metrics.json', import.meta.url), `${JSON.stringify(createMetrics())}\n`);
