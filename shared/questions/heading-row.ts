/** The words of headings over two columns of things that belong together. */
const LEFT =
  /^(?:terms?|words?|names?|front|begriffe?|wort|wörter|mots?|termes?|términos?|palabras?|termini?|parol[ae]|column a)$/iu;
const RIGHT =
  /^(?:definitions?|meanings?|translations?|descriptions?|matche?s?|back|clues?|bedeutung(?:en)?|definition(?:en)?|erklärung(?:en)?|übersetzung(?:en)?|définitions?|traductions?|significados?|definición|definiciones|traducción|definizion[ei]|significat[io]|column b|rôles?|roles?)$/iu;

/** Finds the names of two columns in a row; null where its words are none. */
export function findTableHeading([left = '', right = '', ...others]: readonly string[]):
  | [string, string]
  | null {
  const isHeading = LEFT.test(left.trim()) && RIGHT.test(right.trim()) && others.length === 0;
  return isHeading ? [left, right] : null;
}
