import { RichText, toBlocks } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';

interface WrittenFromPromptProps {
  /** The prompt on whose last line the first line begins; null where there is none. */
  readonly prompt: RichTextValue | null;
  readonly answer: RichTextValue;
  /** The distance from line to line, in px. */
  readonly height: number;
  /** The font size of the answer, in CSS. */
  readonly size: string;
  /** Lines below the prompt's. */
  readonly rows: number;
}

const WORD_JOINER = '\u2060';

/**
 * Renders the key's answer from the end of the prompt on. Only the browser knows where the prompt ends, so
 * its last paragraph is repeated before the answer, unseen and without height.
 */
export function WrittenFromPrompt({ prompt, answer, height, size, rows }: WrittenFromPromptProps) {
  const last = toBlocks(prompt ?? '').at(-1);
  const lineHeight = `${height}px`;
  return (
    <div
      className="written-from-prompt"
      style={{ top: `calc(100% - (${lineHeight} + 1lh) / 2)`, maxHeight: height * (rows + 1) }}
      data-room
    >
      <div className="written-flow" data-answer="">
        <span className="written-behind" aria-hidden="true">
          {prompt !== null && last && <RichText value={{ type: 'doc', content: [last] }} />}
          {/* Its line is as high as the others, even where no word of the answer has room on it. */}
          <span style={{ lineHeight }}>{WORD_JOINER}</span>
          {prompt !== null && <span className="written-gap" />}
        </span>
        <span className="key-ink" style={{ lineHeight, fontSize: size }}>
          <RichText value={answer} field="data.answer" />
        </span>
      </div>
    </div>
  );
}
