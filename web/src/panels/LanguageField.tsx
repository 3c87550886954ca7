import type { HandoutDocument } from '#shared/document/document.ts';
import { SYLLABLE_LANGUAGES } from '#shared/text/syllables.ts';
import { translateStudentFields } from '#shared/vocabulary/student-field-words.ts';
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
  const { run } = usePanel('language', 'Language');
  const { language } = new Intl.Locale(locale);
  return (
    <Select
      label="Language"
      options={listLanguageOptions(language)}
      value={language}
      onChange={(chosen) => run(path, setLanguage, chosen)}
      hint="The language of your sheet: for breaking words, sorting, page numbers and “Name” and “Date”."
    />
  );
}

/** Sets the language of the sheet; the names of student fields that nobody has edited follow. */
function setLanguage(document: HandoutDocument, locale: string): void {
  document.student_fields = translateStudentFields(document.student_fields, document.locale, locale);
  document.locale = locale;
}
