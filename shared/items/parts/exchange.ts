import type { ReadQuestion } from './read-question.ts';
import type { UnaskedPart } from './unasked-part.ts';
import type { UseOfWords } from './words.ts';

/** What an item type makes of things from elsewhere, and these of it. */
export interface ItemExchange<Data> {
  /** Makes data of a question that was read from elsewhere; null where the type asks otherwise. */
  readonly fromQuestion?: (question: ReadQuestion) => Data | null;
  /** Makes a question of the data, to be written to a file in a language; absent where only its lines are. */
  readonly toQuestion?: (data: Data, locale: string) => ReadQuestion;
  /** Lists what of the data no question has; absent where a question has all. */
  readonly listUnasked?: (data: Data) => readonly UnaskedPart[];
  /** Makes data of a list of words, and lists the words of data; absent where the type is no exercise in words. */
  readonly words?: UseOfWords<Data>;
}
