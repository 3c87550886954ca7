/** A tag of Chromium for a picture whose words begin with the edge of a formula, U+2063. */
const TAGGED = '/S /Figure\n/Alt <FEFF2063';
const FIGURE = '/S /Figure';
/** The tag of a formula, as long as that of a picture: no offset in the file moves. */
const FORMULA = '/S/Formula';

/** Tags formulas as formulas, with their words: Chromium knows no such tag. */
export function nameFormulas(bytes: Buffer): void {
  for (let at = bytes.indexOf(TAGGED); at !== -1; at = bytes.indexOf(TAGGED, at + FIGURE.length))
    bytes.write(FORMULA, at, 'latin1');
}
