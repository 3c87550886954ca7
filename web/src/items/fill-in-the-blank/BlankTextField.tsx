import { type ClipboardEvent, useState } from 'react';
import { setBlankText } from '#shared/items/fill-in-the-blank/rules.ts';
import type { FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { joinTokens, tokenize } from '#shared/items/fill-in-the-blank/tokens.ts';
import { mapWords } from '#shared/maths/formula-text.ts';
import { stripTags } from '#shared/text/strip-tags.ts';
import { PLAIN_LIMIT } from '#shared/vocabulary/schema-fields.ts';
import { askBelowItem } from '../../document/ask-about-questions.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { mayBeQuestions } from '../../richtext/may-be-questions.ts';
import { readPasted } from '../../richtext/read-pasted.ts';
import { usePlainMaths } from '../../richtext/use-plain-maths.tsx';
import { noticeCutPaste, showCutNotice } from '../../ui/feedback/cut-notice.ts';

/**
 * Renders the field of the text. Tokens hold no trailing spaces, so the field keeps the typed text while its
 * tokens are the stored ones.
 */
export function BlankTextField({ id, data, path }: PartProps<FillInTheBlankData>) {
  const editor = useEditor();
  const { run } = usePanel(id, 'Edit text');
  const locale = useFact((document) => document.locale);
  const [typed, setTyped] = useState('');
  const stored = joinTokens(data.words);
  const isSame = joinTokens(tokenize(typed, locale)) === stored;
  const { shown, type, around, tools } = usePlainMaths({
    value: isSame ? typed : stored,
    onChange: (text) => {
      setTyped(mapWords(text, stripTags));
      run(path, setBlankText, { text, locale }, 'text');
    },
  });
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: field, clipboardData } = event;
    if (!mayBeQuestions(clipboardData)) return noticeCutPaste(event);
    event.preventDefault();
    const plain = clipboardData.getData('text/plain');
    const pasteAsText = () => {
      field.setRangeText(plain, field.selectionStart, field.selectionEnd, 'end');
      if (field.value.length > PLAIN_LIMIT) showCutNotice(PLAIN_LIMIT);
      type(field.value.slice(0, PLAIN_LIMIT));
    };
    askBelowItem(editor, id, { text: readPasted(clipboardData), pasteAsText });
  };
  const { length } = shown;
  return (
    <div className="field plain-maths" {...around}>
      <textarea
        className="field-control text-area blank-text-field"
        data-field="data.words"
        dir="auto"
        rows={3}
        maxLength={PLAIN_LIMIT}
        aria-label="Text"
        placeholder="Type or paste your text, for example: Water falls from the clouds as rain."
        value={shown}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
      />
      {tools}
      {length >= PLAIN_LIMIT && (
        <p className="panel-hint">
          This is as long as one text may be: {PLAIN_LIMIT.toLocaleString('en')} characters.
        </p>
      )}
    </div>
  );
}
