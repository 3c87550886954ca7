import type { CodeTarget } from '../../vocabulary/codes.ts';

type Words = Readonly<Record<CodeTarget, string>>;

const ENGLISH: Words = { page: 'This sheet online', key: 'Answer key', study: 'Study on the screen' };

const WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  de: { page: 'Dieses Blatt online', key: 'Lösungen', study: 'Am Bildschirm lernen' },
  fr: { page: 'Cette fiche en ligne', key: 'Corrigé', study: 'Réviser à l’écran' },
  es: { page: 'Esta ficha en línea', key: 'Soluciones', study: 'Estudiar en pantalla' },
};

/** Returns what stands beside a code, in the language of the sheet; English where there are no words. */
export const getCodeWords = (locale: string, target: CodeTarget): string =>
  (WORDS[locale.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH)[target];
