/** What a call throws when its process has died. */
export class Died extends Error {}

/** Decides at which call a process dies: before or after the call took effect. */
export interface Death {
  /** The number of the call, from 0. */
  readonly call: number;
  readonly when: 'before' | 'after';
}

/**
 * Returns ports whose process dies at one call, and makes no other call from then on. `tell` is given the call at which it
 * died, such as "files.put after".
 */
export function makeMortal<P extends object>(
  ports: P,
  mortal: readonly (keyof P)[],
  death: Death | null,
  tell: (call: string) => void,
): P {
  if (!death) return ports;
  let calls = -1;
  let isDead = false;
  const wrap = (name: string, port: object) =>
    new Proxy(port, {
      get(target, method) {
        const call = Reflect.get(target, method);
        if (typeof call !== 'function') return call;
        return async (...given: unknown[]) => {
          if (isDead) throw new Died();
          calls += 1;
          if (calls !== death.call) return call.apply(target, given);
          isDead = true;
          if (death.when === 'after') await call.apply(target, given);
          tell(`${name}.${String(method)} ${death.when}`);
          throw new Died();
        };
      },
    });
  const wrapped = mortal.map((name) => [name, wrap(String(name), ports[name] as object)]);
  return { ...ports, ...Object.fromEntries(wrapped) };
}
