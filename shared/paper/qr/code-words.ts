import type { CodeTarget } from '../../vocabulary/codes.ts';
import { getSheetWords } from '../../vocabulary/sheet-words.ts';

type Words = Readonly<Record<Exclude<CodeTarget, 'key'>, string>>;

const ENGLISH: Words = { page: 'This sheet online', study: 'Study on the screen' };

const WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  ar: { page: 'هذه الورقة على الإنترنت', study: 'المراجعة على الشاشة' },
  cs: { page: 'Tento list online', study: 'Učit se na obrazovce' },
  da: { page: 'Dette ark online', study: 'Øv på skærmen' },
  de: { page: 'Dieses Blatt online', study: 'Am Bildschirm lernen' },
  es: { page: 'Esta ficha en línea', study: 'Estudiar en pantalla' },
  fi: { page: 'Tämä moniste verkossa', study: 'Opiskele näytöllä' },
  fr: { page: 'Cette fiche en ligne', study: 'Réviser à l’écran' },
  he: { page: 'הדף הזה ברשת', study: 'לימוד על המסך' },
  it: { page: 'Questa scheda online', study: 'Studia sullo schermo' },
  nl: { page: 'Dit blad online', study: 'Leren op het scherm' },
  pl: { page: 'Ta karta w internecie', study: 'Ucz się na ekranie' },
  pt: { page: 'Esta ficha on-line', study: 'Estudar na tela' },
  ru: { page: 'Этот лист онлайн', study: 'Учить на экране' },
  sv: { page: 'Det här bladet online', study: 'Öva på skärmen' },
  tr: { page: 'Bu sayfa internette', study: 'Ekranda çalış' },
  uk: { page: 'Цей аркуш онлайн', study: 'Вчити на екрані' },
};

/** Returns the words beside a code, in the language of the sheet; in English where there are none. */
export function getCodeWords(locale: string, target: CodeTarget): string {
  if (target === 'key') return getSheetWords(locale).key;
  return (WORDS[locale.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH)[target];
}
