import { createResolver } from './resolve.ts';
import type { Template } from './templates.ts';

/** A resource with its references replaced. */
interface Found<P> {
  readonly id: string;
  readonly stack: string;
  readonly Properties: P;
  readonly Metadata: Readonly<Record<string, string>>;
}

/** Finds the resources of a type in all templates; `P` says which of their properties the caller reads. */
export type FindResources = <P>(type: string) => Found<P>[];

export function createFinder(templates: readonly Template[]): FindResources {
  const resolve = createResolver(templates);
  return <P>(type: string) =>
    templates.flatMap((template) =>
      Object.entries(template.Resources)
        .filter(([, { Type }]) => Type === type)
        .map(([id, { Properties, Metadata = {} }]) => ({
          ...{ id, stack: template.stack, Metadata },
          Properties: resolve(Properties, template) as P,
        })),
    );
}
