/**
 * Scripts and signs that the fonts of a document lack, each with its fallback font. A font's style sheet is
 * fetched once some text needs it, and the browser fetches only the files with the characters of the text.
 * The first font that has a character draws it. Each font has one bit, so there can be at most 31. Regular
 * and bold are separate fonts, because Chromium embeds a variable font in a PDF as one drawing for each
 * letter.
 */
export const FALLBACK_FONTS = [
  {
    family: 'Noto Sans',
    // The characters include the vowels of Chinese in Latin letters, which most of a document's fonts lack.
    characters: /[\p{Script=Greek}\u01CD-\u01DC]/u,
    load: () => [import('@fontsource/noto-sans/400.css'), import('@fontsource/noto-sans/700.css')],
  },
  {
    family: 'Noto Sans Arabic',
    characters: /\p{Script_Extensions=Arabic}/u,
    load: () => [
      import('@fontsource/noto-sans-arabic/400.css'),
      import('@fontsource/noto-sans-arabic/700.css'),
    ],
  },
  {
    family: 'Noto Sans Hebrew',
    characters: /\p{Script=Hebrew}/u,
    load: () => [
      import('@fontsource/noto-sans-hebrew/400.css'),
      import('@fontsource/noto-sans-hebrew/700.css'),
    ],
  },
  {
    family: 'Noto Sans Devanagari',
    characters: /[\p{Script=Devanagari}\u0964\u0965]/u,
    load: () => [
      import('@fontsource/noto-sans-devanagari/400.css'),
      import('@fontsource/noto-sans-devanagari/700.css'),
    ],
  },
  {
    family: 'Noto Sans Bengali',
    characters: /\p{Script=Bengali}/u,
    load: () => [
      import('@fontsource/noto-sans-bengali/400.css'),
      import('@fontsource/noto-sans-bengali/700.css'),
    ],
  },
  {
    family: 'Noto Sans Gujarati',
    characters: /\p{Script=Gujarati}/u,
    load: () => [
      import('@fontsource/noto-sans-gujarati/400.css'),
      import('@fontsource/noto-sans-gujarati/700.css'),
    ],
  },
  {
    family: 'Noto Sans Gurmukhi',
    characters: /\p{Script=Gurmukhi}/u,
    load: () => [
      import('@fontsource/noto-sans-gurmukhi/400.css'),
      import('@fontsource/noto-sans-gurmukhi/700.css'),
    ],
  },
  {
    family: 'Noto Sans Tamil',
    characters: /\p{Script=Tamil}/u,
    load: () => [
      import('@fontsource/noto-sans-tamil/400.css'),
      import('@fontsource/noto-sans-tamil/700.css'),
    ],
  },
  {
    family: 'Noto Sans Telugu',
    characters: /\p{Script=Telugu}/u,
    load: () => [
      import('@fontsource/noto-sans-telugu/400.css'),
      import('@fontsource/noto-sans-telugu/700.css'),
    ],
  },
  {
    family: 'Noto Sans Kannada',
    characters: /\p{Script=Kannada}/u,
    load: () => [
      import('@fontsource/noto-sans-kannada/400.css'),
      import('@fontsource/noto-sans-kannada/700.css'),
    ],
  },
  {
    family: 'Noto Sans Malayalam',
    characters: /\p{Script=Malayalam}/u,
    load: () => [
      import('@fontsource/noto-sans-malayalam/400.css'),
      import('@fontsource/noto-sans-malayalam/700.css'),
    ],
  },
  {
    family: 'Noto Sans Oriya',
    characters: /\p{Script=Oriya}/u,
    load: () => [
      import('@fontsource/noto-sans-oriya/400.css'),
      import('@fontsource/noto-sans-oriya/700.css'),
    ],
  },
  {
    family: 'Noto Sans Sinhala',
    characters: /\p{Script=Sinhala}/u,
    load: () => [
      import('@fontsource/noto-sans-sinhala/400.css'),
      import('@fontsource/noto-sans-sinhala/700.css'),
    ],
  },
  {
    family: 'Noto Sans Thai',
    characters: /[\p{Script=Thai}\u0E3F]/u,
    load: () => [import('@fontsource/noto-sans-thai/400.css'), import('@fontsource/noto-sans-thai/700.css')],
  },
  {
    family: 'Noto Sans Khmer',
    characters: /\p{Script=Khmer}/u,
    load: () => [
      import('@fontsource/noto-sans-khmer/400.css'),
      import('@fontsource/noto-sans-khmer/700.css'),
    ],
  },
  {
    family: 'Noto Sans Lao',
    characters: /\p{Script=Lao}/u,
    load: () => [import('@fontsource/noto-sans-lao/400.css'), import('@fontsource/noto-sans-lao/700.css')],
  },
  {
    family: 'Noto Sans Myanmar',
    characters: /\p{Script=Myanmar}/u,
    load: () => [
      import('@fontsource/noto-sans-myanmar/400.css'),
      import('@fontsource/noto-sans-myanmar/700.css'),
    ],
  },
  {
    family: 'Noto Sans Ethiopic',
    characters: /\p{Script=Ethiopic}/u,
    load: () => [
      import('@fontsource/noto-sans-ethiopic/400.css'),
      import('@fontsource/noto-sans-ethiopic/700.css'),
    ],
  },
  {
    family: 'Noto Sans Armenian',
    characters: /\p{Script=Armenian}/u,
    load: () => [
      import('@fontsource/noto-sans-armenian/400.css'),
      import('@fontsource/noto-sans-armenian/700.css'),
    ],
  },
  {
    family: 'Noto Sans Georgian',
    characters: /\p{Script=Georgian}/u,
    load: () => [
      import('@fontsource/noto-sans-georgian/400.css'),
      import('@fontsource/noto-sans-georgian/700.css'),
    ],
  },
  {
    family: 'Noto Serif Tibetan',
    characters: /\p{Script=Tibetan}/u,
    load: () => [
      import('@fontsource/noto-serif-tibetan/400.css'),
      import('@fontsource/noto-serif-tibetan/700.css'),
    ],
  },
  {
    family: 'Noto Sans Canadian Aboriginal',
    characters: /\p{Script=Canadian_Aboriginal}/u,
    load: () => [
      import('@fontsource/noto-sans-canadian-aboriginal/400.css'),
      import('@fontsource/noto-sans-canadian-aboriginal/700.css'),
    ],
  },
  {
    family: 'Noto Sans Math',
    characters:
      /[\u2070-\u209F\u2100-\u22FF\u239B-\u23B3\u23DC-\u23E1\u27C0-\u27FF\u2900-\u2AFF\u{1D400}-\u{1D7FF}]/u,
    load: () => [import('./math.css')],
  },
  {
    family: 'Noto Sans Symbols',
    characters: /[\u2100-\u27BF\u2900-\u2BFF]/u,
    load: () => [
      import('@fontsource/noto-sans-symbols/400.css'),
      import('@fontsource/noto-sans-symbols/700.css'),
    ],
  },
  {
    family: 'Noto Sans Symbols 2',
    // The sign of a family is in no other.
    characters: /[\u2100-\u28FF\u2900-\u2BFF\u{1F46A}]/u,
    load: () => [import('@fontsource/noto-sans-symbols-2/400.css')],
  },
  {
    family: 'Noto Emoji',
    characters: /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20E3/u,
    load: () => [import('@fontsource/noto-emoji/400.css'), import('@fontsource/noto-emoji/700.css')],
  },
  {
    family: 'Noto Sans JP',
    // Marks of kana are of no script; circled numbers beyond twenty, and units in a square, are in no other.
    characters:
      /[\p{Script=Hiragana}\p{Script=Katakana}\u309B\u309C\u30A0\u30FB\u30FC\u301F\u303C\u3220-\u33FF]/u,
    load: () => [import('@fontsource/noto-sans-jp/400.css'), import('@fontsource/noto-sans-jp/700.css')],
  },
  {
    family: 'Noto Sans KR',
    characters: /[\p{Script=Hangul}\u2030]/u,
    load: () => [import('@fontsource/noto-sans-kr/400.css'), import('@fontsource/noto-sans-kr/700.css')],
  },
  {
    family: 'Noto Sans SC',
    characters: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u,
    load: () => [import('@fontsource/noto-sans-sc/400.css'), import('@fontsource/noto-sans-sc/700.css')],
  },
  {
    family: 'Noto Sans TC',
    characters: /[\p{Script=Han}\p{Script=Bopomofo}]/u,
    load: () => [import('@fontsource/noto-sans-tc/400.css'), import('@fontsource/noto-sans-tc/700.css')],
  },
  {
    // Eighths and other fractions, lines and blocks to draw with, and hyphens that do not break are in no
    // Noto font that the registry has, and signs of sounds that bear a mark in no one file of it.
    family: 'DejaVu Sans',
    characters:
      /[\u2011\u2012\u201F\u2023\u2024\u2027\u2031\u203D-\u205E\u2150-\u218F\u2300-\u23FF\u2500-\u259F\u2E18\u2E2E\u{1F030}-\u{1F093}\u{1F0A0}-\u{1F0FF}]|[\u0250-\u02AF][\u0300-\u036F]/u,
    load: () => [import('./fractions.css')],
  },
] as const;
