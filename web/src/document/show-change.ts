import type { HandoutDocument } from '#shared/document/document.ts';
import { HEAD_KEY } from '#shared/paper/layout/paper-content.ts';
import type { Editor } from './editor.ts';

/** Runs what undoes or redoes a step, and brings into sight on the sheets what that changed. */
export function withShown<Result>(editor: Editor, run: () => Result): Result {
  const before = editor.document;
  const result = run();
  const key = findChanged(before, editor.document);
  const { view } = editor;
  if (key !== null) view.changed = { key, time: (view.changed?.time ?? 0) + 1 };
  return result;
}

/** Returns the key of the block that a step changed first; null where it changed neither an item nor the head. */
function findChanged(before: HandoutDocument, after: HandoutDocument): string | null {
  if (before.items !== after.items) return findChangedEntry(before.items, after.items);
  const isSameHead = before.title === after.title && before.student_fields === after.student_fields;
  return isSameHead ? null : HEAD_KEY;
}

interface Entry {
  readonly id: string;
}

/** Prefers what is new, then what is different, then what was moved; else it is what took the place of what is gone. */
function findChangedEntry(before: readonly Entry[], after: readonly Entry[]): string | null {
  const former = new Map(before.map((entry) => [entry.id, entry]));
  const changed =
    after.find(({ id }) => !former.has(id)) ?? after.find((entry) => former.get(entry.id) !== entry);
  if (changed) return changed.id;
  const isElsewhere = ({ id }: Entry, place: number) => after[place]?.id !== id;
  const first = before.findIndex(isElsewhere);
  // An entry that moved down is the last with another place; one that moved up is the first.
  const isDown = after.length === before.length && after[first]?.id === before[first + 1]?.id;
  const at = isDown ? before.findLastIndex(isElsewhere) : first;
  return after[Math.min(at, after.length - 1)]?.id ?? null;
}
