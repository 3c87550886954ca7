import { useEffect, useId, useState } from 'react';
import { memoWithStableCallbacks } from '../ui/behaviour/memo-with-stable-callbacks.tsx';
import { FieldPlace } from './FieldPlace.tsx';
import type { RichTextFieldProps } from './field-props.ts';
import { getLoadedEditor, loadEditor } from './load-editor.ts';
import './RichTextField.css';

/**
 * A text field with formatting. Its tools show while it has the focus, and Tab leads to them: inside its
 * border where it has several lines, over a selection where it is one row among others. Until its editor has loaded,
 * it shows its text; a press or the focus then waits for the editor, and so does what is typed.
 */
export const RichTextField = memoWithStableCallbacks(function RichTextField(props: RichTextFieldProps) {
  const id = useId();
  const [Editor, setEditor] = useState(getLoadedEditor);
  useEffect(() => loadEditor((loaded) => setEditor(() => loaded)), []);
  return Editor ? <Editor {...props} id={id} /> : <FieldPlace {...props} id={id} />;
});
