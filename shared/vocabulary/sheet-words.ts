import { memoize } from 'es-toolkit';

/** The words that every sheet may say by itself, in one language. */
export interface SheetWords {
  /** Around the numbers of "Page 1 of 2". */
  readonly page: readonly [before: string, between: string];
  /** Marks the sheets of a key. */
  readonly key: string;
  /** The word before the letter of a version. */
  readonly version: string;
  /** The word before the number of a bingo card. */
  readonly card: string;
  /** The word on a free square. */
  readonly free: string;
  /** Heads the list that the caller reads from. */
  readonly callList: string;
}

const ENGLISH: SheetWords = {
  page: ['Page ', ' of '],
  key: 'Answer key',
  version: 'Version',
  card: 'Card',
  free: 'FREE',
  callList: 'Call List',
};

/** The languages of `PAPER_WORDS`. They are apart, because every sheet needs these and few need those. */
const SHEET_WORDS: Readonly<Record<string, SheetWords>> = {
  en: ENGLISH,
  ar: {
    page: ['صفحة ', ' من '],
    key: 'مفتاح الإجابات',
    version: 'نموذج',
    card: 'بطاقة',
    free: 'حرّ',
    callList: 'قائمة النداء',
  },
  cs: {
    page: ['Strana ', ' z '],
    key: 'Řešení',
    version: 'Varianta',
    card: 'Karta',
    free: 'VOLNÉ',
    callList: 'Seznam k vyvolávání',
  },
  da: {
    page: ['Side ', ' af '],
    key: 'Facitliste',
    version: 'Version',
    card: 'Plade',
    free: 'FRI',
    callList: 'Opråbsliste',
  },
  de: {
    page: ['Seite ', ' von '],
    key: 'Lösungen',
    version: 'Version',
    card: 'Karte',
    free: 'FREI',
    callList: 'Ausrufliste',
  },
  es: {
    page: ['Página ', ' de '],
    key: 'Soluciones',
    version: 'Versión',
    card: 'Cartón',
    free: 'LIBRE',
    callList: 'Lista para cantar',
  },
  fi: {
    page: ['Sivu ', ' / '],
    key: 'Vastaukset',
    version: 'Versio',
    card: 'Kortti',
    free: 'VAPAA',
    callList: 'Huutolista',
  },
  fr: {
    page: ['Page ', ' sur '],
    key: 'Corrigé',
    version: 'Version',
    card: 'Grille',
    free: 'LIBRE',
    callList: 'Liste d’appel',
  },
  he: {
    page: ['עמוד ', ' מתוך '],
    key: 'דף תשובות',
    version: 'גרסה',
    card: 'כרטיס',
    free: 'חופשי',
    callList: 'רשימת הקראה',
  },
  it: {
    page: ['Pagina ', ' di '],
    key: 'Soluzioni',
    version: 'Versione',
    card: 'Cartella',
    free: 'LIBERA',
    callList: 'Lista da chiamare',
  },
  nl: {
    page: ['Pagina ', ' van '],
    key: 'Antwoorden',
    version: 'Versie',
    card: 'Kaart',
    free: 'VRIJ',
    callList: 'Afroeplijst',
  },
  pl: {
    page: ['Strona ', ' z '],
    key: 'Klucz odpowiedzi',
    version: 'Wersja',
    card: 'Karta',
    free: 'WOLNE',
    callList: 'Lista do wywoływania',
  },
  pt: {
    page: ['Página ', ' de '],
    key: 'Gabarito',
    version: 'Versão',
    card: 'Cartela',
    free: 'LIVRE',
    callList: 'Lista de chamada',
  },
  ru: {
    page: ['Страница ', ' из '],
    key: 'Ответы',
    version: 'Вариант',
    card: 'Карточка',
    free: 'СВОБОДНО',
    callList: 'Список ведущего',
  },
  sv: {
    page: ['Sida ', ' av '],
    key: 'Facit',
    version: 'Version',
    card: 'Bricka',
    free: 'FRI',
    callList: 'Utropslista',
  },
  tr: {
    page: ['Sayfa ', ' / '],
    key: 'Cevap anahtarı',
    version: 'Sürüm',
    card: 'Kart',
    free: 'SERBEST',
    callList: 'Çağrı listesi',
  },
  uk: {
    page: ['Сторінка ', ' з '],
    key: 'Відповіді',
    version: 'Варіант',
    card: 'Картка',
    free: 'ВІЛЬНО',
    callList: 'Список ведучого',
  },
};

/** Returns the words in the language of a document; English where there are none. */
export const getSheetWords = (locale: string): SheetWords =>
  // Not by `Intl.Locale`, which refuses some of the tags that a document may have.
  SHEET_WORDS[locale.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH;

/** Writes "Page 1 of 2". */
export function writePageNumber({ page }: SheetWords, number: number, count: number): string {
  const [before, between] = page;
  return `${before}${number}${between}${count}`;
}

/** Returns all the words, for the fonts that they need. */
export const listSheetWords = ({ page, ...others }: SheetWords): string[] => [
  page.join(''),
  ...Object.values(others),
];

/** Writes a day as calendars do, for the fonts that it needs: languages without words above have days and months. */
export const writeSampleDay = memoize((locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'long', calendar: 'gregory' }).format(0),
);
