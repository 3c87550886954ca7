import { hasUndrawn, standInFamilies, standInsOf } from '../paper/fonts/stand-ins.ts';
import type { HandoutDocument } from './document.ts';

type Part = string | object;
const isText = (part: unknown): part is Part =>
  typeof part === 'string' || (typeof part === 'object' && part !== null);

/** For `font-family`: what stands in on the paper for signs anywhere in the document. Part by part: what did not change is known. */
export const familiesOf = (document: HandoutDocument): string =>
  standInFamilies(standInsOf(Object.values(document).flat().filter(isText)), document.locale);

/** Of Chinese origin: too many for any face, and which it has its style sheet alone says. */
const HAN = /\p{Script=Han}/gu;

/** What a face says of itself, as browsers do: "U+4E00-9FFF, U+3005". */
type Claim = Pick<FontFace, 'family' | 'unicodeRange'>;

function claimed(faces: readonly Claim[]): (sign: number) => boolean {
  const ranges = faces.flatMap(({ unicodeRange }) =>
    Array.from(unicodeRange.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi), ([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  );
  return (sign) => ranges.some(([from = 0, to = 0]) => sign >= from && sign <= to);
}

/**
 * Tells of a part of the document whether it has signs that print as empty boxes. Signs of Chinese origin are looked up
 * in the faces that the page has; while it has none for them, nothing is said of these.
 */
export function undrawnIn(document: HandoutDocument, faces: readonly Claim[]): (part: Part) => boolean {
  const families = familiesOf(document);
  const own = faces.filter(({ family }) => families.includes(`'${family.replace(/["']/g, '')}'`));
  if (!own.some(({ family }) => family.includes('Noto Sans SC'))) return hasUndrawn;
  const isClaimed = claimed(own);
  return (part) => {
    if (hasUndrawn(part)) return true;
    const signs = new Set(JSON.stringify(part).match(HAN) ?? []);
    return [...signs].some((sign) => !isClaimed(sign.codePointAt(0) ?? 0));
  };
}
