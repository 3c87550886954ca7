import { type MathsElement, type MathsNode, splitScripts } from '../node/maths-node.ts';
import { type Box, EMPTY, joinBoxes } from './box.ts';
import { getConstant } from './metrics.ts';
import { findOperator, isLarge, toSign } from './operators.ts';
import { type LayOut, type Style, toScript } from './style.ts';

/** An index and a power; null where there is none. */
interface Scripts {
  readonly low: Box | null;
  readonly raised: Box | null;
}

/** How far an index goes down, and a power up. */
interface Shifts {
  readonly down: number;
  readonly up: number;
}

/** One letter has its index where all letters have it; only what is higher moves it. */
const isOneLetter = (node: MathsNode | undefined): boolean =>
  typeof node === 'object' && ['mi', 'mn', 'mtext'].includes(node.name);

function findShifts(base: Box, { low, raised }: Scripts, isLetter: boolean, size: number): Shifts {
  const get = (name: string) => getConstant(name) * size;
  const drop = isLetter ? 0 : base.descent + get('subscriptBaselineDropMin');
  const rise = isLetter ? 0 : base.ascent - get('superscriptBaselineDropMax');
  const down = Math.max(get('subscriptShiftDown'), drop, (low?.ascent ?? 0) - get('subscriptTopMax'));
  const up = Math.max(get('superscriptShiftUp'), rise, (raised?.descent ?? 0) + get('superscriptBottomMin'));
  if (!low || !raised) return { down, up };
  const gap = up - raised.descent - (low.ascent - down);
  const missing = Math.max(0, get('subSuperscriptGapMin') - gap);
  return { down: down + missing / 2, up: up + missing / 2 };
}

interface Around {
  readonly base: Box;
  readonly before: Scripts;
  readonly after: Scripts;
  readonly isLetter: boolean;
  /** True where the index of a slanted sign stands under its slant. */
  readonly isTucked: boolean;
}

const widthOf = ({ low, raised }: Scripts): number => Math.max(low?.width ?? 0, raised?.width ?? 0);

function placeScripts({ base, before, after, isLetter, isTucked }: Around, size: number): Box {
  const shifts = [before, after].map((scripts) => findShifts(base, scripts, isLetter, size));
  const down = Math.max(...shifts.map((shift) => shift.down));
  const up = Math.max(...shifts.map((shift) => shift.up));
  const space = getConstant('spaceAfterScript') * size;
  const start = widthOf(before) > 0 ? widthOf(before) + space : 0;
  const end = start + base.width;
  const at = (box: Box | null, x: number, y: number) => (box ? [{ box, x, y }] : []);
  const lowStart = end - (isTucked ? base.italic : 0);
  const raisedStart = end + (isTucked ? 0 : base.italic);
  const ends = [
    end,
    after.low ? lowStart + after.low.width + space : 0,
    after.raised ? raisedStart + after.raised.width + space : 0,
  ];
  return joinBoxes(Math.max(...ends), [
    ...at(before.low, widthOf(before) - (before.low?.width ?? 0), down),
    ...at(before.raised, widthOf(before) - (before.raised?.width ?? 0), -up),
    { box: base, x: start, y: 0 },
    ...at(after.low, lowStart, down),
    ...at(after.raised, raisedStart, -up),
  ]);
}

const NO_SCRIPTS: Scripts = { low: null, raised: null };

/** Lays out a base with an index, a power or both. */
export function layOutScripts({ name, children }: MathsElement, style: Style, layOut: LayOut): Box {
  const [base, first, second] = children;
  const [low, raised] = name === 'msup' ? [undefined, first] : [first, name === 'msub' ? undefined : second];
  return layOutAround(base, { after: [low, raised], before: [] }, style, layOut);
}

/** Lays out a base with an index and a power on each side. */
export function layOutManyScripts({ children }: MathsElement, style: Style, layOut: LayOut): Box {
  const { base, after, before } = splitScripts(children);
  return layOutAround(base, { after, before }, style, layOut);
}

function layOutAround(
  base: MathsNode | undefined,
  { after, before }: Readonly<Record<'after' | 'before', readonly (MathsNode | undefined)[]>>,
  style: Style,
  layOut: LayOut,
): Box {
  const small = toScript(style);
  const draw = (node: MathsNode | undefined) => (node === undefined ? null : layOut(node, small));
  const toScripts = ([low, raised]: readonly (MathsNode | undefined)[]): Scripts =>
    low === undefined && raised === undefined ? NO_SCRIPTS : { low: draw(low), raised: draw(raised) };
  const operator = findOperator(base);
  return placeScripts(
    {
      base: base === undefined ? EMPTY : layOut(base, style),
      after: toScripts(after),
      before: toScripts(before),
      isLetter: isOneLetter(base),
      isTucked: operator !== null && isLarge(toSign(operator)),
    },
    style.size,
  );
}
