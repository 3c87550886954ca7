import { pick } from 'es-toolkit';
import type { Fakes } from './fakes.ts';

/** The ports whose calls are counted. */
const WATCHED = [
  ...(['documents', 'files', 'images', 'imageFiles', 'uploads', 'plans', 'payments', 'quotas'] as const),
  ...(['accountDeletions', 'users', 'renderer'] as const),
];

/** Runs each of the steps before the call of a port with its number; the calls of all ports are counted together. */
export function interrupt(fakes: Fakes, steps: ReadonlyMap<number, () => Promise<unknown>>) {
  const calls = { count: 0 };
  const watch = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...given: unknown[]) => unknown;
        if (typeof method !== 'function' || name === 'now') return method;
        return async (...given: unknown[]) => {
          await steps.get(calls.count++)?.();
          return method(...given);
        };
      },
    });
  const watched = pick(fakes, WATCHED);
  const ports = Object.fromEntries(Object.entries(watched).map(([name, port]) => [name, watch(port)]));
  return { ports: { ...fakes, ...ports } as Fakes, calls };
}
