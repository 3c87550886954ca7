import { uniqBy } from 'es-toolkit';

/** Tells whether this browser reads words aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Returns the language of a tag, without its region: "es" of "es-MX" and "es_MX". */
const toLanguage = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? tag;

/** A language that there is a voice for, by its tag and its English name. */
export interface SpokenLanguage {
  readonly value: string;
  readonly label: string;
}

/** Lists the languages that there are voices for; none until the browser has loaded them. */
export function listSpokenLanguages(): SpokenLanguage[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const languages = speechSynthesis.getVoices().map(({ lang }) => toLanguage(lang));
  return uniqBy(languages, (language) => language)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Reads words aloud, and nothing else that was being read. */
export function speak(words: string, language: string): void {
  stopSpeaking();
  if (words.trim() === '') return;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = language;
  const voice = speechSynthesis.getVoices().find(({ lang }) => toLanguage(lang) === toLanguage(language));
  if (voice) spoken.voice = voice;
  speechSynthesis.speak(spoken);
}

export const stopSpeaking = (): void => speechSynthesis.cancel();
