import { useId, useState } from 'react';
import { useLazy } from '#shared/use-lazy.ts';
import type { Addressee } from '../ui/behaviour/early-queue.ts';
import { memoWithStableCallbacks } from '../ui/behaviour/memo-with-stable-callbacks.tsx';
import { FieldPlace } from './FieldPlace.tsx';
import type { RichTextFieldProps } from './field-props.ts';
import { richTextEditor } from './load-editor.ts';
import './RichTextField.css';

/**
 * A text field with formatting. Its tools show while it has the focus, and Tab leads to them: inside its
 * border where it has several lines, over a selection where it is one row among others. Until its editor has loaded,
 * it is a box of the browser's own.
 */
export const RichTextField = memoWithStableCallbacks(function RichTextField(props: RichTextFieldProps) {
  const id = useId();
  const [editor] = useState<Addressee>({});
  // Where it could not be fetched, the box that stands in for it goes on.
  const Editor = useLazy(richTextEditor);
  return Editor ? (
    <Editor {...props} id={id} addressee={editor} />
  ) : (
    <FieldPlace {...props} id={id} editor={editor} />
  );
});
