import { Plus, X } from 'lucide-react';
import { findScale, SCALE_NAMES } from '#shared/kinds/worksheet/points/grade-scales.ts';
import {
  addGrade,
  insertGrade,
  removeGrade,
  setGrade,
  setScale,
} from '#shared/kinds/worksheet/points/rules.ts';
import {
  GRADE_SHARE,
  GRADES_LIMIT,
  type Grade,
  MARK_LIMIT,
  type Scoring,
} from '#shared/kinds/worksheet/points/scoring.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { useEditor } from '../../../document/editor-context.ts';
import type { Path } from '../../../document/path.ts';
import { offerUndo } from '../../../document/undo-offer.ts';
import { usePanel } from '../../../document/use-panel.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { NumberBox } from '../../../ui/fields/NumberBox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

interface GradeScaleProps {
  readonly scale: readonly Grade[];
  readonly path: Path<Scoring>;
}

/** Renders the grades and the share of all points from which each is given, after a country's or edited. */
export function GradeScale({ scale, path }: GradeScaleProps) {
  const editor = useEditor();
  const { run, seal } = usePanel('grades', 'Edit grades');
  const remove = (at: number, grade: Grade) => {
    run(path, removeGrade, at);
    offerUndo(editor, `${grade.mark ? quoteName(grade.mark) : `Grade ${at + 1}`} removed`, () =>
      run(path, insertGrade, { at, grade }),
    );
  };
  return (
    <div className="panel-group">
      <Select
        isRow
        label="Grades of"
        placeholder="Edited"
        options={SCALE_NAMES}
        value={findScale(scale)}
        onChange={(name) => run(path, setScale, name)}
      />
      <ul className="list stack grade-list">
        {scale.map((grade, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a grade has no identity but its place
          <li key={at} className="grade-row">
            <TextField
              isDense
              aria-label={`Grade ${at + 1}`}
              value={grade.mark}
              maxLength={MARK_LIMIT}
              onChange={(mark) => run(path, setGrade, { at, mark }, `${at}/mark`)}
              onBlur={seal}
            />
            <span aria-hidden="true">from</span>
            <NumberBox
              aria-label={`Lowest percent of the points for ${grade.mark || `grade ${at + 1}`}`}
              range={GRADE_SHARE}
              value={grade.from}
              onChange={(from) => run(path, setGrade, { at, from }, `${at}/from`)}
              onChangeEnd={seal}
            />
            <span aria-hidden="true">%</span>
            <IconButton
              label={`Remove ${grade.mark || `grade ${at + 1}`}`}
              icon={X}
              onPress={() => remove(at, grade)}
            />
          </li>
        ))}
      </ul>
      {scale.length < GRADES_LIMIT && (
        <Button variant="ghost" size="dense" icon={Plus} onPress={() => run(path, addGrade, undefined)}>
          Add a grade
        </Button>
      )}
    </div>
  );
}
