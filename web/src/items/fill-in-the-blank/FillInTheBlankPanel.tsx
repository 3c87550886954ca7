import { getAnswerType } from '#shared/items/fill-in-the-blank/blanks.ts';
import { setAnswerType, setBlankType, setMultipleChoice } from '#shared/items/fill-in-the-blank/rules.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { ChoiceTiles, Segments } from '../../ui/fields/Segments.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { DirectionsField } from '../parts/DirectionsField.tsx';
import { IncludeInWordBank } from '../parts/IncludeInWordBank.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { AlsoRightFields } from './AlsoRightFields.tsx';
import { BlankChoices } from './BlankChoices.tsx';
import { BlankPicker } from './BlankPicker.tsx';
import { BlankTextField } from './BlankTextField.tsx';
import { BLANK_DRAWINGS } from './drawings.tsx';
import { MakeBlanks } from './MakeBlanks.tsx';
import { ShownLetters } from './ShownLetters.tsx';

const TYPE_OPTIONS = [
  { value: 'whole_word', label: 'Whole words' },
  { value: 'partial_word', label: 'Parts of words' },
] as const;

const ANSWER_OPTIONS = [
  { value: 'blank', label: 'Blank', drawing: BLANK_DRAWINGS.blank },
  { value: 'letter_blanks', label: 'Letter blanks', drawing: BLANK_DRAWINGS.letter_blanks },
  { value: 'none', label: 'Empty space', drawing: BLANK_DRAWINGS.none },
] as const;

const STYLE_OPTIONS = [
  { value: 'underline', label: 'Underline', drawing: BLANK_DRAWINGS.underline },
  { value: 'box', label: 'Box', drawing: BLANK_DRAWINGS.box, premium: true },
  { value: 'circle', label: 'Circle', drawing: BLANK_DRAWINGS.circle, premium: true },
] as const;

const NONE_HINTS = {
  plain: 'The word leaves an empty space.',
  choices: 'The choices are in the text itself; students circle one.',
  forced: 'Missing letters to choose from are always a plain blank.',
} as const;

function getNoneHint(isForced: boolean, isChoice: boolean): string {
  if (isForced) return NONE_HINTS.forced;
  return isChoice ? NONE_HINTS.choices : NONE_HINTS.plain;
}

function FillInTheBlankPanel({ item, path }: PanelProps<'fill_in_the_blank'>) {
  const { id, data } = item;
  const { run, set } = usePanel(id, 'Edit fill in the blank');
  const answerType = getAnswerType(data);
  const isForced = data.type === 'partial_word' && data.multiple_choice;
  return (
    <>
      <DirectionsField
        field="data.subtitle"
        value={data.subtitle}
        onChange={(subtitle) => set(path.at('data'), { subtitle })}
      />
      <BlankTextField id={id} data={data} path={path.at('data')} />
      <Segments
        aria-label="What becomes a blank"
        options={TYPE_OPTIONS}
        value={data.type}
        onChange={(type) => run(path.at('data'), setBlankType, type)}
      />
      <BlankPicker id={id} data={data} path={path.at('data')} />
      <MakeBlanks id={id} data={data} />
      <ChoiceTiles
        label="Show a blank as"
        options={ANSWER_OPTIONS}
        value={answerType}
        isDisabled={isForced}
        hint={isForced || answerType === 'none' ? getNoneHint(isForced, data.multiple_choice) : undefined}
        onChange={(type) => run(path.at('data'), setAnswerType, type)}
      />
      {answerType === 'letter_blanks' && (
        <>
          <ChoiceTiles
            aria-label="Letter blanks"
            options={STYLE_OPTIONS}
            value={data.blank_style}
            onChange={(blank_style) => set(path.at('data'), { blank_style })}
          />
          <ShownLetters id={id} data={data} path={path.at('data')} />
        </>
      )}
      <Switch
        isSelected={data.multiple_choice}
        onChange={(on) => run(path.at('data'), setMultipleChoice, on)}
      >
        Multiple choice
      </Switch>
      {data.multiple_choice && <BlankChoices id={id} data={data} path={path.at('data')} />}
      <IncludeInWordBank item={item} hint="Make a blank first: its word goes into the bank." />
    </>
  );
}

const FillInTheBlankAdvanced = ({ item: { id, data }, path }: PanelProps<'fill_in_the_blank'>) => (
  <AlsoRightFields id={id} data={data} path={path.at('data')} />
);

export const panel = {
  Panel: FillInTheBlankPanel,
  Advanced: FillInTheBlankAdvanced,
  sample: {
    words: [
      { value: 'Rain' },
      { value: 'falls' },
      { value: 'from' },
      { value: 'clouds', blank: true },
      { value: '.', hasNotSpaceBeforeSpecialChar: true },
    ],
  },
} satisfies ItemPanel<'fill_in_the_blank'>;
