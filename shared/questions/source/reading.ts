import { OPTION_LIMIT } from '../../items/parts/limits.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { FILE_LIMITS } from './limits.ts';

/** A file as it came: its name and its bytes. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Something of a file that no question has: what it is, where it stood, and its words. */
export interface Loss {
  readonly what: string;
  readonly where: string;
  readonly text: string;
}

/** What was read from a file: every text of it is in the questions or in the losses. */
export interface ReadFile {
  readonly questions: readonly ReadQuestion[];
  readonly losses: readonly Loss[];
}

/** Reads a file of one format; throws `UnreadableFile` where it is not what it says. */
export type Reader = (file: SourceFile) => ReadFile | Promise<ReadFile>;

/** Says in words for the user why a file cannot be read, and where. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Lists what no item has room for. */
function listBeyond(question: ReadQuestion): RichTextValue[] {
  if (question.type === 'choice') return question.options.slice(OPTION_LIMIT).map(({ text }) => text);
  if (question.type === 'order') return question.entries.slice(OPTION_LIMIT);
  if (question.type !== 'pairs') return [];
  const pairs = question.pairs.slice(OPTION_LIMIT).flatMap(({ left, right }) => [left, right]);
  return [...pairs, ...question.extras.slice(OPTION_LIMIT)];
}

/** Collects the questions and the losses of a file while it is read. */
export class Reading implements ReadFile {
  readonly questions: ReadQuestion[] = [];
  readonly losses: Loss[] = [];
  /** Names the part that is being read, such as "Question 3". */
  where = '';
  /** How many questions were begun; texts and cards among them. */
  #count = 0;

  /** Begins the next question of the file. */
  begin(name = ''): void {
    this.#count += 1;
    const named = name.trim().replace(/\s+/g, ' ').slice(0, 60);
    this.where = named === '' ? `Question ${this.#count}` : `Question ${this.#count}, “${named}”`;
  }

  /** Adds a question; throws where there are too many. */
  add(question: ReadQuestion): void {
    if (this.questions.length >= FILE_LIMITS.questions)
      throw new UnreadableFile(`The file has more than ${FILE_LIMITS.questions} questions.`);
    this.questions.push(question);
    for (const text of listBeyond(question)) this.lose(`Beyond ${OPTION_LIMIT} entries`, toPlainText(text));
  }

  /** Names something that is lost. */
  lose = (what: string, text = ''): void => {
    this.losses.push({ what, where: this.where, text: text.trim().slice(0, FILE_LIMITS.text) });
  };
}
