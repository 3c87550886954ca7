import { setFields } from '#shared/document/document-rules.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { useVariant } from '../../api/experiments.ts';
import { askBelowItem } from '../../document/ask-about-questions.ts';
import { useEdit, useEditor } from '../../document/editor-context.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import './QuestionField.css';

interface Question {
  subtitle: RichTextValue;
  subtitle_image: ImageAttachment | null;
}

/** Renders the prompt of a question, and its picture. */
export function QuestionField({ id, data, path }: PartProps<Question>) {
  const { set } = usePanel(id, 'Edit question');
  const { edit } = useEdit();
  const editor = useEditor();
  return (
    <div className="question-field">
      {/* Before the text, so that Tab goes from the question to its answer. */}
      <InlineImageButton
        label="Question"
        image={data.subtitle_image}
        words={data.subtitle}
        onCommit={(subtitle_image, step) => edit(path, setFields<Question>, { subtitle_image }, step)}
      />
      <RichTextField
        variant="text"
        field="data.subtitle"
        label="Question"
        placeholder={useVariant('question_placeholder')}
        value={data.subtitle}
        onChange={(subtitle) => set(path, { subtitle })}
        onPasteQuestions={(text, pasteAsText) => askBelowItem(editor, id, { text, pasteAsText })}
      />
    </div>
  );
}
