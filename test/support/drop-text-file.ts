import type { EditorDriver } from './editor-driver.ts';

/** Lets a text file go over the middle of the desk, as a teacher drags it there. */
export const dropTextFile = (editor: EditorDriver, name: string, text: string): Promise<void> =>
  editor.page.locator('.desk').evaluate(
    (desk, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name));
      for (const type of ['dragover', 'drop'])
        desk.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, text },
  );
