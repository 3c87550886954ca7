import { createImageError } from '../../errors/image-error.ts';
import { type SvgNode, walk } from './svg-tree.ts';

/** Largest number of drawn elements after following every reference. */
const MAX_WEIGHT = 200_000;

/**
 * Throws for a drawing that references itself or draws too many elements once every reference is followed.
 */
export function checkWeight(root: SvgNode): void {
  const byId = new Map<string, SvgNode>();
  for (const element of walk(root)) {
    const id = element.attributes.get('id');
    if (id && !byId.has(id)) byId.set(id, element);
  }
  const known = new Map<SvgNode, number>();
  const measureWeight = (element: SvgNode): number => {
    const weight = known.get(element);
    // An infinite weight marks an element whose weight is being measured.
    if (weight === Number.POSITIVE_INFINITY) throw createImageError('failed');
    if (weight !== undefined) return weight;
    known.set(element, Number.POSITIVE_INFINITY);
    let sum = 1;
    for (const child of element.children) if (typeof child === 'object') sum += measureWeight(child);
    for (const { id, times } of listReferences(element)) {
      const target = byId.get(id);
      if (target) sum += times * measureWeight(target);
    }
    if (sum > MAX_WEIGHT) throw createImageError('complex');
    known.set(element, sum);
    return sum;
  };
  measureWeight(root);
}

/** Lists the elements that an element draws by reference. A marker is drawn at every point of its line. */
function listReferences({ attributes }: SvgNode): { id: string; times: number }[] {
  return [...attributes].flatMap(([name, value]) => {
    if (name === 'href') return [{ id: value.slice(1), times: 1 }];
    const times = /marker/.test(name) || /marker/.test(value) ? countPoints(attributes) : 1;
    return [...value.matchAll(/url\(\s*['"]?#([\w.:-]+)/g)].map(([, id = '']) => ({ id, times }));
  });
}

const countPoints = (attributes: SvgNode['attributes']): number =>
  Math.max(
    2,
    `${attributes.get('d') ?? ''}${attributes.get('points') ?? ''}`.split(/[\s,]+|(?=[a-z-])/i).length,
  );
