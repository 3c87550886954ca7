import { createLazyModule } from '../parts/lazy-module.ts';
import type { Worksheet } from './schema.ts';

/** Points and versions. Both came with schema version 2, so that a worksheet of version 1 has none. */
export const lazyExam = createLazyModule(
  ({ schema_version }: Pick<Worksheet, 'schema_version'>) => schema_version > 1,
  () => import('./exam.ts'),
);
