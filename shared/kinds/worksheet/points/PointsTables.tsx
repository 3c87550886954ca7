import { Unit } from '../../../paper/draw/Unit.tsx';
import { getDirection } from '../../../text/direction.ts';
import { getFontFamily } from '../../../vocabulary/fonts.ts';
import { getPaperWords, writeNumber } from '../../../vocabulary/paper-words.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';
import type { GradeRow } from './grade-scales.ts';
import { splitColumns } from './split-columns.ts';

/** A column of the table of points: a question. */
export interface PointsColumn {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly bonus: boolean;
}

interface TableProps {
  readonly style: DocumentStyle;
  readonly locale: string;
}

/** The most questions beside each other, where the type is not too large. */
const COLUMNS = 12;

const toTextStyle = ({ font, font_size, color }: DocumentStyle) => ({
  fontFamily: getFontFamily(font),
  fontSize: `${font_size}pt`,
  color,
});

interface PointsTableProps extends TableProps {
  readonly columns: readonly PointsColumn[];
  readonly total: number;
}

/** Renders the questions with their points and room for what was reached, in so many tables as are needed. */
export function PointsTable({ columns, total, style, locale }: PointsTableProps) {
  const words = getPaperWords(locale);
  const writePoints = ({ value, bonus }: PointsColumn) => `${bonus ? '+' : ''}${writeNumber(value, locale)}`;
  const rows = splitColumns(columns, {
    most: COLUMNS,
    getTexts: (column) => [column.label, writePoints(column)],
    others: [
      [words.question, words.pointsHeading, words.reached],
      [words.total, writeNumber(total, locale)],
    ],
    style,
  });
  return (
    <div dir={getDirection(words.question)} style={toTextStyle(style)} data-opens="scoring.table">
      {rows.map((row, place) => {
        const isLast = place === rows.length - 1;
        return (
          <Unit key={row[0]?.id} index={place} className="points-table-unit">
            <table className="points-table">
              <tbody>
                <tr>
                  <th scope="row">{words.question}</th>
                  {row.map(({ id, label }) => (
                    <th key={id} scope="col">
                      {label}
                    </th>
                  ))}
                  {isLast && <th scope="col">{words.total}</th>}
                </tr>
                <tr>
                  <th scope="row">{words.pointsHeading}</th>
                  {row.map((column) => (
                    <td key={column.id}>{writePoints(column)}</td>
                  ))}
                  {isLast && <td className="points-sum">{writeNumber(total, locale)}</td>}
                </tr>
                <tr>
                  <th scope="row">{words.reached}</th>
                  {row.map(({ id }) => (
                    <td key={id} />
                  ))}
                  {isLast && <td />}
                </tr>
              </tbody>
            </table>
          </Unit>
        );
      })}
    </div>
  );
}

interface GradeTableProps extends TableProps {
  readonly rows: readonly GradeRow[];
}

/** The most grades beside each other, where the type is not too large. */
const GRADES_IN_ROW = 6;

/** Renders the grades with the points that earn them. */
export function GradeTable({ rows, style, locale }: GradeTableProps) {
  const words = getPaperWords(locale);
  // A grade has no identity but its place.
  const cells = rows.map((row, place) => ({ ...row, place, points: writeRange(row, locale) }));
  const split = splitColumns(cells, {
    most: GRADES_IN_ROW,
    getTexts: ({ mark, points }) => [mark, points],
    others: [[words.grade, words.pointsHeading]],
    style,
  });
  return (
    <div dir={getDirection(words.question)} style={toTextStyle(style)} data-opens="scoring.grades">
      {split.map((row, at) => (
        <Unit key={row[0]?.place} index={at} className="points-table-unit">
          <table className="points-table">
            <tbody>
              <tr>
                <th scope="row">{words.grade}</th>
                {row.map(({ mark, place }) => (
                  <th key={place} scope="col">
                    {mark}
                  </th>
                ))}
              </tr>
              <tr>
                <th scope="row">{words.pointsHeading}</th>
                {row.map(({ points, place }) => (
                  <td key={place}>{points}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </Unit>
      ))}
    </div>
  );
}

/** Writes the points of a grade: "18–20", "20", or "–" where no number of points earns it. */
function writeRange({ from, to }: GradeRow, locale: string): string {
  if (to < from) return '–';
  return from === to ? writeNumber(from, locale) : `${writeNumber(from, locale)}–${writeNumber(to, locale)}`;
}
