import { SCALE_NUMBER, SCALE_STEP } from '#shared/items/drawing/ranges.ts';
import type { DrawingData } from '#shared/items/drawing/schema.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { getKindQuestions } from '../../drawings/kind-questions.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';

/** Renders the numbers of a scale, and the marks of a clock. */
export function ScaleFields({ id, data, path }: PartProps<DrawingData>) {
  const { bind, seal } = usePanel(id, 'Edit drawing');
  const field = bind(path, data);
  const { asks } = getKindQuestions(data.kind);
  const hasScale = asks.includes('scale');
  return (
    <>
      {asks.includes('marks') && (
        <Switch isSelected={data.marks} onChange={field('marks').onChange}>
          Minute marks
        </Switch>
      )}
      {hasScale && (
        <>
          <NumberField label="Scale from" range={SCALE_NUMBER} {...field('from')} onChangeEnd={seal} />
          <NumberField label="Scale to" range={SCALE_NUMBER} {...field('to')} onChangeEnd={seal} />
        </>
      )}
      {hasScale && data.from >= data.to && (
        <p role="status" className="panel-notice">
          A scale begins with its smaller number. It is drawn the other way round.
        </p>
      )}
      {asks.includes('step') && (
        <NumberField
          label={data.kind === 'pictogram' ? 'A symbol stands for' : 'Step (0 is automatic)'}
          range={SCALE_STEP}
          {...field('step')}
          onChangeEnd={seal}
        />
      )}
    </>
  );
}
