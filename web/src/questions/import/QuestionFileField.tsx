import { FileUp } from 'lucide-react';
import { listEndings, listFormatLabels } from '#shared/questions/read/format-names.ts';
import { useDroppedFiles } from '../../ui/behaviour/use-dropped-files.ts';
import { DropZone } from '../../ui/fields/DropZone.tsx';
import { FileButton } from '../../ui/fields/FileButton.tsx';

const ACCEPTED = [...listEndings(), '.json'].join();

interface QuestionFileFieldProps {
  /** True where a file was chosen already: a button is enough for another. */
  readonly isButton?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files of questions from the device: picked, or dropped anywhere while it is open. */
export function QuestionFileField({ isButton = false, onFiles }: QuestionFileFieldProps) {
  const isOver = useDroppedFiles((files) => onFiles([...files]));
  const choose = (
    <FileButton
      variant={isButton ? 'ghost' : 'filled'}
      label="Files of questions"
      accept={ACCEPTED}
      onFiles={onFiles}
    >
      {isButton ? 'Another file' : 'Choose files'}
    </FileButton>
  );
  if (isButton) return choose;
  return (
    <DropZone label="File of questions" icon={FileUp} words="Drop files of questions here" isOver={isOver}>
      {choose}
      <p className="panel-hint">{listFormatLabels().join(', ')}; or a document of Handout</p>
    </DropZone>
  );
}
