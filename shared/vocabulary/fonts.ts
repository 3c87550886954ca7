/**
 * The fonts of documents, all self-hosted and under the SIL Open Font License. A document stores the id; the
 * family is the name in the style sheet. Fonts that help reading stay free for good.
 */
export const FONTS = {
  nunito: { label: 'Nunito', family: 'Nunito', premium: false },
  andika: { label: 'Andika', family: 'Andika', premium: false },
  lexend: { label: 'Lexend', family: 'Lexend', premium: false },
  atkinson: { label: 'Atkinson Hyperlegible', family: 'Atkinson Hyperlegible', premium: false },
  opendyslexic: { label: 'OpenDyslexic', family: 'OpenDyslexic', premium: false },
  'comic-neue': { label: 'Comic Neue', family: 'Comic Neue', premium: false },
  'noto-serif': { label: 'Noto Serif', family: 'Noto Serif', premium: false },
  'patrick-hand': { label: 'Patrick Hand', family: 'Patrick Hand', premium: false },
  'edu-hand': { label: 'Edu Hand', family: 'Edu AU VIC WA NT Hand', premium: false },
  fredoka: { label: 'Fredoka', family: 'Fredoka', premium: true },
  schoolbell: { label: 'Schoolbell', family: 'Schoolbell', premium: true },
  'short-stack': { label: 'Short Stack', family: 'Short Stack', premium: true },
  cedarville: { label: 'Cedarville Cursive', family: 'Cedarville Cursive', premium: true },
  playwrite: { label: 'Playwrite', family: 'Playwrite US Trad', premium: true },
} as const satisfies Record<string, { label: string; family: string; premium: boolean }>;

export type FontId = keyof typeof FONTS;
export type PremiumFontId = {
  [Id in FontId]: (typeof FONTS)[Id]['premium'] extends true ? Id : never;
}[FontId];
export type FreeFontId = Exclude<FontId, PremiumFontId>;
export const FONT_IDS = Object.keys(FONTS) as [FontId, ...FontId[]];

/** Returns the CSS `font-family` of a font, followed by the fallback fonts of the paper. */
export const getFontFamily = (id: FontId): string =>
  `'${FONTS[id].family}', 'Nunito', var(--fallback-fonts, sans-serif)`;
