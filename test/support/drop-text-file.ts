import type { EditorDriver } from './editor-driver.ts';

/** Lets text files, by their names, go over the middle of the desk, as a teacher drags them there. */
export const dropTextFiles = (editor: EditorDriver, texts: Readonly<Record<string, string>>): Promise<void> =>
  editor.page.locator('.desk').evaluate((desk, files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of Object.entries(files)) dataTransfer.items.add(new File([text], name));
    for (const type of ['dragover', 'drop'])
      desk.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, texts);

export const dropTextFile = (editor: EditorDriver, name: string, text: string): Promise<void> =>
  dropTextFiles(editor, { [name]: text });
