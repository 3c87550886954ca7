import { useState } from 'react';
import { asKind } from '#shared/document/document.ts';
import { setAllPoints, setGrades, setScoring } from '#shared/kinds/worksheet/points/rules.ts';
import type { Scoring } from '#shared/kinds/worksheet/points/scoring.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { POINTS, type PointsPlace } from '#shared/vocabulary/points.ts';
import { useEditor, useFact } from '../../../document/editor-context.ts';
import type { Path } from '../../../document/path.ts';
import { usePanel } from '../../../document/use-panel.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { GradeScale } from './GradeScale.tsx';
import { describePoints } from './points-summary.ts';
import './PointsSection.css';

const PLACES = [
  { value: 'margin', label: 'Margin' },
  { value: 'prompt', label: 'After text' },
  { value: 'nowhere', label: 'Nowhere' },
] as const satisfies readonly { value: PointsPlace; label: string }[];

const TABLES = [
  { value: 'none', label: 'None' },
  { value: 'head', label: 'At the head' },
  { value: 'end', label: 'At the end' },
] as const satisfies readonly { value: Scoring['table']; label: string }[];

const GRADES = [
  { value: 'none', label: 'None' },
  { value: 'key', label: 'Key only' },
  { value: 'end', label: 'Sheet and key' },
] as const satisfies readonly { value: Scoring['grades']; label: string }[];

/** Renders whether questions earn points, and how those are printed. */
export function PointsSection() {
  const path = useEditor().path as Path<Worksheet>;
  const { run } = usePanel('points', 'Give points');
  const scoring = useFact((document) => asKind(document, 'worksheet')?.scoring);
  return (
    <>
      <Switch isSelected={scoring !== undefined} onChange={(on) => run(path, setScoring, on)}>
        Give points
      </Switch>
      {scoring ? (
        <ScoringFields scoring={scoring} path={path} />
      ) : (
        <p className="panel-hint">Prints what each question earns, totals, and a table of grades.</p>
      )}
    </>
  );
}

interface ScoringFieldsProps {
  readonly scoring: Scoring;
  readonly path: Path<Worksheet>;
}

function ScoringFields({ scoring, path: worksheet }: ScoringFieldsProps) {
  // It is there: without it nothing of this is rendered.
  const path = worksheet.at('scoring') as Path<Scoring>;
  const { bind, run, set } = usePanel('points', 'Edit points');
  const field = bind(path, scoring);
  const summary = useFact(describePoints);
  const locale = useFact((document) => document.locale);
  return (
    <>
      <p className="panel-notice">{summary}. Each question has its own field in the list below.</p>
      <AllPoints onSet={(value) => run(worksheet, setAllPoints, value)} />
      <Segments label="Show points" options={PLACES} {...field('shown')} />
      <Switch
        isSelected={scoring.section_totals}
        onChange={(section_totals) => set(path, { section_totals })}
      >
        Totals in section headers
      </Switch>
      <Segments label="Table of points" options={TABLES} {...field('table')} />
      <Segments
        label="Table of grades"
        options={GRADES}
        value={scoring.grades}
        onChange={(grades) => run(path, setGrades, { grades, locale })}
      />
      {scoring.grades !== 'none' && <GradeScale scale={scoring.scale} path={path} />}
    </>
  );
}

/** Renders the field that gives all questions as many points. */
function AllPoints({ onSet }: { onSet: (value: number) => void }) {
  const [value, setValue] = useState(POINTS.initial);
  return (
    <div className="line points-all">
      <NumberField label="Points of each question" range={POINTS} value={value} onChange={setValue} />
      <Button size="dense" onPress={() => onSet(value)}>
        Set all
      </Button>
    </div>
  );
}
