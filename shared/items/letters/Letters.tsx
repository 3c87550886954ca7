import type { CSSProperties, SVGProps } from 'react';
import type { FontFile } from './font-file.ts';
import { getFontFile, getFontSize } from './font-files.ts';
import type { Drawing } from './handwriting-fonts.ts';
import type { Run } from './letter-runs.ts';

/** Returns the font family, followed by the fallback fonts for scripts that it lacks. */
const toFontFamily = ({ family }: FontFile): string =>
  `'${family}', 'Nunito', var(--fallback-fonts, sans-serif)`;

/** Room for what reaches beyond the first letter, such as the tail of a j, and the last one; over their height. */
const INSET = { start: 0.32, end: 0.16 } as const;
/** Whole px, so that a screen and a printer draw the letters at the same place. */
export const getStartInset = (height: number): number => Math.round(height * INSET.start);
/** Returns how much shorter than its rules a row of letters is, in px. */
export const getInsets = (height: number): number => getStartInset(height) + height * INSET.end;

/**
 * Widths of an outline, a dash and the gap behind it, as multiples of the height; the last ones are the least
 * widths that print well, in px.
 */
const STROKE_WIDTH = 0.014;
const THINNEST = 0.6;
const DASH = { long: 0.06, gap: 0.045, shortest: 2.4, narrowest: 1.8 } as const;

const toDashArray = (height: number): string =>
  `${Math.max(DASH.shortest, DASH.long * height)} ${Math.max(DASH.narrowest, DASH.gap * height)}`;

/**
 * Returns the stroke of an outline. It lies outside the letters, so that joined letters have no line between
 * them.
 */
function toStroke({ as }: Drawing, height: number): SVGProps<SVGTSpanElement> {
  if (as === 'letters') return { fill: 'currentColor' };
  return {
    fill: '#fff',
    stroke: 'currentColor',
    strokeWidth: 2 * Math.max(THINNEST, STROKE_WIDTH * height),
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    ...(as === 'dashes' && { strokeDasharray: toDashArray(height) }),
  };
}

/** Adds places as React keys: a run has no other identity. */
const withPlaces = (runs: readonly Run[]) => runs.map((run, place) => ({ ...run, place }));

interface LettersProps {
  readonly runs: readonly Run[];
  /** Base line to head line, and the base line from the top of the picture; in px. */
  readonly height: number;
  readonly base: number;
  readonly isRightToLeft?: boolean;
}

/** Renders letters on a base line, their ascenders as high as the head line. */
export function Letters({ runs, height, base, isRightToLeft = false }: LettersProps) {
  const inset = getStartInset(height);
  const start = isRightToLeft ? { x: '100%', dx: -inset } : { x: inset };
  const style: CSSProperties = { whiteSpace: 'pre', direction: isRightToLeft ? 'rtl' : 'ltr' };
  return (
    <text y={base} {...start} style={style}>
      {withPlaces(runs).map(({ text, drawing, place }) => {
        const fontFile = getFontFile(drawing.fontFile);
        return (
          <tspan
            key={place}
            fontFamily={toFontFamily(fontFile)}
            fontSize={getFontSize(fontFile, height)}
            {...(fontFile.wordSpace && { wordSpacing: fontFile.wordSpace * getFontSize(fontFile, height) })}
            {...toStroke(drawing, height)}
          >
            {text}
          </tspan>
        );
      })}
    </text>
  );
}
