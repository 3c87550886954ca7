import { freeze, type Patch } from 'immer';

/**
 * Returns the value with the patches applied, frozen. Immer's own function copies every value that a patch
 * brings; here it stays the same object, so that an item restored by Undo is not rendered again.
 */
export const applyPatches = <T extends object>(value: T, patches: readonly Patch[]): T =>
  freeze(patches.reduce<unknown>(applyPatch, value) as T, true);

function applyPatch(holder: unknown, { op, path, value }: Patch): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = applyPatch(copy[key], { op, path: rest, value });
  else if (Array.isArray(copy) && op !== 'replace')
    copy.splice(Number(key), op === 'add' ? 0 : 1, ...(op === 'add' ? [value] : []));
  else if (op === 'remove') delete copy[key];
  else copy[key] = value;
  return copy;
}
