import { OPTION_LIMIT } from '../../items/parts/limits.ts';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { RICH_LIMIT, type RichTextValue } from '../../text/rich-text.ts';
import { cutTexts } from './cut-texts.ts';
import { FILE_LIMITS } from './limits.ts';
import type { PictureFiles } from './picture-files.ts';
import { replaceMarks, takePictures, toMark } from './picture-marks.ts';
import { type FindPicture, PictureShelf } from './picture-shelf.ts';

/** A file as it came: its name and its bytes. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Something of a file that no question has: what it is, where it was, and its words. */
export interface Loss {
  readonly what: string;
  readonly where: string;
  readonly text: string;
}

/** What was read from a file: every text of it is in the questions or in the losses. */
export interface ReadFile {
  readonly questions: readonly ReadQuestion[];
  readonly losses: readonly Loss[];
  /** The pictures that the questions have, by their ids. */
  readonly files: PictureFiles;
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
  readonly #shelf = new PictureShelf();
  /** Finds the pictures of the part that is being read. */
  findPicture: FindPicture = () => null;
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

  get files(): PictureFiles {
    return this.#shelf.files;
  }

  /** Shows a picture of the file in a text; returns the mark for it. One that cannot be shown is named. */
  show = (address: string, alt: string): string => {
    const place = this.#shelf.take(address, alt, this.findPicture);
    if (typeof place === 'number') return toMark(place);
    this.lose(place, alt || (address.startsWith('data:') ? '' : address));
    return '';
  };

  /** Adds a question with the pictures that its texts show; throws where there are too many. */
  add(shown: ReadQuestion): void {
    const taken = takePictures(shown, {
      get: this.#shelf.get,
      lose: ({ alt, name }) => this.lose('Picture without room', alt || name),
    });
    const question = cutTexts(taken, (text) => this.lose(`Text beyond ${RICH_LIMIT} characters`, text));
    if (this.questions.length >= FILE_LIMITS.questions)
      throw new UnreadableFile(`The file has more than ${FILE_LIMITS.questions} questions.`);
    this.questions.push(question);
    for (const text of listBeyond(question)) this.lose(`Beyond ${OPTION_LIMIT} entries`, toPlainText(text));
  }

  /** Names something that is lost. */
  lose = (what: string, text = ''): void => {
    const words = replaceMarks(text, (place) => this.#shelf.get(place)?.alt ?? '').trim();
    this.losses.push({ what, where: this.where, text: words.slice(0, FILE_LIMITS.text) });
  };
}
