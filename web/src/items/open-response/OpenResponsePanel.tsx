import {
  canFillPage,
  hasLines,
  setAnswerType,
  setHandwritingAnswer,
  setLinePosition,
  setRuling,
} from '#shared/items/open-response/rules.ts';
import {
  ANSWER_HEIGHT,
  getRuling,
  HANDWRITING_ANSWER_LIMIT,
  LINE_SPACING,
  NUMBER_OF_LINES,
  type OpenResponseData,
  SHORT_LINE,
} from '#shared/items/open-response/schema.ts';
import { useVariant } from '../../api/experiments.ts';
import { useSession } from '../../api/use-session.ts';
import { type PanelProps, type PartProps, usePanel } from '../../document/use-panel.ts';
import { SliderFields } from '../../fields/SliderFields.tsx';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { ChoiceTiles, Segments } from '../../ui/fields/Segments.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { QuestionField } from '../parts/QuestionField.tsx';
import { RulingField } from '../parts/RulingField.tsx';
import { ANSWER_DRAWINGS } from './drawings.tsx';
import { LinePresets } from './LinePresets.tsx';
import { RandomNumbersFields } from './RandomNumbersFields.tsx';

const ANSWER_TYPE_OPTIONS = [
  { value: 'standard_lines', label: 'Standard Lines', drawing: ANSWER_DRAWINGS.standard_lines },
  { value: 'single', label: 'Short Line', drawing: ANSWER_DRAWINGS.single },
  { value: 'blank', label: 'Blank Space', drawing: ANSWER_DRAWINGS.blank },
  { value: 'handwriting', label: 'Handwriting Lines', drawing: ANSWER_DRAWINGS.handwriting },
] as const;

const POSITION_OPTIONS = [
  { value: 'below', label: 'Below the question' },
  { value: 'after', label: 'After the question' },
] as const;

const LINE_HEIGHT = { label: 'Line height', field: 'line_height', range: LINE_SPACING } as const;
const LINES = [{ label: 'Lines', field: 'number_of_lines', range: NUMBER_OF_LINES }, LINE_HEIGHT] as const;
/** The sliders of each answer type. */
const SLIDERS = {
  standard_lines: LINES,
  handwriting: LINES,
  single: [{ label: 'Line width', field: 'line_length', range: SHORT_LINE }],
  blank: [{ label: 'Height', field: 'answer_height', range: ANSWER_HEIGHT }],
} as const satisfies Record<OpenResponseData['answer_type'], unknown>;
type AnswerSlider = (typeof SLIDERS)[keyof typeof SLIDERS][number];

/** Lists the sliders; a list takes the place of that for the number of lines, and a ruling says how high they are. */
const listSliders = (data: OpenResponseData, isPreset: boolean): readonly AnswerSlider[] => {
  const own: readonly AnswerSlider[] = isPreset ? [LINE_HEIGHT] : SLIDERS[data.answer_type];
  return getRuling(data) ? own.filter(({ field }) => field !== LINE_HEIGHT.field) : own;
};

const hasPosition = (type: OpenResponseData['answer_type']) => hasLines(type) || type === 'single';

export function OpenResponsePanel({ item: { id, data }, path }: PanelProps<'open_response'>) {
  const { run, set } = usePanel(id, 'Edit open response', 'sooner');
  const flags = useSession().user?.flags;
  const wantsPreset = useVariant('number_of_lines') === 'preset' || flags?.preset_number_of_lines === true;
  const isPreset = hasLines(data.answer_type) && wantsPreset;
  return (
    <>
      <QuestionField id={id} data={data} path={path.at('data')} />
      <ChoiceTiles
        isWide
        aria-label="Answer type"
        options={ANSWER_TYPE_OPTIONS}
        value={data.answer_type}
        onChange={(type) => run(path.at('data'), setAnswerType, type)}
      />
      {data.answer_type === 'handwriting' && (
        <RulingField value={data.ruling} onChange={(ruling) => run(path.at('data'), setRuling, ruling)} />
      )}
      {isPreset && <LinePresets id={id} data={data} path={path.at('data')} />}
      <SliderFields
        id={id}
        name="Edit open response"
        persist="sooner"
        sliders={listSliders(data, isPreset)}
        values={data}
        path={path.at('data')}
      />
      {hasPosition(data.answer_type) && (
        <Segments
          aria-label="Line position"
          options={POSITION_OPTIONS}
          value={data.line_position}
          onChange={(position) => run(path.at('data'), setLinePosition, position)}
        />
      )}
      {canFillPage(data.answer_type) && (
        <Switch isSelected={data.fill_page} onChange={(fill_page) => set(path.at('data'), { fill_page })}>
          Fill the rest of the page
        </Switch>
      )}
      <Switch isSelected={data.has_answer} onChange={(has_answer) => set(path.at('data'), { has_answer })}>
        Answer key
      </Switch>
      {data.has_answer && (
        <>
          <AnswerField id={id} data={data} path={path.at('data')} />
          <p className="panel-hint">Several right answers: “colour / color”.</p>
        </>
      )}
      <RandomNumbersFields id={id} data={data} path={path.at('data')} />
    </>
  );
}

function AnswerField({ id, data, path }: PartProps<OpenResponseData>) {
  const { run, set } = usePanel(id, 'Edit open response');
  if (data.answer_type === 'handwriting') {
    return (
      <TextField
        aria-label="Answer"
        data-field="data.answer"
        placeholder="Type the answer"
        maxLength={HANDWRITING_ANSWER_LIMIT}
        value={data.handwritingAnswer}
        onChange={(answer) => run(path, setHandwritingAnswer, answer, 'handwritingAnswer')}
      />
    );
  }
  return (
    <RichTextField
      variant="text"
      field="data.answer"
      label="Answer"
      placeholder="Type the answer"
      value={data.answer}
      onChange={(answer) => set(path, { answer })}
    />
  );
}

export const panel = {
  Panel: OpenResponsePanel,
  sample: { subtitle: 'Why does it rain?', number_of_lines: 2, line_height: 0.3 },
} satisfies ItemPanel<'open_response'>;
