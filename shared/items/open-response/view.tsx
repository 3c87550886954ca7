import { range as numbers } from 'es-toolkit';
import { inches } from '../../paper/page.ts';
import { Unit } from '../../paper/Unit.tsx';
import { plainText } from '../../text/plain-text.ts';
import { BLANK_RUN, RichText } from '../../text/RichText.tsx';
import { Question } from '../Question.tsx';
import type { ItemViewProps } from '../view.ts';
import { GuideLines } from './GuideLines.tsx';
import type { OpenResponseData } from './schema.ts';

interface AnswerProps {
  readonly data: OpenResponseData;
  readonly number: string | null;
  /** Whether the answer is written in. */
  readonly shown: boolean;
}

function ShortLine({ data, shown }: AnswerProps) {
  return (
    <span className="short-line" style={{ width: inches(data.line_length) }}>
      {shown && <span className="key-ink">{plainText(data.answer)}</span>}
    </span>
  );
}

/** The prompt with a short line: in place of its underscores, after it, or below it. */
function ShortLineResponse(props: AnswerProps) {
  const { subtitle, line_position } = props.data;
  const line = <ShortLine {...props} />;
  if (BLANK_RUN.test(plainText(subtitle)))
    return <Question number={props.number} text={subtitle} blank={line} />;
  if (line_position === 'after') {
    return (
      <Question number={props.number} text={subtitle} after={<span className="line-after">{line}</span>} />
    );
  }
  return (
    <Question number={props.number} text={subtitle}>
      <Unit index={1} className="line-below">
        {line}
      </Unit>
    </Question>
  );
}

/** Ruled lines; the answer is written over all of them, so it stands in the first one's unit. */
function StandardLines({ data, number, shown }: AnswerProps) {
  const height = inches(data.line_height);
  const after = data.line_position === 'after';
  const written = shown && (
    <div
      className="written key-ink"
      style={{ lineHeight: `${height}px`, maxHeight: height * data.number_of_lines }}
    >
      <RichText value={data.answer} />
    </div>
  );
  const below = numbers(after ? 1 : 0, data.number_of_lines).map((line, place) => (
    <Unit key={line} index={place + 1} className="ruled-row">
      {place === 0 && !after && written}
      <div className="ruled-line" style={{ height }} />
    </Unit>
  ));
  const first = after && (
    <span className="ruled-rest">{shown && <span className="key-ink">{plainText(data.answer)}</span>}</span>
  );
  return (
    <Question number={number} text={data.subtitle} after={first}>
      {below.length > 0 && below}
    </Question>
  );
}

function HandwritingLines({ data, number, shown }: AnswerProps) {
  const words = shown ? data.handwritingAnswer || plainText(data.answer) : '';
  return (
    <Question number={number} text={data.subtitle}>
      {numbers(data.number_of_lines).map((line) => (
        <Unit key={line} index={line + 1} className="guide-row">
          <GuideLines height={inches(data.line_height)} text={line === 0 ? words : ''} />
        </Unit>
      ))}
    </Question>
  );
}

function BlankSpace({ data, number, shown }: AnswerProps) {
  return (
    <Question number={number} text={data.subtitle}>
      <Unit index={1}>
        <div className="answer-space" style={{ height: inches(data.answer_height) }}>
          {shown && (
            <div className="key-ink">
              <RichText value={data.answer} />
            </div>
          )}
        </div>
      </Unit>
    </Question>
  );
}

const ANSWERS = {
  standard_lines: StandardLines,
  single: ShortLineResponse,
  blank: BlankSpace,
  handwriting: HandwritingLines,
} as const;

export function OpenResponseView({ item, number, answerKey }: ItemViewProps<'open_response'>) {
  const Answer = ANSWERS[item.data.answer_type];
  return <Answer data={item.data} number={number} shown={answerKey && item.data.has_answer} />;
}
