import { toCardinal as toGerman } from 'n2words/de-DE';
import { toCardinal as toEnglish } from 'n2words/en-US';
import { toCardinal as toSpanish } from 'n2words/es-ES';
import { toCardinal as toFrench } from 'n2words/fr-FR';
import { toCardinal as toItalian } from 'n2words/it-IT';
import { toCardinal as toPortuguese } from 'n2words/pt-PT';
import type { WordLanguage } from '../kinds/parts/made-sets.ts';

const HUNDREDS = /\bmil ((?:du|tre)zentos|quinhentos|(?:quatro|seis|sete|oito|nove)centos)$/;

/** Writes numbers with what the library spells otherwise than grammars do. */
const WRITERS: Readonly<Record<WordLanguage, (number: number) => string>> = {
  en: (number) => toEnglish(number),
  de: (number) => toGerman(number).replace('hunderteinstausend', 'hunderteintausend'),
  fr: (number) => toFrench(number),
  es: (number) =>
    toSpanish(number)
      .replaceAll('dieciseis', 'dieciséis')
      .replace('veintiuno mil', 'veintiún mil')
      .replace('uno mil', 'un mil'),
  it: (number) => toItalian(number).replace('trémila', 'tremila'),
  pt: (number) => toPortuguese(number).replace(HUNDREDS, 'mil e $1'),
};

/** Writes a whole number from 0 to a million in words. */
export const toNumberWords = (number: number, language: WordLanguage): string => WRITERS[language](number);
