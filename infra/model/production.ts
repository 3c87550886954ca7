import type { Settings } from '#infra/config/settings.ts';

/** The limits of the stage that the model plays: those of `production` in `bin/app.ts`, which starts a synthesis when imported. */
export const PRODUCTION = {
  renderers: 10,
  throttle: { rate: 500, burst: 1000 },
} as const satisfies Pick<Settings, 'renderers' | 'throttle'>;
