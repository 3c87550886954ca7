import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { listEndings, listFormatLabels } from '#shared/questions/read/format-names.ts';
import { useDroppedFiles } from '../../ui/behaviour/use-dropped-files.ts';
import { Button } from '../../ui/buttons/Button.tsx';

const ACCEPTED = [...listEndings(), '.json'].join();

interface QuestionFileFieldProps {
  /** True where a file was chosen already: a button is enough for another. */
  readonly isButton?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files of questions from the device: picked, or dropped anywhere while it is open. */
export function QuestionFileField({ isButton = false, onFiles }: QuestionFileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles((files) => onFiles([...files]));
  const choose = (
    <>
      <Button variant={isButton ? 'ghost' : 'filled'} onPress={() => input.current?.click()}>
        {isButton ? 'Another file' : 'Choose files'}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Files of questions"
        accept={ACCEPTED}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
  if (isButton) return choose;
  return (
    <section
      className={isOver ? 'import-drop import-drop-over' : 'import-drop'}
      aria-label="File of questions"
    >
      <FileUp aria-hidden size={32} strokeWidth={1.5} />
      <p className="import-drop-words">Drop files of questions here</p>
      {choose}
      <p className="panel-hint">{listFormatLabels().join(', ')}; or a document of Handout</p>
    </section>
  );
}
