import type { ReadOption } from '../../items/parts/read-question.ts';
import { decodeText } from '../source/decode-text.ts';
import { type ReadFile, Reading, type SourceFile } from '../source/reading.ts';

const OPTION = /^\s*([A-Za-z])[.)]\s+(.*)$/;
const ANSWER = /^\s*ANSWER\s*:\s*([A-Za-z])\b/i;

/** Reads a file in Aiken: a prompt, lettered options, and a line "ANSWER: B". */
export function readAiken({ bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  let prompt: string[] = [];
  let options: { letter: string; text: string }[] = [];
  const end = (answer: string | null) => {
    if (prompt.length === 0 && options.length === 0) return;
    reading.begin();
    const found: ReadOption[] = options.map(({ letter, text }) => ({ text, correct: letter === answer }));
    if (found.length === 0) reading.add({ type: 'text', prompt: prompt.join('\n') });
    else reading.add({ type: 'choice', prompt: prompt.join('\n'), options: found });
    if (answer !== null && !found.some(({ correct }) => correct))
      reading.lose('Answer that is no option', answer);
    prompt = [];
    options = [];
  };
  for (const line of decodeText(bytes)
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)) {
    const answer = ANSWER.exec(line);
    const option = OPTION.exec(line);
    if (answer) end((answer[1] ?? '').toUpperCase());
    else if (option && prompt.length > 0)
      options.push({ letter: (option[1] ?? '').toUpperCase(), text: (option[2] ?? '').trim() });
    else if (line.trim() !== '') {
      if (options.length > 0) end(null);
      // A line of code or of a poem keeps its room.
      prompt.push(prompt.length === 0 ? line.trim() : line.trimEnd());
    }
  }
  end(null);
  return reading;
}
