import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Where a stretched sign begins to differ from its letter: its sizes, smallest first, and the parts that any size is built of. */
export interface Construction {
  /** The glyphs that are larger than the letter, each with its length. */
  readonly sizes: readonly { readonly glyph: number; readonly length: number }[];
  readonly parts: readonly ConstructionPart[];
}
export interface ConstructionPart {
  readonly glyph: number;
  readonly length: number;
  readonly startOverlap: number;
  readonly endOverlap: number;
  readonly isExtender: boolean;
}

/** What a font says of formulas, in its units; glyphs are numbered. */
export interface MathTable {
  readonly constants: Readonly<Record<string, number>>;
  readonly italics: ReadonlyMap<number, number>;
  readonly accents: ReadonlyMap<number, number>;
  readonly vertical: ReadonlyMap<number, Construction>;
  readonly horizontal: ReadonlyMap<number, Construction>;
}

/** Constants in the order of the table: four numbers, 51 lengths, each with a device table, and one number. */
const LEADING = ['scriptPercentScaleDown', 'scriptScriptPercentScaleDown'] as const;
const LENGTHS = [
  'mathLeading axisHeight accentBaseHeight flattenedAccentBaseHeight subscriptShiftDown subscriptTopMax',
  'subscriptBaselineDropMin superscriptShiftUp superscriptShiftUpCramped superscriptBottomMin',
  'superscriptBaselineDropMax subSuperscriptGapMin superscriptBottomMaxWithSubscript spaceAfterScript',
  'upperLimitGapMin upperLimitBaselineRiseMin lowerLimitGapMin lowerLimitBaselineDropMin stackTopShiftUp',
  'stackTopDisplayStyleShiftUp stackBottomShiftDown stackBottomDisplayStyleShiftDown stackGapMin',
  'stackDisplayStyleGapMin stretchStackTopShiftUp stretchStackBottomShiftDown stretchStackGapAboveMin',
  'stretchStackGapBelowMin fractionNumeratorShiftUp fractionNumeratorDisplayStyleShiftUp',
  'fractionDenominatorShiftDown fractionDenominatorDisplayStyleShiftDown fractionNumeratorGapMin',
  'fractionNumDisplayStyleGapMin fractionRuleThickness fractionDenominatorGapMin',
  'fractionDenomDisplayStyleGapMin skewedFractionHorizontalGap skewedFractionVerticalGap',
  'overbarVerticalGap overbarRuleThickness overbarExtraAscender underbarVerticalGap',
  'underbarRuleThickness underbarExtraDescender radicalVerticalGap radicalDisplayStyleVerticalGap',
  'radicalRuleThickness radicalExtraAscender radicalKernBeforeDegree radicalKernAfterDegree',
]
  .join(' ')
  .split(' ');

/** Reads a table of a WOFF file. */
function readTable(file: string, name: string): DataView {
  const bytes = readFileSync(file);
  const count = bytes.readUInt16BE(12);
  for (let at = 44; at < 44 + count * 20; at += 20) {
    if (bytes.toString('latin1', at, at + 4) !== name) continue;
    const [offset, packed, length] = [4, 8, 12].map((place) => bytes.readUInt32BE(at + place)) as [
      number,
      number,
      number,
    ];
    const data = bytes.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(data) : data;
    return new DataView(table.buffer, table.byteOffset, table.byteLength);
  }
  throw new Error(`The font has no table ${name}`);
}

const list = <Entry>(count: number, read: (index: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) => read(index));

/** Reads which glyphs a part of the table speaks of, in their order. */
function readCoverage(view: DataView, at: number): number[] {
  const count = view.getUint16(at + 2);
  if (view.getUint16(at) === 1) return list(count, (index) => view.getUint16(at + 4 + index * 2));
  return list(count, (index) => at + 4 + index * 6).flatMap((range) => {
    const first = view.getUint16(range);
    return list(view.getUint16(range + 2) - first + 1, (index) => first + index);
  });
}

function readConstants(view: DataView, at: number): Record<string, number> {
  const leading = LEADING.map((name, index) => [name, view.getInt16(at + index * 2)]);
  const lengths = LENGTHS.map((name, index) => [name, view.getInt16(at + 8 + index * 4)]);
  return Object.fromEntries([
    ...leading,
    ['displayOperatorMinHeight', view.getUint16(at + 6)],
    ...lengths,
    ['radicalDegreeBottomRaisePercent', view.getInt16(at + 8 + LENGTHS.length * 4)],
  ]);
}

function readLengths(view: DataView, at: number): Map<number, number> {
  const glyphs = readCoverage(view, at + view.getUint16(at));
  return new Map(glyphs.map((glyph, index) => [glyph, view.getInt16(at + 4 + index * 4)]));
}

const readPart = (view: DataView, at: number): ConstructionPart => ({
  glyph: view.getUint16(at),
  startOverlap: view.getUint16(at + 2),
  endOverlap: view.getUint16(at + 4),
  length: view.getUint16(at + 6),
  isExtender: (view.getUint16(at + 8) & 1) === 1,
});

function readConstruction(view: DataView, at: number): Construction {
  const assembly = view.getUint16(at);
  const parts = assembly === 0 ? 0 : view.getUint16(at + assembly + 4);
  return {
    sizes: list(view.getUint16(at + 2), (index) => ({
      glyph: view.getUint16(at + 4 + index * 4),
      length: view.getUint16(at + 6 + index * 4),
    })),
    parts: list(parts, (index) => readPart(view, at + assembly + 6 + index * 10)),
  };
}

/** Reads what the font in a WOFF file says of formulas. */
export function readMathTable(file: string): MathTable {
  const view = readTable(file, 'MATH');
  const [constants, info, variants] = [4, 6, 8].map((at) => view.getUint16(at)) as [number, number, number];
  const [vertical, horizontal] = [view.getUint16(variants + 2), view.getUint16(variants + 4)];
  const verticals = view.getUint16(variants + 6);
  const readConstructions = (coverage: number, first: number) =>
    new Map(
      readCoverage(view, variants + coverage).map((glyph, index) => [
        glyph,
        readConstruction(view, variants + view.getUint16(variants + 10 + (first + index) * 2)),
      ]),
    );
  return {
    constants: readConstants(view, constants),
    italics: readLengths(view, info + view.getUint16(info)),
    accents: readLengths(view, info + view.getUint16(info + 2)),
    vertical: readConstructions(vertical, 0),
    horizontal: readConstructions(horizontal, verticals),
  };
}
