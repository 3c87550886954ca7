import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { AskedSheet } from '../asked-sheet.ts';
import type { PictureFiles } from '../source/picture-files.ts';
import type { Loss } from '../source/reading.ts';

/** The questions of a document to be written, in their order. */
export interface Source {
  readonly title: string;
  readonly questions: readonly ReadQuestion[];
  /** The pictures of the questions; one that is missing is named as lost. */
  readonly files?: PictureFiles;
  /** The sheets that they stand on; as usual where they come from no document. */
  readonly sheet?: AskedSheet;
}

/** A file that was written, and what of the document it does not hold. */
export interface WrittenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly losses: readonly Loss[];
}

/** Writes a file of one format. */
export type Writer = (source: Source) => WrittenFile | Promise<WrittenFile>;

/** Collects what a format cannot hold. */
export class Writing {
  readonly losses: Loss[] = [];
  #place = 0;

  /** Begins the next question; what is lost before the first one is lost of the sheet. */
  begin(): void {
    this.#place += 1;
  }

  lose(what: string, text: string): void {
    const where = this.#place === 0 ? 'The sheet' : `Question ${this.#place}`;
    this.losses.push({ what, where, text });
  }
}

/** Returns what a question earns; that it is a bonus has no place in files. */
export function takePoints({ points }: ReadQuestion, writing: Writing): number | null {
  if (points?.bonus) writing.lose('Bonus', points.words);
  return points?.value ?? null;
}

export const isMarked = (value: RichTextValue): boolean =>
  typeof value !== 'string' && JSON.stringify(value).includes('"marks"');

/** Returns the text alone; that it had marks is named once for each question. */
export function toUnmarked(value: RichTextValue, writing: Writing): string {
  if (isMarked(value)) writing.lose('Formatting', '');
  return toPlainText(value);
}

/** Lists all words of a question. */
export function listWords(question: ReadQuestion): string[] {
  const list = (values: readonly RichTextValue[]) => values.map(toPlainText);
  switch (question.type) {
    case 'choice':
      return list([question.prompt, ...question.options.map(({ text }) => text)]);
    case 'gaps': {
      const wrong = (question.wrong ?? []).flat();
      return list([question.directions ?? '', question.prompt, ...question.answers, ...wrong]);
    }
    case 'pairs':
      return list([
        question.prompt,
        ...question.pairs.flatMap(({ left, right }) => [left, right]),
        ...question.extras,
      ]);
    case 'order':
      return list([question.prompt, ...question.entries]);
    case 'open':
      return list([question.prompt, question.answer]);
    case 'text':
      return list([question.prompt]);
    case 'card':
      return list([question.term, question.definition]);
  }
}

export const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
