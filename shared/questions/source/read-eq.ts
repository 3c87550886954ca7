import { chunk } from 'es-toolkit';
import { toFormula } from '../../maths/formula-text.ts';
import type { MathsElement, MathsNode } from '../../maths/node/maths-node.ts';
import { toLetters } from '../../maths/node/maths-node.ts';
import { toTex } from '../../maths/to-tex.ts';
import { splitSigns } from './formula-signs.ts';

const create = (
  name: string,
  children: readonly MathsNode[],
  attributes: MathsElement['attributes'] = {},
): MathsElement => ({ name, attributes, classes: [], style: {}, children });
const row = (nodes: readonly MathsNode[] = []): MathsNode => create('mrow', nodes);

/** A command of an EQ field, such as `\f(1,2)`, with its options and what its brackets hold. */
interface Command {
  /** The options by their names in small letters, each with what follows it: "8" of `\up8`, "{" of `\lc\{`. */
  readonly options: ReadonlyMap<string, string>;
  readonly parts: readonly (readonly MathsNode[])[];
}

/** Commands within commands: no formula needs more. */
const DEEPEST = 20;

/** Reads the code of a field into nodes of MathML, sign by sign. */
class EqReader {
  readonly #code: string;
  #at = 0;
  #depth = 0;
  /** False where something of the code has no place in a formula. */
  isWhole = true;

  constructor(code: string) {
    this.#code = code;
  }

