import { chunk } from 'es-toolkit';
import type { ReactNode } from 'react';
import { Unit } from '../../paper/draw/Unit.tsx';
import { isBlank } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { Question } from './Question.tsx';

/** One of many by its place: one that was typed twice is there twice. */
export interface Placed<Part> {
  readonly part: Part;
  readonly place: number;
}

interface QuestionRowsProps<Part> {
  readonly number: string | null;
  readonly prompt: RichTextValue;
  readonly parts: readonly Part[];
  readonly columns: number;
  /** The class of the units of the rows. */
  readonly className: string;
  readonly draw: (row: readonly Placed<Part>[]) => ReactNode;
}

/** Renders many small things in rows below their directions; without directions the number is beside the first row. */
export function QuestionRows<Part>({
  number,
  prompt,
  parts,
  columns,
  className,
  draw,
}: QuestionRowsProps<Part>) {
  const rows = chunk(
    parts.map((part, place) => ({ part, place })),
    columns,
  );
  const hasPrompt = !isBlank(prompt);
  const below = hasPrompt ? rows : rows.slice(1);
  return (
    <Question
      number={number}
      text={prompt}
      field="prompt"
      content={hasPrompt ? undefined : draw(rows[0] ?? [])}
      isRow={!hasPrompt}
    >
      {below.length > 0 &&
        below.map((row, at) => (
          <Unit key={row[0]?.place} index={at + 1} className={className}>
            {draw(row)}
          </Unit>
        ))}
    </Question>
  );
}
