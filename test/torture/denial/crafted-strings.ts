/** What a pattern may try again and again, each many times in a row. */
const PIECES: readonly string[] = [
  ...[
    ' ',
    '\t',
    '\n',
    ' \n',
    '\u00A0',
    '(',
    '[',
    '{',
    '<',
    '"',
    "'",
    '\\',
    '/',
    '*',
    '_',
    '-',
    '+',
    '.',
    ',',
    ';',
    ':',
    '#',
  ],
  ...['&', '%', '=', '|', '$', '@', '!', '?', '~', '`', 'a', '1', '0', 'é', '\u202E', '\u0301', '👩‍👩‍👧'],
  ...[
    'a@',
    'a.',
    'a-',
    '1.',
    '1,',
    '1e',
    '0 0',
    '-0',
    '.0',
    '1%',
    '#f',
    'a b',
    'a\n',
    '1. ',
    'a) ',
    '(a) ',
    '* ',
    '- ',
  ],
  ...[
    '<b>',
    '<b><i>',
    '</b>',
    '<!--',
    '<a ',
    '<a href="',
    '&#x',
    '&amp',
    ']]>',
    '____ ',
    '{1:MC:',
    '::',
    '~=',
    '![',
    '[](',
    '**a',
  ],
  ...[
    'ANSWER: A\n',
    'A. x\n',
    'True / False ',
    'url(',
    'url(#',
    '/*',
    '*/',
    '@import ',
    '\\69',
    'a:b;',
    'a{',
    'M0 0',
    'hsl(',
    'calc(1 + ',
    'matrix(1 ',
  ],
];

/** What may stand before and behind, so that nothing matches at the end. */
const ENDS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', '!'],
  ['1. a ', '\u0000'],
  ['<', '>'],
  ['"', "'"],
];

/** How many different strings there are. */
export const STRINGS = PIECES.length * ENDS.length;

/** Makes the string of that number, of about that length: something that a pattern could take long over. */
export function craftString(number: number, length: number): string {
  const [before, behind] = ENDS[Math.floor(number / PIECES.length) % ENDS.length] ?? ['', ''];
  const piece = PIECES[number % PIECES.length] ?? ' ';
  return before + piece.repeat(Math.ceil(length / piece.length)) + behind;
}
