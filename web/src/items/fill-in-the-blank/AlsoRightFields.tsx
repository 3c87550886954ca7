import {
  canHaveAlternatives,
  listBlankPlaces,
  listWordAnswers,
} from '#shared/items/fill-in-the-blank/blanks.ts';
import { setAlsoRight } from '#shared/items/fill-in-the-blank/rules.ts';
import { CHOICE_LIMIT, type FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

interface AlsoRightFieldsProps {
  readonly id: string;
  readonly data: FillInTheBlankData;
  readonly path: Path<FillInTheBlankData>;
}

/** Renders a field for each written blank: what the key takes as right as well. */
export function AlsoRightFields({ id, data, path }: AlsoRightFieldsProps) {
  const { run, seal } = usePanel(`${id}/also right`, 'Edit other right answers');
  const places = listBlankPlaces(data).filter((index) => {
    const word = data.words[index];
    return word && canHaveAlternatives(word, data);
  });
  if (places.length === 0) return null;
  return (
    <fieldset className="panel-group">
      <legend className="panel-subhead">Also right</legend>
      <p className="panel-hint">For the key. A slash with spaces separates several: “color / colur”.</p>
      {places.map((index) => {
        const word = data.words[index];
        return (
          <TextField
            key={index}
            isDense
            label={`Besides “${word ? listWordAnswers(word, data).join('') : ''}”`}
            maxLength={CHOICE_LIMIT}
            value={word?.also_right ?? ''}
            onChange={(text) => run(path, setAlsoRight, { index, text }, `also right ${index}`)}
            onBlur={seal}
          />
        );
      })}
    </fieldset>
  );
}
