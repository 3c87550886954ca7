const HTML =
  'a abbr acronym address annotation article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col colgroup dd del details dfn div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark menu meta nav noscript object ol option p param picture pre q rp rt ruby s samp script section select semantics small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr';
const MATHML =
  'math mi mn mo mtext mspace ms mrow mfrac msqrt mroot mstyle merror mpadded mphantom mfenced menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd maction';
const NAMES = `${HTML} ${MATHML}`.replaceAll(' ', '|');
/** Attributes that need no value. */
const SWITCHES =
  'allowfullscreen|autoplay|checked|compact|controls|disabled|hidden|loop|muted|noshade|nowrap|open|selected';
const VALUE = `(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'<>=]+)`;
const ATTRIBUTE = `\\s+(?:[a-z][\\w:.-]*\\s*=\\s*${VALUE}|(?:${SWITCHES})(?=[\\s/>]))`;
/**
 * What follows the first sign of a tag of HTML or MathML, or of one with a prefix; `a<b and b>c` and `List<String>` are what a
 * teacher writes. No part of it goes beyond the next such sign, so that a hostile text is searched once.
 */
const REST = `(?:/?(?:${NAMES}|[a-z]+:[a-z]+)(?:${ATTRIBUTE})*\\s*/?>|!--|!doctype\\s)`;
const MARKUP = new RegExp(`<${REST}|&(?:[a-z]{2,8}|#\\d{2,6}|#x[\\da-f]{2,6});`, 'i');
const NO_TAG = new RegExp(`<(?!${REST})`, 'gi');

/** Tells whether a text has markup of HTML in it. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);

/** Writes as HTML the signs of a text with markup that begin no tag. */
export const escapeOtherSigns = (text: string): string => text.replace(NO_TAG, '&lt;');
