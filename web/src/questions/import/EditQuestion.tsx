import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import type { ReadCard } from '#shared/questions/join-cards.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { POINTS } from '#shared/vocabulary/points.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';

interface EditQuestionProps {
  readonly question: ReadQuestion;
  readonly onChange: (question: ReadQuestion) => void;
}

/** Renders the words of a question, its options and its key, to be corrected before it is added. */
export function EditQuestion({ question, onChange }: EditQuestionProps) {
  return (
    <div className="import-edit">
      {'prompt' in question && (
        <Words
          label="Question"
          value={question.prompt}
          onChange={(prompt) => onChange({ ...question, prompt } as ReadQuestion)}
        />
      )}
      {question.type === 'choice' && <Options question={question} onChange={onChange} />}
      {question.type === 'open' && (
        <Words
          label="Answer"
          value={question.answer}
          onChange={(answer) => onChange({ ...question, answer })}
        />
      )}
      {question.type === 'gaps' && <Gaps question={question} onChange={onChange} />}
      {question.type === 'pairs' && <Pairs question={question} onChange={onChange} />}
      {question.type === 'order' && (
        <WordList
          label="Place"
          values={question.entries}
          onChange={(entries) => onChange({ ...question, entries })}
        />
      )}
      {question.type !== 'text' && (
        <NumberField
          label="Points"
          range={POINTS}
          value={question.points?.value ?? 0}
          onChange={(value) => onChange(withPoints(question, Math.round(value * 2) / 2))}
        />
      )}
    </div>
  );
}

/** Gives a question so many points; with 0 it says none. */
function withPoints({ points, ...question }: ReadQuestion, value: number): ReadQuestion {
  if (value === 0) return question;
  return { ...question, points: { value, bonus: points?.bonus ?? false, words: '' } };
}

interface EditCardProps {
  readonly card: ReadCard;
  readonly onChange: (card: ReadCard) => void;
}

/** Renders both sides of a card, to be corrected before it is added. */
export const EditCard = ({ card, onChange }: EditCardProps) => (
  <div className="import-edit">
    <Words label="Term" value={card.term} onChange={(term) => onChange({ ...card, term })} />
    <Words
      label="Definition"
      value={card.definition}
      onChange={(definition) => onChange({ ...card, definition })}
    />
  </div>
);

type Of<Type extends ReadQuestion['type']> = Extract<ReadQuestion, { type: Type }>;
interface PartProps<Type extends ReadQuestion['type']> {
  readonly question: Of<Type>;
  readonly onChange: (question: ReadQuestion) => void;
}

function Options({ question, onChange }: PartProps<'choice'>) {
  const change = (place: number, fields: Partial<(typeof question.options)[number]>) => {
    const options = question.options.map((option, at) => (at === place ? { ...option, ...fields } : option));
    const { several: _, ...rest } = question;
    const isMany = options.filter(({ correct }) => correct).length > 1;
    onChange({ ...rest, options, ...(isMany && { several: true }) });
  };
  return question.options.map(({ text, correct }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their place
    <div key={place} className="line import-edit-option">
      <input
        type="checkbox"
        aria-label={`Option ${place + 1} is right`}
        checked={correct}
        onChange={({ target }) => change(place, { correct: target.checked })}
      />
      <Words
        label={`Option ${place + 1}`}
        value={text}
        onChange={(words) => change(place, { text: words })}
      />
    </div>
  ));
}

/** Renders the answers of the gaps, also where the file has none, and the wrong choices of each. */
function Gaps({ question, onChange }: PartProps<'gaps'>) {
  const { prompt, wrong = [] } = question;
  const gaps = prompt.match(/_{3,}/g) ?? [];
  const answers = gaps.map((_, place) => question.answers[place] ?? '');
  return (
    <>
      {question.directions !== undefined && (
        <Words
          label="Directions"
          value={question.directions}
          onChange={(directions) => onChange({ ...question, directions })}
        />
      )}
      <WordList
        label="Answer"
        values={answers}
        onChange={(changed) => onChange({ ...question, answers: changed })}
      />
      {wrong.map((choices, place) => (
        <WordList
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no identity but their place
          key={place}
          label={`Gap ${place + 1}, wrong choice`}
          values={choices}
          onChange={(changed) => onChange({ ...question, wrong: wrong.with(place, changed) })}
        />
      ))}
    </>
  );
}

function Pairs({ question, onChange }: PartProps<'pairs'>) {
  const change = (place: number, fields: Partial<(typeof question.pairs)[number]>) =>
    onChange({
      ...question,
      pairs: question.pairs.map((pair, at) => (at === place ? { ...pair, ...fields } : pair)),
    });
  return (
    <>
      {question.pairs.map(({ left, right }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no identity but their place
        <div key={place} className="line import-edit-option">
          <Words
            label={`Left ${place + 1}`}
            value={left}
            onChange={(text) => change(place, { left: text })}
          />
          <Words
            label={`Right ${place + 1}`}
            value={right}
            onChange={(text) => change(place, { right: text })}
          />
        </div>
      ))}
      <WordList
        label="Extra"
        values={question.extras}
        onChange={(extras) => onChange({ ...question, extras })}
      />
    </>
  );
}

interface WordListProps<Text extends RichTextValue> {
  readonly label: string;
  readonly values: readonly Text[];
  readonly onChange: (values: (Text | string)[]) => void;
}

/** Renders a field for each text, numbered. */
const WordList = <Text extends RichTextValue>({ label, values, onChange }: WordListProps<Text>) =>
  values.map((value, place) => (
    <Words
      // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no identity but their place
      key={place}
      label={`${label} ${place + 1}`}
      value={value}
      onChange={(text) => onChange(values.map((other, at) => (at === place ? text : other)))}
    />
  ));

interface WordsProps {
  readonly label: string;
  readonly value: RichTextValue;
  readonly onChange: (text: string) => void;
}

/** Renders a field of words; only what is changed in it loses its marks. */
const Words = ({ label, value, onChange }: WordsProps) => {
  const text = toPlainText(value);
  return (
    <textarea
      className="field-control text-area"
      dir="auto"
      aria-label={label}
      placeholder={label}
      rows={text.split('\n').length}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
