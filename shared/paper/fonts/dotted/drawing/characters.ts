import { ACCENTS, type DrawDots, drawLevel, drawOgonek, drawRising, drawUpright } from './accents.ts';
import { readDotlessLetter, readDots, readSolidGlyph, type SolidGlyph } from './source-fonts.ts';
import { type Box, type Dot, drawCurve, drawLine, drawLoneDot } from './strokes.ts';

const EMPTY_BOX: Box = { left: 0, bottom: 0, right: 0, top: 0 };
const shift = (dots: readonly Dot[], by: number): Dot[] => dots.map((dot) => ({ ...dot, x: dot.x + by }));

/** Draws each outline of a glyph with its function; the last one serves all further outlines. */
const drawEach =
  (...drawings: readonly DrawDots[]) =>
  ({ boxes }: SolidGlyph): Dot[] =>
    boxes.flatMap((box, at) => (drawings[at] ?? drawings.at(-1))?.(box) ?? []);

/** Draws a letter with a stroke through it; `at` is the outline of the stroke. */
const drawCrossed =
  (letter: string, at: number, drawStroke: DrawDots) =>
  ({ boxes }: SolidGlyph): Dot[] => {
    const outer = boxes[at === 0 ? 1 : 0] ?? EMPTY_BOX;
    const offset = outer.left - (readSolidGlyph(letter).boxes[0]?.left ?? outer.left);
    return [...shift(readDots(letter), offset), ...drawStroke(boxes[at] ?? EMPTY_BOX)];
  };

/** Draws two letters as one glyph; the second ends where the glyph does. */
const drawJoined =
  (first: string, second: string) =>
  ({ boxes }: SolidGlyph): Dot[] => {
    const end = Math.max(...boxes.map(({ right }) => right));
    const letterEnd = Math.max(...readSolidGlyph(second).boxes.map(({ right }) => right));
    return [...readDots(first), ...shift(readDots(second), end - letterEnd)];
  };

const EXCLAMATION = drawEach(drawRising, drawLoneDot);
const QUESTION = [
  [0.05, 0.74],
  [0.22, 0.95],
  [0.6, 1],
  [0.98, 0.82],
  [0.93, 0.58],
  [0.6, 0.43],
  [0.28, 0.32],
  [0.12, 0.17],
  [0.08, 0],
] as const;
const drawQuestion: DrawDots = (box) => drawCurve(box, ...QUESTION);
const drawInvertedQuestion: DrawDots = (box) =>
  drawCurve(box, ...QUESTION.map(([x, y]) => [1 - x, 1 - y] as const));

/** Maps characters that are no letter with an accent to their shapes. */
const SHAPES: Readonly<Record<string, (glyph: SolidGlyph) => Dot[]>> = {
  ß: drawEach((box) => [
    ...drawCurve(
      box,
      [0, 0],
      [0.1, 0.35],
      [0.2, 0.7],
      [0.4, 0.95],
      [0.72, 1],
      [0.98, 0.87],
      [0.88, 0.66],
      [0.52, 0.53],
    ),
    ...drawCurve(box, [0.52, 0.53], [0.84, 0.42], [0.9, 0.2], [0.7, 0.03], [0.42, 0.03]).slice(1),
  ]),
  Æ: ({ boxes: [box = EMPTY_BOX] }) => [
    ...readDots('A'),
    ...drawLine(box, [0.52, 1], [1, 1]),
    ...drawLine(box, [0.56, 0.54], [0.97, 0.54]),
    ...drawLine(box, [0.6, 0], [0.96, 0]),
  ],
  æ: drawJoined('a', 'e'),
  Œ: drawJoined('O', 'E'),
  œ: drawJoined('o', 'e'),
  Ø: drawCrossed('O', 1, drawRising),
  ø: drawCrossed('o', 0, drawRising),
  Đ: drawCrossed('D', 1, drawLevel),
  đ: drawCrossed('d', 2, drawLevel),
  Ł: drawCrossed('L', 1, drawRising),
  ł: drawCrossed('l', 1, drawRising),
  ı: () => readDotlessLetter('i'),
  į: ({ boxes }) => [...readDots('i'), ...drawOgonek(boxes.at(-1) ?? EMPTY_BOX)],
  '.': drawEach(drawLoneDot),
  '…': drawEach(drawLoneDot),
  ':': drawEach(drawLoneDot),
  ',': drawEach(drawRising),
  ';': drawEach(drawRising, drawLoneDot),
  '!': EXCLAMATION,
  '¡': EXCLAMATION,
  '?': drawEach(drawQuestion, drawLoneDot),
  '¿': drawEach(drawInvertedQuestion, drawLoneDot),
  '(': drawEach((box) => drawCurve(box, [1, 1], [0.35, 0.73], [0.08, 0.5], [0, 0.28], [0.3, 0])),
  ')': drawEach((box) => drawCurve(box, [0.7, 1], [1, 0.72], [0.92, 0.5], [0.65, 0.27], [0, 0])),
  '+': drawEach((box) => [...drawLevel(box), ...drawUpright(box)]),
  '=': drawEach(drawLevel),
  '-': drawEach(drawLevel),
  '–': drawEach(drawLevel),
  '—': drawEach(drawLevel),
  '/': drawEach(drawRising),
};

/** Finds the outlines of an accented letter that belong to the accent; of a ring only the outer one. */
function listAccentBoxes({ boxes }: SolidGlyph, letter: string): Box[] {
  const letterBoxes = readSolidGlyph(letter === 'i' ? 'ı' : letter).boxes;
  const isOwn = (box: Box) =>
    letterBoxes.some((other) => Math.abs(other.left - box.left) < 4 && Math.abs(other.top - box.top) < 4);
  const accent = boxes.filter((box) => !isOwn(box));
  return accent.filter((box) => !accent.some((other) => other.left < box.left && other.right > box.right));
}

function drawAccented(character: string, glyph: SolidGlyph): Dot[] {
  const [letter = '', accent = ''] = character.normalize('NFD');
  const drawAccent = ACCENTS[accent] ?? drawRising;
  const base = letter === 'i' ? readDotlessLetter('i') : readDots(letter);
  return [...base, ...listAccentBoxes(glyph, letter).flatMap(drawAccent)];
}

/** The least distance of two dots. Where strokes meet, one of two overlapping dots is dropped. */
const MIN_DISTANCE = 60;
const dropOverlapping = (dots: readonly Dot[]): Dot[] =>
  dots.filter((dot, at) =>
    dots.slice(0, at).every(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) >= MIN_DISTANCE),
  );

/** Draws a character in dots, as wide as in the solid font. */
export function drawCharacter(character: string): { dots: Dot[]; advance: number } {
  const glyph = readSolidGlyph(character);
  const isAccented = character.normalize('NFD').length > 1 && !(character in SHAPES);
  const dots = isAccented
    ? drawAccented(character, glyph)
    : (SHAPES[character] ?? drawEach(drawRising))(glyph);
  return { dots: dropOverlapping(dots), advance: glyph.advance };
}
