import { isEqual } from 'es-toolkit';
import { useState } from 'react';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { CLASS_LIMITS, type Pupil } from '#shared/kinds/worksheet/versions/class-list.ts';
import {
  describeLostNames,
  readPupils,
  setClassList,
  writePupils,
} from '#shared/kinds/worksheet/versions/class-rules.ts';
import { describeClass, describeMissingLevels } from '#shared/kinds/worksheet/versions/describe-class.ts';
import { listLevels } from '#shared/kinds/worksheet/versions/to-level.ts';
import type { Versions } from '#shared/kinds/worksheet/versions/versions.ts';
import type { Path } from '../../../document/path.ts';
import { usePanel } from '../../../document/use-panel.ts';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';

interface PrintedSetsFieldsProps {
  readonly worksheet: Worksheet;
  readonly path: Path<Worksheet>;
}

/**
 * Renders which PDFs publishing makes in addition to the one of all versions: of each version, and the set of a
 * class.
 */
export function PrintedSetsFields({ worksheet, path }: PrintedSetsFieldsProps) {
  const { versions, class_list = [] } = worksheet;
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
        pupils={class_list}
        hint={describeSet(worksheet)}
        notice={describeMissingLevels(worksheet)}
        onPupils={(pupils) => run(path, setClassList, pupils, 'names')}
        onEnd={seal}
      />
    </fieldset>
  );
}

/** Says what the list is good for: "24 copies, A to D in turn. Only you can open them." */
function describeSet(worksheet: Worksheet): string {
  const { items, class_list = [] } = worksheet;
  const levels =
    listLevels(items).length > 1 ? ' “, support” or “, challenge” behind a name gives that sheet.' : '';
  if (class_list.length === 0) return `A name a line: prints a copy for each, with the name on it.${levels}`;
  const full = class_list.length === CLASS_LIMITS.pupils ? ' No more names fit in one list.' : '';
  return `${describeClass(worksheet)} Only you can open them.${full}${levels}`;
}

interface ClassListProps {
  readonly pupils: readonly Pupil[];
  readonly hint: string;
  readonly notice: string | null;
  readonly onPupils: (pupils: readonly Pupil[]) => void;
  readonly onEnd: () => void;
}

function ClassList({ pupils, hint, notice, onPupils, onEnd }: ClassListProps) {
  const [typed, setTyped] = useState('');
  const [lost, setLost] = useState<string | null>(null);
  // The list stays as it is while somebody types, with its empty lines.
  const value = isEqual(readPupils(typed), pupils) ? typed : writePupils(pupils);
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
          onPupils(readPupils(text));
        }}
        onBlur={() => {
          // The list is shown as it was read from now on.
          setTyped('');
          onEnd();
        }}
      />
      {[lost, notice].map(
        (said) =>
          said && (
            <p key={said} className="panel-notice" role="status">
              {said}
            </p>
          ),
      )}
    </>
  );
}
