/** Heads the clues of the words that run in reading direction, and of those that run down. */
interface ClueHeadings {
  readonly across: string;
  readonly down: string;
}

const HEADINGS: Readonly<Record<string, ClueHeadings>> & { readonly en: ClueHeadings } = {
  en: { across: 'Across', down: 'Down' },
  ar: { across: 'أفقي', down: 'عمودي' },
  cs: { across: 'Vodorovně', down: 'Svisle' },
  da: { across: 'Vandret', down: 'Lodret' },
  de: { across: 'Waagerecht', down: 'Senkrecht' },
  es: { across: 'Horizontales', down: 'Verticales' },
  fi: { across: 'Vaakaan', down: 'Pystyyn' },
  fr: { across: 'Horizontalement', down: 'Verticalement' },
  he: { across: 'מאוזן', down: 'מאונך' },
  it: { across: 'Orizzontali', down: 'Verticali' },
  ja: { across: 'ヨコのカギ', down: 'タテのカギ' },
  ko: { across: '가로', down: '세로' },
  nl: { across: 'Horizontaal', down: 'Verticaal' },
  pl: { across: 'Poziomo', down: 'Pionowo' },
  pt: { across: 'Horizontais', down: 'Verticais' },
  ru: { across: 'По горизонтали', down: 'По вертикали' },
  sv: { across: 'Vågrätt', down: 'Lodrätt' },
  tr: { across: 'Soldan sağa', down: 'Yukarıdan aşağıya' },
  uk: { across: 'По горизонталі', down: 'По вертикалі' },
  zh: { across: '横向', down: '纵向' },
};

/** Returns the headings in the language of a document; in English where there are none. */
export const getClueHeadings = (locale: string): ClueHeadings =>
  HEADINGS[new Intl.Locale(locale).language] ?? HEADINGS.en;
