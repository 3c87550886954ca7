import { RichText, toBlocks } from '../../text/RichText.tsx';
import type { RichTextValue } from '../../text/rich-text.ts';

interface WrittenFromPromptProps {
  /** What the first line follows on its own line; null where nothing stands before it. */
  readonly prompt: RichTextValue | null;
  readonly answer: RichTextValue;
  /** From line to line, in px. */
  readonly height: number;
  /** Of its letters. */
  readonly size: string;
  /** Lines below the prompt's. */
  readonly rows: number;
}

const WORD_JOINER = '\u2060';

/**
 * The key's answer from the end of the prompt on: only the browser knows where that is. So the prompt's last
 * paragraph goes before it once more, unseen and without height, and the answer begins where a pen would.
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
