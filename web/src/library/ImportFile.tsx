import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { handedFiles } from '../device/handed-files.ts';
import { useDroppedFiles } from '../ui/behaviour/use-dropped-files.ts';
import { Button } from '../ui/buttons/Button.tsx';

/** Takes files of questions, picked, or dropped anywhere on the page, and opens a worksheet that asks what to add of them. */
export function ImportFile() {
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const open = (files: Iterable<File>) => {
    handedFiles.give([...files]);
    navigate('/new/worksheet');
  };
  useDroppedFiles(open);
  return (
    <>
      <Button variant="action" icon={FileUp} onPress={() => input.current?.click()}>
        Import a file of questions
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        aria-label="Files of questions"
        onChange={({ target }) => target.files && open(target.files)}
      />
    </>
  );
}
