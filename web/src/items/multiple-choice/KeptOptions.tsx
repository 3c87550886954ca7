import { hasItems } from '#shared/document/document.ts';
import { setOptionKept } from '#shared/items/parts/option-rules.ts';
import { getOptionLetter } from '#shared/vocabulary/numbering.ts';
import { useFact } from '../../document/editor-context.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { Switch } from '../../ui/fields/Switch.tsx';

/** Renders which options stay in their places in every version, where the sheet has versions. */
export function KeptOptions({ item: { id, data }, path }: PanelProps<'multiple_choice'>) {
  const { run } = usePanel(`${id}/kept`, 'Keep option in place');
  const hasVersions = useFact((document) => hasItems(document) && document.versions !== undefined);
  if (!hasVersions || data.hasBooleanOptions) return null;
  const options = data.options.map(({ keeps_place = false }, index) => ({ kept: keeps_place, index }));
  return (
    <fieldset className="panel-group">
      <legend className="panel-subhead">Stay in place in versions</legend>
      {options.map(({ kept, index }) => (
        <Switch
          key={index}
          layout="before"
          isSelected={kept}
          onChange={(on) => run(path.at('data'), setOptionKept, { index, kept: on })}
        >
          {`Option ${getOptionLetter(index)}`}
        </Switch>
      ))}
    </fieldset>
  );
}
