import { getItemType, isEmptyItem, type WorksheetItem } from '../items/item.ts';
import { wordsNeeded } from '../kinds/bingo/cells.ts';
import { hasWord, wordsOf } from '../kinds/bingo/words.ts';
import { isFilled } from '../kinds/parts/card.ts';
import type { HandoutDocument } from './document.ts';
import type { DocumentProblem } from './parse.ts';
import { type IsPremiumImage, picturesOf, saysPremium } from './pictures.ts';
import { REQUIREMENTS } from './requirements.ts';

/** What a document needs before it can be published: asked in the editor, and again by the server. */

type Settings = Pick<HandoutDocument, 'is_private' | 'subjects' | 'subject_other' | 'grade_levels'>;

/** What Make Printable asked, as fields of the document: the server and the editor make the same of it. */
export function publishFields({ is_private, subjects, subject_other, grade_levels }: Settings) {
  return { is_private, subjects, subject: subjects[0] ?? null, subject_other, grade_levels };
}

export const withPublishSettings = <T extends HandoutDocument>(document: T, settings: Settings): T => ({
  ...document,
  ...publishFields(settings),
});

/** Whether Other was chosen, and not said which. */
export const lacksOtherSubject = ({
  subjects,
  subject_other,
}: Pick<Settings, 'subjects' | 'subject_other'>): boolean =>
  subjects.includes('Other') && subject_other.trim() === '';

/** Everything that stands in the way, with the field to go to; empty when it can be published. */
export function publishProblems(
  document: HandoutDocument,
  isPremium: IsPremiumImage = saysPremium,
): DocumentProblem[] {
  const checks: [where: string, message: string, stands: boolean][] = [
    ['items', wantsContent(document), !hasContent(document)],
    ['filename', REQUIREMENTS.filename, document.filename.trim() === ''],
    ['grade_levels', REQUIREMENTS.choice, document.grade_levels.length === 0],
    ['subjects', REQUIREMENTS.choice, document.subjects.length === 0],
    ['subject_other', REQUIREMENTS.otherSubject, lacksOtherSubject(document)],
    ['is_private', REQUIREMENTS.private, document.is_private === 0 && hasUploads(document)],
    [
      'is_private',
      REQUIREMENTS.premiumImages,
      document.is_private === 0 && hasPremiumImages(document, isPremium),
    ],
  ];
  const standing = checks.filter(([, , stands]) => stands).map(([where, message]) => ({ where, message }));
  const missing = missingWords(document);
  return missing === null ? standing : [...standing, missing];
}

/** Whether it holds images that somebody sent: it can then be saved as Private alone. */
export const hasUploads = (document: HandoutDocument): boolean =>
  picturesOf(document).some(({ image }) => !image.is_icon);

/** Whether it holds drawings that ask for a plan: Public is then no choice. */
export const hasPremiumImages = (
  document: HandoutDocument,
  isPremium: IsPremiumImage = saysPremium,
): boolean => picturesOf(document).some(({ image }) => isPremium(image));

const isPrinted = (item: WorksheetItem): boolean =>
  !item.hide && getItemType(item.type).printsContent !== false && !isEmptyItem(item);

function hasContent(document: HandoutDocument): boolean {
  if (document.entity_type === 'worksheet') return document.items.some(isPrinted);
  return document.items.some(document.entity_type === 'bingo' ? hasWord : isFilled);
}

const PARTS = { worksheet: 'question', flashcard: 'card', bingo: 'word' } as const;

/** What to do about a document that has nothing to print. */
const wantsContent = (document: HandoutDocument): string =>
  lackingWords(document) ?? `Add at least one ${PARTS[document.entity_type]} before you publish.`;

/** What keeps a game with words from being played, and the field that helps: too few words, or no square for one. */
export function missingWords(document: HandoutDocument): DocumentProblem | null {
  if (!hasContent(document) || document.entity_type !== 'bingo') return null;
  if (wordsNeeded(document) === 0) return { where: 'free_spaces', message: ALL_FREE };
  const message = lackingWords(document);
  return message === null ? null : { where: 'items', message };
}
const ALL_FREE = 'Every square is a free space. Leave room for at least one word.';

function lackingWords(document: HandoutDocument): string | null {
  if (document.entity_type !== 'bingo' || document.reuse_terms === 1) return null;
  const words = wordsOf(document).length;
  const needed = wordsNeeded(document);
  if (words >= needed) return null;
  const n = document.dimension;
  const have = `You have ${words} ${words === 1 ? 'word' : 'words'}.`;
  return `${have} A ${n} × ${n} card needs ${needed}. Add ${needed - words}, or turn on Reuse words.`;
}
