import { afterAll, beforeAll } from 'vitest';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { aCloud } from '../support/a-cloud.ts';

/** The two implementations of a port: the fake of unit tests, and the adapter over the embedded cloud. */
export interface Sides<P> {
  readonly fake: (fakes: Fakes) => P;
  readonly adapter: () => Promise<P>;
}

/**
 * Starts one embedded cloud for the test file, and returns the rows of `describe.each`: each opens its side of the
 * port for one suite.
 */
export function createSides<P>({ fake, adapter }: Sides<P>) {
  let cloud: Awaited<ReturnType<typeof aCloud>>;
  beforeAll(async () => {
    cloud = await aCloud();
    Object.assign(process.env, cloud.env);
  });
  afterAll(() => cloud.stop());
  return [
    { side: 'the fake', open: async (): Promise<P> => fake(createFakes()) },
    { side: 'the adapter', open: adapter },
  ];
}