  /** Reads up to the end, or up to the bracket that closes a command; a comma or a semicolon ends a part there. */
  readParts(): MathsNode[][] {
    const parts: MathsNode[][] = [[]];
    let letters = '';
    let open = 0;
    const end = () => {
      parts.at(-1)?.push(...splitSigns(letters));
      letters = '';
    };
    while (this.#at < this.#code.length) {
      const sign = this.#code[this.#at] ?? '';
      this.#at += 1;
      if (sign === '\\' && /[a-z]/i.test(this.#code[this.#at] ?? '')) {
        end();
        this.#readCommand(parts.at(-1) ?? []);
      } else if (sign === '\\') {
        letters += this.#code[this.#at] ?? '';
        this.#at += 1;
      } else if (this.#depth > 0 && open === 0 && /[,;]/.test(sign)) {
        end();
        parts.push([]);
      } else if (this.#depth > 0 && open === 0 && sign === ')') {
        end();
        return parts;
      } else {
        if (sign === '(') open += 1;
        if (sign === ')') open -= 1;
        letters += sign;
      }
    }
    end();
    // The bracket that closes the command is missing.
    if (this.#depth > 0) this.isWhole = false;
    return parts;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#code);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  /** Reads a command behind its backslash, and puts what it makes behind the nodes before it. */
  #readCommand(before: MathsNode[]): void {
    const name = this.#take(/([a-z])\s*/iy)?.[1]?.toLowerCase() ?? '';
    const options = new Map<string, string>();
    for (;;) {
      // `\lc\{` names a sign, `\up8` a number of points.
      const found = this.#take(/\\(?:([lrbfv]c)\s*\\(.)|([a-z]{2})\s*(-?\d*))\s*/isy);
      if (!found) break;
      options.set((found[1] ?? found[3] ?? '').toLowerCase(), found[2] ?? found[4] ?? '');
    }
    if (this.#depth >= DEEPEST) {
      this.isWhole = false;
      return;
    }
    const isOpen = this.#take(/\(/y) !== null;
    this.#depth += 1;
    const parts = isOpen ? this.readParts() : [];
    this.#depth -= 1;
    const write = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const made = write?.({ options, parts }, before) ?? null;
    if (!made) this.isWhole = false;
    before.push(...(made ?? parts.flat()));
  }
}

/** Puts a sign above or below the node before it. */
function toScript({ options, parts }: Command, before: MathsNode[]): MathsNode[] {
  const [first = [], second] = parts;
  const isLow = options.has('do') && !options.has('up');
  const [raised, low] = second ? [first, second] : isLow ? [undefined, first] : [first, undefined];
  const base = before.pop() ?? row();
  const given = typeof base === 'string' ? null : base;
  // Behind what is raised comes what is lowered.
  if (given?.name === 'msup' && low && !raised)
    return [create('msubsup', [at(given, 0), row(low), at(given, 1)])];
  if (given?.name === 'msub' && raised && !low) return [create('msubsup', [...given.children, row(raised)])];
  if (raised && low && toLetters(base) === '')
    return [
      create(
        'mtable',
        [raised, low].map((part) => create('mtr', [create('mtd', [row(part)])])),
      ),
    ];
  if (raised && low) return [create('msubsup', [base, row(low), row(raised)])];
  return [create(raised ? 'msup' : 'msub', [base, row(raised ?? low)])];
}
const at = ({ children }: MathsElement, place: number): MathsNode => children[place] ?? row();

const SUMS = { su: '∑', pr: '∏' } as const;

function toSum({ options, parts: [low = [], high = [], inside = []] }: Command): MathsNode[] {
  const name = (['su', 'pr'] as const).find((one) => options.has(one));
  const sign = options.get('fc') ?? options.get('vc') ?? (name ? SUMS[name] : '∫');
  return [create('msubsup', [create('mo', [sign]), row(low), row(high)]), ...inside];
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

function toBrackets({ options, parts }: Command): MathsNode[] {
  const both = options.get('bc');
  const isOneSided = options.has('lc') !== options.has('rc') && both === undefined;
  const open = options.get('lc') ?? both ?? (isOneSided ? '' : '(');
  const close = options.get('rc') ?? (both === undefined ? (isOneSided ? '' : ')') : (CLOSING[both] ?? both));
  return [create('mfenced', [row(parts.flat())], { open, close })];
}

function toArray({ options, parts }: Command): MathsNode[] {
  const columns = Math.max(1, Number(options.get('co') || 1));
  const rows = chunk([...parts], columns).map((cells) =>
    create(
      'mtr',
      cells.map((cell) => create('mtd', [row(cell)])),
    ),
  );
  return [create('mtable', rows)];
}

const NOTATIONS: Readonly<Record<string, string>> = { to: 'top', bo: 'bottom' };

function toBox({ options, parts }: Command): MathsNode[] | null {
  const sides = ['to', 'bo', 'le', 'ri'].filter((side) => options.has(side));
  const notation = sides.length === 0 || sides.length === 4 ? 'box' : NOTATIONS[sides.join('')];
  return notation ? [create('menclose', parts.flat(), { notation })] : null;
}

const ACCENT = /^[¯‾―→^~˙·]$/u;
const STROKES: Readonly<Record<string, string>> = { '/': 'updiagonalstrike', '\\': 'downdiagonalstrike' };

/** Reads what is printed one above the other: an accent, a stroke through a sign, a sign in a box. */
function toOverstrike({ parts }: Command): MathsNode[] | null {
  const [first, second, third] = parts.map((part) => row(part.map(withoutPlace)));
  if (!first || !second || third) return first && !second ? [first] : null;
  for (const [base, sign] of [
    [first, toLetters(second).trim()],
    [second, toLetters(first).trim()],
  ] as const) {
    if (ACCENT.test(sign)) return [create('mover', [base, create('mo', [sign === '·' ? '˙' : sign])])];
    const stroke = STROKES[sign];
    if (stroke) return [create('menclose', [base], { notation: stroke })];
    if (/^[□▢]$/u.test(sign)) return [create('menclose', [base], { notation: 'box' })];
  }
  return null;
}

/** Takes a sign out of the place that `\s` gave it: in a stack only the stack counts. */
const withoutPlace = (node: MathsNode): MathsNode =>
  typeof node !== 'string' && /^msu[bp]$/.test(node.name) && toLetters(at(node, 0)) === ''
    ? at(node, 1)
    : node;

const COMMANDS: Readonly<Record<string, (command: Command, before: MathsNode[]) => MathsNode[] | null>> = {
  a: toArray,
  b: toBrackets,
  // Room alone.
  d: () => [],
  f: ({ parts: [top, bottom] }) => [create('mfrac', [row(top), row(bottom)])],
  i: toSum,
  l: ({ parts }) => parts.flatMap((part, place) => (place === 0 ? part : [create('mo', [',']), ...part])),
  o: toOverstrike,
  r: ({ parts: [first, second] }) => [
    second ? create('mroot', [row(second), row(first)]) : create('msqrt', [row(first)]),
  ],
  s: toScript,
  x: toBox,
};

/** A sign in a ring, and a word with its reading above it, as Word writes both: with `\o`. */
const RING = /^\s*\\o\s*\\a[cld]\s*\(\s*[○◯]\s*[,;]\s*([^\\(),;]{1,2})\s*\)\s*$/iu;
const READING =
  /^\s*\\o\s*(?:\\a[cdlr]\s*)?\(\s*\\s\s*\\up\s*-?\d*\s*\(([^\\(),;]+)\)\s*[,;]\s*([^\\(),;]*\p{L}[^\\(),;]*)\)\s*$/iu;

function toRing(inside: string): string {
  const text = inside.trim();
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= 20) return String.fromCodePoint(0x245f + number);
  if (/^[A-Z]$/.test(text)) return String.fromCodePoint(0x24b6 + text.charCodeAt(0) - 65);
  if (/^[a-z]$/.test(text)) return String.fromCodePoint(0x24d0 + text.charCodeAt(0) - 97);
  return `(${text})`;
}

/** Reads the code of a field EQ of Word; says whether all of it is in the text. */
export function readEq(code: string): { readonly text: string; readonly isWhole: boolean } {
  const plain = code.replace(/^\s*eq\b/i, '').replace(/\\\*\s*(?:"[^"]*"|\S+)/g, '');
  const ring = RING.exec(plain)?.[1];
  if (ring !== undefined) return { text: toRing(ring), isWhole: true };
  const [, reading, word = ''] = READING.exec(plain) ?? [];
  if (reading !== undefined && reading.trim().length > 1)
    return { text: `${word.trim()}(${reading.trim()})`, isWhole: true };
  const reader = new EqReader(plain);
  const tex = toTex(row(reader.readParts().flat()));
  return { text: tex === '' ? '' : toFormula(tex), isWhole: reader.isWhole };
}
