import { isEqual } from 'es-toolkit';
import { useState } from 'react';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { CLASS_LIMITS } from '#shared/kinds/worksheet/versions/class-list.ts';
import { describeLostNames, readNames, setClassList } from '#shared/kinds/worksheet/versions/class-rules.ts';
import { listLevels } from '#shared/kinds/worksheet/versions/to-level.ts';
import type { Versions } from '#shared/kinds/worksheet/versions/versions.ts';
import { getVersionLetter } from '#shared/vocabulary/version-letter.ts';
import type { Path } from '../../../document/path.ts';
import { usePanel } from '../../../document/use-panel.ts';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';

interface PrintedSetsFieldsProps {
  readonly worksheet: Worksheet;
  readonly path: Path<Worksheet>;
}

/** Renders which PDFs publishing makes besides the one of all versions: of each version, and the set of a class. */
export function PrintedSetsFields({
  worksheet: { versions, items, class_list = [] },
  path,
}: PrintedSetsFieldsProps) {
  const { run, set, seal } = usePanel('printed sets', 'Choose what is printed');
  return (
    <fieldset className="panel-group">
      <legend className="panel-subhead">When it is published</legend>
      {versions && (
        <Switch
          isSelected={versions.separate}
          onChange={(separate) => set(path.at('versions') as Path<Versions>, { separate })}
        >
          Also a PDF of each version
        </Switch>
      )}
      <ClassList
        names={class_list}
        hint={describeSet(class_list.length, { versions, items })}
        onNames={(names) => run(path, setClassList, names, 'names')}
        onEnd={seal}
      />
    </fieldset>
  );
}

/** Says what the list is good for: "24 copies, A to D in turn. Only you can open them." */
function describeSet(pupils: number, { versions, items }: Pick<Worksheet, 'versions' | 'items'>): string {
  if (pupils === 0) return 'A name a line: prints a copy for each, with the name on it.';
  const copies = pupils === 1 ? '1 copy' : `${pupils} copies`;
  const turns = versions ? `, A to ${getVersionLetter(versions.seeds.length - 1)} in turn` : '';
  const full = pupils === CLASS_LIMITS.pupils ? ' No more names fit in one list.' : '';
  const level = listLevels(items).length > 1 ? ' Everybody gets the standard difficulty.' : '';
  return `${copies}${turns}.${level} Only you can open them.${full}`;
}

interface ClassListProps {
  readonly names: readonly string[];
  readonly hint: string;
  readonly onNames: (names: readonly string[]) => void;
  readonly onEnd: () => void;
}

function ClassList({ names, hint, onNames, onEnd }: ClassListProps) {
  const [typed, setTyped] = useState('');
  const [lost, setLost] = useState<string | null>(null);
  // While somebody types, it stays as it is, with its empty lines.
  const value = isEqual(readNames(typed), names) ? typed : names.join('\n');
  return (
    <>
      <TextArea
        label="Class list"
        hint={hint}
        value={value}
        onChange={(text) => {
          setTyped(text);
          // Said until the list is edited again: what is lost is no longer to be seen.
          setLost(describeLostNames(text));
          onNames(readNames(text));
        }}
        onBlur={() => {
          // From now on the list is shown as it was read.
          setTyped('');
          onEnd();
        }}
      />
      {lost && (
        <p className="panel-notice" role="status">
          {lost}
        </p>
      )}
    </>
  );
}
