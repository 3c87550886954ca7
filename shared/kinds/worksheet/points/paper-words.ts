import type { Score } from './count-points.ts';

/** What a sheet says about points, in one language. */
interface PaperWords {
  /** By `Intl.PluralRules`: one, and any other number. */
  readonly points: readonly [one: string, other: string];
  readonly bonus: readonly [one: string, other: string];
  readonly each: (value: string) => string;
  readonly question: string;
  readonly total: string;
  readonly reached: string;
  readonly grade: string;
  readonly pointsHeading: string;
  readonly answers: string;
  readonly guide: string;
}

const ENGLISH: PaperWords = {
  points: ['point', 'points'],
  bonus: ['bonus point', 'bonus points'],
  each: (value) => `${value} each`,
  question: 'Question',
  total: 'Total',
  reached: 'Score',
  grade: 'Grade',
  pointsHeading: 'Points',
  answers: 'Answers',
  guide: 'Marking guide',
};

const WORDS: Readonly<Record<string, PaperWords>> = {
  en: ENGLISH,
  de: {
    points: ['Punkt', 'Punkte'],
    bonus: ['Zusatzpunkt', 'Zusatzpunkte'],
    each: (value) => `je ${value}`,
    question: 'Aufgabe',
    total: 'Summe',
    reached: 'Erreicht',
    grade: 'Note',
    pointsHeading: 'Punkte',
    answers: 'Lösungen',
    guide: 'Erwartungshorizont',
  },
  fr: {
    points: ['point', 'points'],
    bonus: ['point bonus', 'points bonus'],
    each: (value) => `${value} chacun`,
    question: 'Question',
    total: 'Total',
    reached: 'Obtenus',
    grade: 'Note',
    pointsHeading: 'Points',
    answers: 'Réponses',
    guide: 'Barème',
  },
  es: {
    points: ['punto', 'puntos'],
    bonus: ['punto extra', 'puntos extra'],
    each: (value) => `${value} cada uno`,
    question: 'Pregunta',
    total: 'Total',
    reached: 'Obtenidos',
    grade: 'Nota',
    pointsHeading: 'Puntos',
    answers: 'Respuestas',
    guide: 'Guía de corrección',
  },
};

/** Returns the words in the language of a document; English where there are none. */
export const getPaperWords = (locale: string): PaperWords =>
  WORDS[new Intl.Locale(locale).language] ?? ENGLISH;

/** Writes a number of points in Western digits: "2.5" or "2,5". */
export const writeNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, numberingSystem: 'latn' }).format(value);

/** Writes points in the margin: "/ 4", or "+ 2" for a bonus. */
export const writeMarginPoints = ({ value, bonus }: Omit<Score, 'each'>, locale: string): string =>
  `${bonus ? '+' : '/'}\u00A0${writeNumber(value, locale)}`;

/** Writes points behind a prompt: "(3 points, 0.5 each)". */
export function writePromptPoints({ value, each, bonus }: Score, locale: string): string {
  const words = getPaperWords(locale);
  const [one, other] = bonus ? words.bonus : words.points;
  const noun = new Intl.PluralRules(locale).select(value) === 'one' ? one : other;
  const said = `${writeNumber(value, locale)} ${noun}`.replaceAll(' ', '\u00A0');
  return each === null ? `(${said})` : `(${said}, ${words.each(writeNumber(each, locale))})`;
}
