import type { MathsElement } from '../node/maths-node.ts';
import { type Box, colorBox, createRule, EMPTY, padBox } from './box.ts';
import { listEdges } from './edges.ts';
import { layOutEnclosure } from './enclosure.ts';
import { layOutFraction } from './fraction.ts';
import { layOutLetters, layOutText } from './letters.ts';
import { layOutLimits } from './limits.ts';
import { layOutOperator } from './operator.ts';
import { layOutRoot, layOutSqrt } from './root.ts';
import { layOutRow } from './row.ts';
import { layOutManyScripts, layOutScripts } from './scripts.ts';
import { layOutPadded, layOutSpace } from './spaces.ts';
import { backgroundOf, colorOf, type LayOut, readLength, type Style, styleOf } from './style.ts';
import { layOutTable } from './table.ts';

type LayOutElement = (node: MathsElement, style: Style, layOut: LayOut) => Box;

const layOutChildren: LayOutElement = ({ children }, style, layOut) => layOutRow(children, style, layOut);
const layOutFirst: LayOutElement = ({ children: [first = ''] }, style, layOut) => layOut(first, style);
const layOutNothing: LayOutElement = () => EMPTY;

/** How each element is laid out; all others are rows. */
const LAYOUTS: Readonly<Record<string, LayOutElement>> = {
  mi: layOutLetters,
  mn: layOutLetters,
  mtext: layOutLetters,
  ms: layOutLetters,
  mo: (node, style) => layOutOperator(node, style),
  mfrac: layOutFraction,
  msqrt: layOutSqrt,
  mroot: layOutRoot,
  msub: layOutScripts,
  msup: layOutScripts,
  msubsup: layOutScripts,
  mmultiscripts: layOutManyScripts,
  munder: layOutLimits,
  mover: layOutLimits,
  munderover: layOutLimits,
  mtable: layOutTable,
  menclose: layOutEnclosure,
  mspace: layOutSpace,
  mpadded: layOutPadded,
  mphantom: (node, style, layOut) => ({ ...layOutChildren(node, style, layOut), marks: [] }),
  semantics: layOutFirst,
  mprescripts: layOutNothing,
  none: layOutNothing,
};

/** What an element has around it, as its style says: room, a frame and a colour behind it. */
function decorate(box: Box, node: MathsElement, style: Style): Box {
  const { padding, border, marginLeft, paddingLeft } = node.style;
  const background = node.name === 'mspace' ? undefined : backgroundOf(node);
  const around = (readLength(padding, style) ?? 0) + (readLength(border, style) ?? 0);
  // A cell of a table has its room and its lines in the table; what is raised names one edge alone.
  const isFramed = node.name !== 'mtd' && node.name !== 'mpadded';
  const side = isFramed ? around : 0;
  const left = (readLength(marginLeft, style) ?? 0) + (isFramed ? (readLength(paddingLeft, style) ?? 0) : 0);
  const padded = padBox(box, { left: side + left, right: side, top: side, bottom: side });
  const area = { x: 0, y: -padded.ascent, width: padded.width, height: padded.ascent + padded.descent };
  const edges = isFramed ? listEdges(node, area, style) : [];
  const behind = background
    ? [{ ...createRule(area.x, area.y, area.width, area.height), color: background }]
    : [];
  return { ...padded, marks: [...behind, ...padded.marks, ...edges] };
}

/** Lays out a part of a formula with measures of its font, so that it is alike in every browser. */
export const layOut: LayOut = (node, outer) => {
  if (typeof node === 'string') return layOutText(node, outer);
  const style = node.name === 'mtable' ? outer : styleOf(node, outer);
  const box = (LAYOUTS[node.name] ?? layOutChildren)(node, style, layOut);
  return colorBox(decorate(box, node, style), colorOf(node));
};
