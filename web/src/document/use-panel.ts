import { useMemo } from 'react';
import { setFields } from '#shared/document/document-rules.ts';
import type { ItemOf, ItemType, WorksheetItem } from '#shared/items/item.ts';
import type { DocumentRule, Persist } from './editor.ts';
import { useEdit } from './editor-context.ts';
import type { Path } from './path.ts';

/** Holds what an item's panel is given: the item to read, and its path for the rules. */
export interface PanelProps<T extends ItemType> {
  readonly item: ItemOf<T>;
  readonly path: Path<ItemOf<T>>;
}

/** Holds what fields for any type of item are given. */
export interface ItemProps {
  readonly item: WorksheetItem;
  readonly path: Path<WorksheetItem>;
}

/** Holds what fields for a part of an item are given: the item's id, the part to read, and its path for the rules. */
export interface PartProps<Part> {
  readonly id: string;
  readonly data: Part;
  readonly path: Path<Part>;
}

type BindField<Target> = <Field extends keyof Target>(
  field: Field,
) => { readonly value: Target[Field]; readonly onChange: (value: Target[Field]) => void };

interface Panel {
  /** Sets fields that nothing else depends on; changes of the same fields in a row are one step. */
  set<Target extends object>(path: Path<Target>, fields: Partial<Target>): void;
  /** Returns what gives a control the value of one field, which nothing else depends on, and lets it set that. */
  bind<Target extends object>(path: Path<Target>, values: Target): BindField<Target>;
  /** Runs a rule; with a `mergeKey`, runs in a row are one step. */
  run<Target extends object, Argument>(
    path: Path<Target>,
    rule: DocumentRule<Target, Argument>,
    argument: Argument,
    mergeKey?: string,
  ): void;
  /** Ends a gesture: the next change is a step by itself. */
  seal(): void;
}

/** Returns the door of one panel: every step that it makes carries the panel's name. */
export function usePanel(key: string, name = 'Edit', persist?: Persist): Panel {
  const { edit, seal } = useEdit();
  return useMemo(() => {
    const delay = persist === undefined ? {} : { persist };
    const toOptions = (mergeKey?: string) =>
      mergeKey === undefined ? { name, ...delay } : { name, ...delay, mergeKey: `${key}/${mergeKey}` };
    const set: Panel['set'] = (path, fields) =>
      edit(path, setFields, fields, toOptions(Object.keys(fields).join()));
    return {
      set,
      bind:
        <Target extends object>(path: Path<Target>, values: Target): BindField<Target> =>
        (field) => ({
          value: values[field],
          onChange: (value) => {
            const fields = {} as Partial<Target>;
            fields[field] = value;
            set(path, fields);
          },
        }),
      run: (path, rule, argument, mergeKey) => edit(path, rule, argument, toOptions(mergeKey)),
      seal,
    };
  }, [edit, seal, key, name, persist]);
}
