/** The scripts that run from right to left, as `Intl` names them. */
const SCRIPTS = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'];

/** Tells whether a language, given as its tag, is read from right to left. */
export const isReadFromRight = (locale: string): boolean =>
  SCRIPTS.includes(new Intl.Locale(locale).maximize().script ?? '');
