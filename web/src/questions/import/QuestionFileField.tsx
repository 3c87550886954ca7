import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { listEndings, listFormatLabels } from '#shared/questions/read/format-names.ts';
import { useDroppedFiles } from '../../ui/behaviour/use-dropped-files.ts';
import { Button } from '../../ui/buttons/Button.tsx';

const ACCEPTED = listEndings().join();

interface QuestionFileFieldProps {
  /** True where a file was chosen already: a button is enough for another. */
  readonly isButton?: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes a file of questions from the device: picked, or dropped anywhere while it is open. */
export function QuestionFileField({ isButton = false, onFile }: QuestionFileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles(([file]) => file && onFile(file));
  const choose = (
    <>
      <Button variant={isButton ? 'ghost' : 'filled'} onPress={() => input.current?.click()}>
        {isButton ? 'Another file' : 'Choose a file'}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="File of questions"
        accept={ACCEPTED}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (file) onFile(file);
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
      <p className="import-drop-words">Drop a file of questions here</p>
      {choose}
      <p className="panel-hint">{listFormatLabels().join(', ')}</p>
    </section>
  );
}
