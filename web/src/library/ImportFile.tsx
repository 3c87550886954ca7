import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { handedFile } from '../device/handed-file.ts';
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
  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('drop', drop, { signal });
    document.addEventListener(
      'dragover',
      (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault(),
      { signal },
    );
    return () => listening.abort();
  }, []);
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
