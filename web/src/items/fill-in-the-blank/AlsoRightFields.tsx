import {
  canHaveAlternatives,
  listBlankPlaces,
  listWordAnswers,
} from '#shared/items/fill-in-the-blank/blanks.ts';
import { setAlsoRight } from '#shared/items/fill-in-the-blank/rules.ts';
import { CHOICE_LIMIT, type FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { toRoughText } from '#shared/maths/rough-text.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { usePlainMaths } from '../../richtext/use-plain-maths.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** Renders a field for each written blank: what the key takes as right as well. */
export function AlsoRightFields({ id, data, path }: PartProps<FillInTheBlankData>) {
  const places = listBlankPlaces(data).filter((index) => {
    const word = data.words[index];
    return word && canHaveAlternatives(word, data);
  });
  if (places.length === 0) return null;
  return (
    <fieldset className="panel-group">
      <legend className="panel-subhead">Also right</legend>
      <p className="panel-hint">For the key. A slash with spaces separates several: “color / colur”.</p>
      {places.map((index) => (
        <AlsoRightField key={index} {...{ id, data, path, index }} />
      ))}
    </fieldset>
  );
}

function AlsoRightField({
  id,
  data,
  path,
  index,
}: PartProps<FillInTheBlankData> & { readonly index: number }) {
  const { run, seal } = usePanel(`${id}/also right`, 'Edit other right answers');
  const word = data.words[index];
  const maths = usePlainMaths({
    value: word?.also_right ?? '',
    onChange: (text) => run(path, setAlsoRight, { index, text }, `also right ${index}`),
  });
  const answer = word ? listWordAnswers(word, data).join('') : '';
  return (
    <div className="plain-maths" {...maths.around}>
      <TextField
        isDense
        label={`Besides “${toRoughText(answer)}”`}
        maxLength={CHOICE_LIMIT}
        value={maths.shown}
        onChange={maths.type}
        onBlur={seal}
      />
      {maths.tools}
    </div>
  );
}
