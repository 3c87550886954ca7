import { AsyncLocalStorage } from 'node:async_hooks';

type Variables = Readonly<Record<string, string>>;

const current = new AsyncLocalStorage<Variables>();

/**
 * Lets the code of a function see its own variables in `process.env`, though all functions share this process. Code
 * outside of a function sees the process's.
 */
process.env = new Proxy(process.env, {
  get: (target, name: string) => current.getStore()?.[name] ?? target[name],
  // The object behind takes no other descriptor than that of a plain assignment.
  set(target, name: string, value) {
    target[name] = value;
    return true;
  },
});

/** Runs a function's code, and everything that it starts, with variables of its own. */
export const runWithVariables = <T>(variables: Variables, run: () => T): T => current.run(variables, run);
