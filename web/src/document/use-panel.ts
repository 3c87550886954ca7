import { useMemo } from 'react';
import { setFields } from '#shared/document/document-rules.ts';
import type { ItemOf, ItemType } from '#shared/items/item.ts';
import type { DocumentRule } from './editor.ts';
import { useEdit } from './editor-context.ts';

/** What an item's panel is given: `item` to read, `live` for the rules. */
export interface PanelProps<T extends ItemType> {
  readonly item: ItemOf<T>;
  readonly live: ItemOf<T>;
}

interface Panel {
  /** Sets fields that hang on nothing else; changes of the same fields in a row are one step. */
  set<Target extends object>(target: Target, fields: Partial<Target>): void;
  /** Runs a rule; with `mergeKey`, runs in a row are one step. */
  run<Target extends object, Argument>(
    target: Target,
    rule: DocumentRule<Target, Argument>,
    argument: Argument,
    joins?: string,
  ): void;
  /** A gesture has ended: the next change is a step of its own. */
  seal(): void;
}

/** The door of one panel: every step it makes carries the panel's name. */
export function usePanel(key: string, name = 'Edit'): Panel {
  const { edit, seal } = useEdit();
  return useMemo(
    () => ({
      set: (target, fields) =>
        edit(target, setFields, fields, { name, mergeKey: `${key}/${Object.keys(fields).join()}` }),
      run: (target, rule, argument, joins) =>
        edit(target, rule, argument, joins === undefined ? { name } : { name, mergeKey: `${key}/${joins}` }),
      seal,
    }),
    [edit, seal, key, name],
  );
}
