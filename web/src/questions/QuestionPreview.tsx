import { Check } from 'lucide-react';
import { useId } from 'react';
import { getItemType, type ItemType } from '#shared/items/item.ts';
import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { RichText } from '#shared/text/RichText.tsx';
import { getOptionLetter } from '#shared/vocabulary/numbering.ts';
import '../ui/fields/check-entry.css';

interface QuestionPreviewProps {
  readonly question: ReadQuestion;
  /** The item type that the question becomes. */
  readonly type: ItemType;
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** Lists the answers that are known beside a prompt without options. */
function listAnswers(question: ReadQuestion) {
  if (question.type === 'gaps') return question.answers;
  return question.type === 'open' && question.answer !== '' ? [question.answer] : [];
}

/** Renders what one question becomes: its type, its words, its options with the correct one marked. */
export function QuestionPreview({ question, type, isWanted, onChange }: QuestionPreviewProps) {
  const id = useId();
  return (
    <li className={isWanted ? 'check-entry question-found' : 'check-entry question-found question-left-out'}>
      <input id={id} type="checkbox" checked={isWanted} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>
        <span className="caption">{getItemType(type).label}</span>
        <span className="question-prompt rich-text">
          <RichText value={question.type === 'card' ? question.term : question.prompt} />
        </span>
        {question.type === 'choice' &&
          question.options.map(({ text, correct }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their place
            <span key={place} className={correct ? 'question-option question-correct' : 'question-option'}>
              {getOptionLetter(place)}. <RichText value={text} />
              {correct && <Check size={14} aria-label="correct" role="img" />}
            </span>
          ))}
        {listAnswers(question).map((answer, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
          <span key={place} className="question-option question-correct">
            <RichText value={answer} />
            <Check size={14} aria-label="answer" role="img" />
          </span>
        ))}
      </label>
    </li>
  );
}
