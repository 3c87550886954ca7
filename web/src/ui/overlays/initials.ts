/** A letter or a digit with its accents. */
const LETTER = /[\p{L}\p{N}]\p{M}*/u;
const PICTURE = /[\p{Emoji_Presentation}\p{Extended_Pictographic}]/u;

/**
 * Returns at most two letters of any script: "MR" of "Maria Rivera", "M" of "maria@school.example"; of a name without
 * letters its first emoji.
 */
export function getInitials(name: string): string {
  const [local = ''] = name.split('@').filter(Boolean);
  const letters = local.split(/[\s._-]+/).flatMap((word) => LETTER.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join('').toUpperCase() || findPicture(local) || '?';
}

function findPicture(text: string): string | undefined {
  const graphemes = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return graphemes.find((one) => PICTURE.test(one));
}
