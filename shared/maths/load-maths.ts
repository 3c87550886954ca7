import type { MathsNode } from './maths-node.ts';

/** A formula as MathML, and in words for who cannot see it. */
interface TypesetFormula {
  readonly nodes: readonly MathsNode[];
  readonly words: string;
}
type Typeset = (tex: string, isDisplay: boolean) => TypesetFormula;
let typeset: Typeset | null = null;
let loading: Promise<void> | undefined;
/** The same without what a page draws with, for files that are written. */
let unstyled: Typeset | null = null;
const listeners = new Set<() => void>();

/** Takes what typesets formulas from a page that has loaded it with its own script. */
export function setMaths(given: Typeset): void {
  typeset = given;
  for (const listener of listeners) listener();
}

/** Tells whether formulas can be drawn. */
export const hasMaths = (): boolean => typeset !== null;

/** Loads what typesets formulas, with its font: few documents have one. A load that fails is tried again. */
export function loadMaths(): Promise<void> {
  if (typeset) return Promise.resolve();
  loading ??= import('./styled-typeset.ts').then(
    (loaded) => setMaths(loaded.typesetWithWords),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Loads what typesets formulas without what draws them: for files that are written, in a worker or on a command line. */
export async function loadTypesetter(): Promise<void> {
  unstyled ??= (await import('./typeset.ts')).typesetWithWords;
}

/** Calls back once formulas can be drawn; returns a function that unsubscribes. */
export function subscribeToMaths(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A formula that was typeset, or the error that says why not. */
export type TypesetResult = TypesetFormula | { readonly error: Error };

/** The results are cached: many cards have the same formula. */
const known = new Map<string, TypesetResult>();
const KNOWN_LIMIT = 500;

/** Returns a formula as MathML, large where its signs say so; throws where the typesetter has not been loaded. */
export function typesetFormula(tex: string, isDisplay = false): TypesetResult {
  const make = typeset ?? unstyled;
  if (!make) throw new Error('What typesets formulas is not loaded');
  const name = `${isDisplay ? '$$' : '$'}${tex}`;
  const found = known.get(name);
  if (found) return found;
  if (known.size >= KNOWN_LIMIT) known.clear();
  const result = tryToTypeset(make, tex, isDisplay);
  known.set(name, result);
  return result;
}

function tryToTypeset(from: Typeset, tex: string, isDisplay: boolean): TypesetResult {
  try {
    return from(tex, isDisplay);
  } catch (error) {
    return { error: error instanceof Error ? error : new Error('The formula cannot be read') };
  }
}
