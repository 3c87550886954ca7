import { type InDots, level, MARKS, ogonek, rising, upright } from './accents.ts';
import { type Drawn, dotless, dotsOf, drawn } from './source-fonts.ts';
import { type Box, curve, type Dot, line, loneDot } from './strokes.ts';

const NOWHERE: Box = { left: 0, bottom: 0, right: 0, top: 0 };
const shifted = (dots: readonly Dot[], by: number): Dot[] => dots.map((dot) => ({ ...dot, x: dot.x + by }));

/** The outlines in turn, each with what draws it; the last stands for those that follow. */
const each =
  (...ways: readonly InDots[]) =>
  ({ boxes }: Drawn): Dot[] =>
    boxes.flatMap((box, at) => (ways[at] ?? ways.at(-1))?.(box) ?? []);

/** A letter and a stroke through it, in the outline at that place. */
const crossed =
  (letter: string, at: number, way: InDots) =>
  ({ boxes }: Drawn): Dot[] => {
    const outer = boxes[at === 0 ? 1 : 0] ?? NOWHERE;
    const moved = outer.left - (drawn(letter).boxes[0]?.left ?? outer.left);
    return [...shifted(dotsOf(letter), moved), ...way(boxes[at] ?? NOWHERE)];
  };

/** Two letters as one: the second ends where the drawing does. */
const joined =
  (first: string, second: string) =>
  ({ boxes }: Drawn): Dot[] => {
    const end = Math.max(...boxes.map(({ right }) => right));
    const own = Math.max(...drawn(second).boxes.map(({ right }) => right));
    return [...dotsOf(first), ...shifted(dotsOf(second), end - own)];
  };

const EXCLAMATION = each(rising, loneDot);
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
const question: InDots = (box) => curve(box, ...QUESTION);
const upsideDown: InDots = (box) => curve(box, ...QUESTION.map(([x, y]) => [1 - x, 1 - y] as const));

/** What is no letter with an accent, from how the solid face draws it. */
const OTHERS: Readonly<Record<string, (drawing: Drawn) => Dot[]>> = {
  ß: each((box) => [
    ...curve(
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
    ...curve(box, [0.52, 0.53], [0.84, 0.42], [0.9, 0.2], [0.7, 0.03], [0.42, 0.03]).slice(1),
  ]),
  Æ: ({ boxes: [box = NOWHERE] }) => [
    ...dotsOf('A'),
    ...line(box, [0.52, 1], [1, 1]),
    ...line(box, [0.56, 0.54], [0.97, 0.54]),
    ...line(box, [0.6, 0], [0.96, 0]),
  ],
  æ: joined('a', 'e'),
  Œ: joined('O', 'E'),
  œ: joined('o', 'e'),
  Ø: crossed('O', 1, rising),
  ø: crossed('o', 0, rising),
  Đ: crossed('D', 1, level),
  đ: crossed('d', 2, level),
  Ł: crossed('L', 1, rising),
  ł: crossed('l', 1, rising),
  ı: () => dotless('i'),
  į: ({ boxes }) => [...dotsOf('i'), ...ogonek(boxes.at(-1) ?? NOWHERE)],
  '.': each(loneDot),
  '…': each(loneDot),
  ':': each(loneDot),
  ',': each(rising),
  ';': each(rising, loneDot),
  '!': EXCLAMATION,
  '¡': EXCLAMATION,
  '?': each(question, loneDot),
  '¿': each(upsideDown, loneDot),
  '(': each((box) => curve(box, [1, 1], [0.35, 0.73], [0.08, 0.5], [0, 0.28], [0.3, 0])),
  ')': each((box) => curve(box, [0.7, 1], [1, 0.72], [0.92, 0.5], [0.65, 0.27], [0, 0])),
  '+': each((box) => [...level(box), ...upright(box)]),
  '=': each(level),
  '-': each(level),
  '–': each(level),
  '—': each(level),
  '/': each(rising),
};

/** Outlines of a letter with an accent that its letter has not: those of the accent, a ring's outer one alone. */
function accentBoxes({ boxes }: Drawn, letter: string): Box[] {
  const own = drawn(letter === 'i' ? 'ı' : letter).boxes;
  const isOwn = (box: Box) =>
    own.some((other) => Math.abs(other.left - box.left) < 4 && Math.abs(other.top - box.top) < 4);
  const accent = boxes.filter((box) => !isOwn(box));
  return accent.filter((box) => !accent.some((other) => other.left < box.left && other.right > box.right));
}

function accented(character: string, drawing: Drawn): Dot[] {
  const [letter = '', accent = ''] = character.normalize('NFD');
  const mark = MARKS[accent] ?? rising;
  const base = letter === 'i' ? dotless('i') : dotsOf(letter);
  return [...base, ...accentBoxes(drawing, letter).flatMap(mark)];
}

/** Two lie over each other where strokes meet: one of them is left. */
const ON_EACH_OTHER = 60;
const apart = (dots: readonly Dot[]): Dot[] =>
  dots.filter((dot, at) =>
    dots.slice(0, at).every(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) >= ON_EACH_OTHER),
  );

/** The character in dots, as wide as the solid face has it. */
export function inDots(character: string): { dots: Dot[]; advance: number } {
  const drawing = drawn(character);
  const isAccented = character.normalize('NFD').length > 1 && !(character in OTHERS);
  const dots = isAccented ? accented(character, drawing) : (OTHERS[character] ?? each(rising))(drawing);
  return { dots: apart(dots), advance: drawing.advance };
}
