import type { Ports } from '../../ports/ports.ts';

/**
 * Waits for a call that may fail without harm, because something repeats it later. Never throws; reports a failure
 * under the given name, so that it is logged and counted.
 */
export async function bestEffort(
  { monitor }: Pick<Ports, 'monitor'>,
  name: string,
  call: Promise<unknown>,
): Promise<void> {
  try {
    await call;
  } catch (error) {
    monitor.reportFailure(name, error);
  }
}
