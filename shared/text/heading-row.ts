import { isRule } from './parse-lines.ts';

const TERMS = new Set(
  `term, word, vocabulary, vocab, vocabulary word, spelling word, front, question, name, symbol, country, state, person,
   column a,
   palabra, término, anverso, pregunta, mot, terme, recto, wort, begriff, vorderseite, frage`.split(/,\s+/),
);
const DEFINITIONS = new Set(
  `definition, meaning, translation, description, explanation, back, answer, clue, example, capital, capital city,
   role, match, column b,
   significado, definición, traducción, reverso, respuesta, définition, sens, traduction, verso, réponse,
   bedeutung, übersetzung, rückseite, antwort`.split(/,\s+/),
);
/**
 * Names of languages as headings. Each list is one language's own words: "English, inglés" is a card of a
 * deck about languages.
 */
const LANGUAGES = [
  `english, spanish, french, german, italian, portuguese, latin, greek, chinese, mandarin, pinyin, japanese, korean,
   arabic, hebrew, hindi, russian, vietnamese`,
  'español, inglés, francés, alemán, italiano, portugués',
  'français, anglais, espagnol, allemand, italien',
  'deutsch, englisch, spanisch, französisch, italienisch, latein',
].map((names) => new Set(names.split(/,\s+/)));
/** Headings of a list with one column. */
const LISTS = new Set(['terms', 'words', 'vocabulary', 'word list', 'vocabulary words', 'spelling words']);

const normalizeCell = (cell: string): string => cell.replace(/[*_:]/g, '').trim().toLowerCase();

/** Tells whether a cell is one of the headings, in singular or plural. */
const isAmong = (headings: ReadonlySet<string>, cell: string): boolean =>
  headings.has(cell) || headings.has(cell.replace(/s$/, ''));

/** Tells whether the first pasted row reads like headings: "Term, Definition", "Spanish, English". */
export function isHeadingRow(row: readonly string[]): boolean {
  const [first = '', second = ''] = row.map(normalizeCell);
  if (second === '') return LISTS.has(first);
  if (LANGUAGES.some((names) => names.has(first) && names.has(second))) return first !== second;
  const isPair = (term: string, definition: string) =>
    isAmong(TERMS, term) && isAmong(DEFINITIONS, definition);
  return isPair(first, second) || isPair(second, first);
}

/** Tells whether the second line is a rule of dashes, as in a Markdown table. */
export function hasRuleBelowHeading(text: string): boolean {
  const [, second = ''] = text.split('\n').filter((line) => line.trim() !== '');
  return isRule(second);
}
