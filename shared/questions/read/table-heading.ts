import { once } from 'es-toolkit';
import { listQuestionWords, toAlternatives } from '../../vocabulary/question-words.ts';

/** What a column of a table of questions holds. */
export type ColumnRole =
  | 'type'
  | 'directions'
  | 'question'
  | 'option'
  | 'wrong'
  | 'correct'
  | 'answer'
  | 'lines'
  | 'term'
  | 'definition'
  | 'points'
  | 'number'
  | 'other';

/** The role of each column, by its place. */
export type Columns = readonly ColumnRole[];

const OPTION_WORDS =
  'opción opcion alternativa opzione opção opcao optie opcja možnost možnosť wahlmöglichkeit auswahl choix proposition вариант варіант seçenek şık 选项 選項 選択肢 보기 선택지 lựa chọn pilihan alternativ vaihtoehto'.split(
    ' ',
  );
const TERM_WORDS =
  'term terms word words front begriff wort vorderseite término palabra terme mot termine parola termo palavra woord pojęcie słowo термин слово kelime 术语 词语 単語 단어'.split(
    ' ',
  );
const DEFINITION_WORDS =
  'definition definitions meaning back translation clue bedeutung übersetzung rückseite definición significado traducción définition traduction definizione significato traduzione definição significado tradução betekenis vertaling definicja tłumaczenie определение перевод anlam tanım 定义 释义 意味 뜻'.split(
    ' ',
  );

/** Makes the pattern of a heading that is one of the words, with something behind. */
const toName = (words: readonly string[], behind = ''): RegExp =>
  new RegExp(`^(?:${toAlternatives(words)})${behind}$`, 'iu');

/**
 * The words of headings, the first that fits: ours, and those of Quizlet, Kahoot ("Answer 1 - max 75 characters"), Blooket
 * ("Correct Answer(s) (Only include Answer #)"), Quizizz ("Option 1") and Gimkit ("Incorrect Answer 1 (Required)").
 */
const getRoles = once((): readonly (readonly [ColumnRole, RegExp])[] => [
  ['number', /^(?:question\s*(?:#|no\.?|number)|#|no\.?|nr\.?|id)$/],
  ['type', /^(?:question\s+)?type$/],
  ['directions', /^(?:directions|instructions?)$/],
  ['correct', /^correct\b(?!.*\btext\b)/],
  ['correct', toName(listQuestionWords('right').filter((word) => word.length > 1))],
  ['wrong', /^(?:incorrect|wrong)(?:\s+(?:answer|option|choice)s?\b|\s*\d|$)/],
  ['option', /^(?:answer|option|choice)\s*[-#]?\s*(?:\d{1,3}|[a-h])\b/],
  [
    'option',
    toName([...OPTION_WORDS, ...listQuestionWords('answer')], String.raw`\s*[-#]?\s*(?:\d{1,3}|[a-h])`),
  ],
  ['option', /^[a-h]$/],
  ['question', /^(?:questions?|prompt|stem)\b(?!.*\b(?:image|link|time)\b)/],
  ['question', /^q\.?$/],
  ['question', toName(listQuestionWords('question').filter((word) => word.length > 1))],
  ['answer', toName([...listQuestionWords('answer'), ...listQuestionWords('key')])],
  [
    'points',
    /^(?:max\.?\s*)?(?:points?|pts|marks?|punkte?|pkt|puntos?|puntaje|barème|punti|punteggio|pontos?|pontuação|punten|poäng|poeng|body|bodů|punkty|баллы?|бали?|puan|نقاط|درجات|ניקוד|נקודות|अंक|điểm|poin|分值|分数|配点|배점|점수)(?:\s*\(.*\))?$/u,
  ],
  ['lines', /^lines$/],
  ['term', toName(TERM_WORDS)],
  ['definition', toName(DEFINITION_WORDS)],
]);

const cleanName = (cell: string): string => cell.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 120);

const findRole = (name: string): ColumnRole =>
  getRoles().find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

/** The words by which Kahoot and Blooket ask for places of options. */
const ASKS_FOR_PLACES = /#|\bnumbers?\b|choose at least one/;

/** Tells whether right answers are places of options, as in the sheets of Kahoot, Blooket and Quizizz and our own. */
function namesPlaces(names: readonly string[], columns: Columns): boolean {
  const isOurs = (['type', 'directions', 'lines'] as const).every((role) => columns.includes(role));
  const isQuizizz = ['question text', 'question type', 'option 1'].every((name) => names.includes(name));
  const isAskedFor = names.some((name, at) => columns[at] === 'correct' && ASKS_FOR_PLACES.test(name));
  return isOurs || isQuizizz || isAskedFor;
}

/** Headings may be below a title and directions, as in the sheets of Kahoot and Blooket. */
const ROWS_ABOVE = 20;

export interface Heading {
  /** Its row, from 0. */
  readonly row: number;
  readonly columns: Columns;
  /** Right answers are places of options, and no texts. */
  readonly namesPlaces: boolean;
}

/** Finds the row that names the columns; null where the table has no heading that is known. */
export function findHeading(rows: readonly (readonly string[])[]): Heading | null {
  for (const [row, cells] of rows.slice(0, ROWS_ABOVE).entries()) {
    const names = cells.map(cleanName);
    const columns = names.map(findRole);
    const has = (role: ColumnRole) => columns.includes(role);
    const asks =
      has('question') && (has('option') || has('wrong') || has('answer') || has('correct') || has('type'));
    if (asks || (has('term') && has('definition')))
      return { row, columns, namesPlaces: namesPlaces(names, columns) };
  }
  return null;
}
