import { createImageError } from '../../errors/image-error.ts';
import { type Element, within } from './svg-tree.ts';

/** Elements that are drawn once every reference is followed. */
const HEAVIEST = 200_000;

/** Refuses a drawing that is small as a file and endless once its references are followed, or that goes in circles. */
export function refuseBomb(root: Element): void {
  const byId = new Map<string, Element>();
  for (const element of within(root)) {
    const id = element.attributes.get('id');
    if (id && !byId.has(id)) byId.set(id, element);
  }
  const known = new Map<Element, number>();
  const weightOf = (element: Element): number => {
    const weight = known.get(element);
    // An element on the way to itself has no weight yet.
    if (weight === Number.POSITIVE_INFINITY) throw createImageError('failed');
    if (weight !== undefined) return weight;
    known.set(element, Number.POSITIVE_INFINITY);
    let sum = 1;
    for (const child of element.children) if (typeof child === 'object') sum += weightOf(child);
    for (const { id, times } of referencesOf(element)) {
      const target = byId.get(id);
      if (target) sum += times * weightOf(target);
    }
    if (sum > HEAVIEST) throw createImageError('failed');
    known.set(element, sum);
    return sum;
  };
  weightOf(root);
}

/** What an element draws besides its children; a marker stands at every point of its line. */
function referencesOf({ attributes }: Element): { id: string; times: number }[] {
  return [...attributes].flatMap(([name, value]) => {
    if (name === 'href') return [{ id: value.slice(1), times: 1 }];
    const times = /marker/.test(name) || /marker/.test(value) ? pointsIn(attributes) : 1;
    return [...value.matchAll(/url\(\s*['"]?#([\w.:-]+)/g)].map(([, id = '']) => ({ id, times }));
  });
}

const pointsIn = (attributes: Element['attributes']): number =>
  Math.max(
    2,
    `${attributes.get('d') ?? ''}${attributes.get('points') ?? ''}`.split(/[\s,]+|(?=[a-z-])/i).length,
  );
