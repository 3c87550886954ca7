import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { handedFile } from '../device/handed-file.ts';
import { useDroppedFiles } from '../ui/behaviour/use-dropped-files.ts';
import { Button } from '../ui/buttons/Button.tsx';

/** Takes a file of questions, picked, or dropped anywhere on the page, and opens a worksheet that asks what to add of it. */
export function ImportFile() {
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const open = (file: File | undefined) => {
    if (!file) return;
    handedFile.give(file);
    navigate('/new/worksheet');
  };
  useDroppedFiles(([file]) => open(file));
  return (
    <>
      <Button variant="action" icon={FileUp} onPress={() => input.current?.click()}>
        Import a file of questions
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="File of questions"
        onChange={({ target }) => open(target.files?.[0])}
      />
    </>
  );
}
