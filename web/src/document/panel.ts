import { useMemo } from 'react';
import { change } from '#shared/document/rules.ts';
import type { ItemOf, ItemType } from '#shared/items/item.ts';
import { useEdit } from './context.ts';
import type { Rule } from './editor.ts';

/** What an item's panel is given: `item` to read, `live` for the rules. */
export interface PanelProps<T extends ItemType> {
  readonly item: ItemOf<T>;
  readonly live: ItemOf<T>;
}

interface Panel {
  /** Sets fields that hang on nothing else; changes of the same fields in a row are one step. */
  set<Target extends object>(target: Target, fields: Partial<Target>): void;
  /** Runs a rule; with `joins`, runs in a row are one step. */
  run<Target extends object, Argument>(
    target: Target,
    rule: Rule<Target, Argument>,
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
        edit(target, change, fields, { name, joins: `${key}/${Object.keys(fields).join()}` }),
      run: (target, rule, argument, joins) =>
        edit(target, rule, argument, joins === undefined ? { name } : { name, joins: `${key}/${joins}` }),
      seal,
    }),
    [edit, seal, key, name],
  );
}
