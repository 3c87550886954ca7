import { SYLLABLE_LANGUAGES } from '#shared/text/syllables.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { Select } from '../ui/fields/Select.tsx';

/** Languages that are written from right to left; their words are not broken. */
const RIGHT_TO_LEFT = ['ar', 'he'];

const names = new Intl.DisplayNames('en', { type: 'language' });

const listLanguageOptions = (own: string) =>
  [...new Set([...SYLLABLE_LANGUAGES, ...RIGHT_TO_LEFT, own])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/**
 * Renders the language of the document's words, which break and sort by its rules; it may differ from the
 * browser's.
 */
export function LanguageField() {
  const { locale } = useDocument();
  const { path } = useEditor();
  const { set } = usePanel('language', 'Language');
  const { language } = new Intl.Locale(locale);
  return (
    <Select
      label="Language"
      options={listLanguageOptions(language)}
      value={language}
      onChange={(chosen) => set(path, { locale: chosen })}
      hint="Words are broken and sorted as in this language, and sheets are numbered in it."
    />
  );
}
