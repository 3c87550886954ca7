import {
  AlignmentType,
  BorderStyle,
  Header,
  type ImageRun,
  type ISectionOptions,
  LeaderType,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { chunk } from 'es-toolkit';
import { CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import type { AskedLetterhead, AskedSheet, AskedStudentInfo } from '../asked-sheet.ts';
import { TWIPS_PER_PX, type WordPage } from './docx-page.ts';
import { toImageRun } from './docx-pictures.ts';
import { NO_BORDERS } from './docx-table.ts';

const WIDTH = CONTENT_WIDTH * TWIPS_PER_PX;
/** The sizes of the school's name and of the lines below it over that of the student info, as on the sheet. */
const SCHOOL = 1.12;
const DETAILS = 0.8;
/** Half points in a pt: the sizes of type. */
const HALF_POINTS = 2;
const BLANK = '_'.repeat(16);
/** The room between the logo and the words beside it, in px. */
const BESIDE_LOGO = 16;
/** The line below a letterhead, in eighths of a point. */
const RULE = 9;
/** The room below the head, and between a line to write on and the next field, in twentieths of a point. */
const BELOW = 160;
const BETWEEN = 200;
/** The most fields in a line. */
const MOST_IN_LINE = 3;

/** Writes the name of the school, and the lines below it. */
function toWords({ school, lines, size, color }: AskedLetterhead): Paragraph[] {
  const toLine = (text: string, bold: boolean) => {
    const direction = getDirection(text);
    const points = size * (bold ? SCHOOL : DETAILS);
    return new Paragraph({
      ...(direction && { bidirectional: true }),
      children: [
        new TextRun({
          ...{ text, bold, size: Math.round(points * HALF_POINTS), color: color.replace('#', '') },
          ...(direction && { rightToLeft: true }),
        }),
      ],
    });
  };
  return [
    ...(school === '' ? [] : [toLine(school, true)]),
    ...lines.map((pieces) => toLine(pieces.map((piece) => piece ?? BLANK).join(''), false)),
  ];
}

const createLogo = (logo: readonly ImageRun[], isFromRight: boolean): Paragraph =>
  new Paragraph({ children: [...logo], ...(isFromRight && { bidirectional: true }) });

/** Writes the letterhead: the logo, with the words beside it, above a line. */
function toLetterhead(letterhead: AskedLetterhead, logo: readonly ImageRun[]): Table {
  const { school, lines, logo: picture, color } = letterhead;
  const isFromRight = getDirection([school, ...lines.flat()].join(' ')) !== undefined;
  const logoWidth = logo.length > 0 && picture ? (picture.width + BESIDE_LOGO) * TWIPS_PER_PX : 0;
  const createCell = (children: Paragraph[], width: number) =>
    new TableCell({
      children,
      width: { size: Math.round(width), type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.CENTER,
    });
  const words = toWords(letterhead);
  const widths = [logoWidth, WIDTH - logoWidth].filter((width) => width > 0).map(Math.round);
  return new Table({
    ...(isFromRight && { visuallyRightToLeft: true }),
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    width: { size: Math.round(WIDTH), type: WidthType.DXA },
    margins: { left: 0, right: 0, top: 0, bottom: BELOW / 2 },
    borders: {
      ...NO_BORDERS,
      bottom: { style: BorderStyle.SINGLE, size: RULE, color: color.replace('#', '') },
    },
    rows: [
      new TableRow({
        children: [
          ...(logoWidth > 0 ? [createCell([createLogo(logo, isFromRight)], logoWidth)] : []),
          createCell(words.length > 0 ? words : [new Paragraph({ text: '' })], WIDTH - logoWidth),
        ],
      }),
    ],
  });
}

/** Writes fields to fill in, each with its line, which Word draws up to a tab stop. */
const toStudentInfo = ({ fields }: AskedStudentInfo): Paragraph[] =>
  chunk(fields, MOST_IN_LINE).map((line) => {
    const isFromRight = getDirection(line.join(' ')) !== undefined;
    const share = WIDTH / line.length;
    const stops = line.flatMap((_, at) => {
      const end = Math.round(share * (at + 1));
      const line = { type: TabStopType.LEFT, position: end - BETWEEN, leader: LeaderType.UNDERSCORE };
      return [line, { type: TabStopType.LEFT, position: end }];
    });
    return new Paragraph({
      tabStops: stops,
      spacing: { before: BELOW, after: BELOW },
      alignment: AlignmentType.START,
      ...(isFromRight && { bidirectional: true }),
      children: line.map(
        (name, at) =>
          new TextRun({
            text: `${name} \t${at < line.length - 1 ? '\t' : ''}`,
            ...(isFromRight && { rightToLeft: true }),
          }),
      ),
    });
  });

/** Writes whose sheet it is and the fields to fill in as the headers of Word; undefined where there is neither. */
export function toHeaders(
  { letterhead, studentInfo }: AskedSheet,
  page: WordPage,
): ISectionOptions['headers'] {
  if (!letterhead && !studentInfo) return undefined;
  const info = () => (studentInfo ? toStudentInfo(studentInfo) : []);
  const head = letterhead ? [toLetterhead(letterhead, toImageRun(letterhead.logo, page))] : [];
  // Word wants a paragraph behind a table.
  const last = studentInfo ? [] : [new Paragraph({ text: '' })];
  return {
    first: new Header({ children: [...head, ...info(), ...last] }),
    ...(studentInfo?.isOnEveryPage && { default: new Header({ children: info() }) }),
  };
}
