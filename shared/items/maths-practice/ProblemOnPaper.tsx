import { chunk } from 'es-toolkit';
import type { CSSProperties, ReactNode } from 'react';
import { getBoxWidth, getScale, type Measure } from './layout.ts';
import type { Cell, Piece, Problem } from './problem.ts';

interface ProblemProps {
  readonly problem: Problem;
  readonly answerKey: boolean;
  /** The width of what is written on, in em. */
  readonly blank: number;
  /** The width that it has, in em. */
  readonly room: number;
  readonly measure: Measure;
  /** True where a long division has its divisor before a bracket. */
  readonly hasBracket: boolean;
  readonly dividedBy: string;
}

/** Gives an empty place the base line of a full one, so that the key moves nothing. */
const EMPTY = '\u00A0';
const ink = (text: string, answerKey: boolean): ReactNode => (
  <span className="key-ink">{answerKey ? text : EMPTY}</span>
);

const COMPARISON = /^[<=>]$/;

interface CellProps extends Pick<ProblemProps, 'answerKey'> {
  readonly cell: Cell;
}

/** Renders a number or a sign in a row, or the line or the circle that it is written on. */
function InRow({ cell: { text, isBlank }, answerKey }: CellProps) {
  if (!isBlank) return <span>{text}</span>;
  const className = COMPARISON.test(text) ? 'maths-circle' : 'maths-blank';
  return (
    <span className={className} data-place={className === 'maths-circle' ? 'box' : 'line'}>
      {ink(text, answerKey)}
    </span>
  );
}

/** Renders a number in a box that is there anyway. */
const InBox = ({ cell: { text, isBlank }, answerKey }: CellProps) =>
  isBlank ? <span data-place="box">{ink(text, answerKey)}</span> : <span>{text}</span>;

const PieceOnPaper = ({ piece, answerKey }: { piece: Piece } & Pick<ProblemProps, 'answerKey'>) =>
  'over' in piece ? (
    <span className="maths-fraction">
      <InRow cell={piece.over} answerKey={answerKey} />
      <span aria-hidden="true" className="maths-bar" />
      <InRow cell={piece.under} answerKey={answerKey} />
    </span>
  ) : (
    <InRow cell={piece} answerKey={answerKey} />
  );

/** Places in lists that never change their order. */
const withPlaces = <T,>(list: readonly T[]) => list.map((entry, place) => ({ entry, place }));

type Look<L extends Problem['look']> = Omit<ProblemProps, 'problem'> & {
  readonly problem: Extract<Problem, { look: L }>;
};

const Row = ({ problem: { pieces }, answerKey }: Look<'row'>) => (
  <div className="maths-row">
    {withPlaces(pieces).map(({ entry, place }) => (
      <PieceOnPaper key={place} piece={entry} answerKey={answerKey} />
    ))}
  </div>
);

function Stack({ problem: { lines, sign, steps, result }, answerKey }: Look<'stack'>) {
  return (
    <div className="maths-stack">
      {withPlaces(lines).map(({ entry, place }) => (
        <div key={place}>
          <span>{place === lines.length - 1 && sign}</span>
          <span>{entry}</span>
        </div>
      ))}
      {steps.length > 0 && (
        <div className="maths-steps">
          {withPlaces(steps).map(({ entry, place }) => (
            <div key={place}>{ink(entry, answerKey)}</div>
          ))}
        </div>
      )}
      <div className="maths-result" data-place="line">
        {ink(result.text, answerKey)}
      </div>
    </div>
  );
}

/** The lines of work below a division, for each digit of its dividend. */
const LINES_A_DIGIT = 2;

function Division({ problem, answerKey, hasBracket, dividedBy }: Look<'division'>) {
  const { dividend, divisor, result } = problem;
  const work = { height: `${LINES_A_DIGIT * 1.3 * dividend.replace(/\D/g, '').length}em` };
  if (!hasBracket)
    return (
      <div>
        <div className="maths-row">
          <span>{`${dividend} ${dividedBy} ${divisor} =`}</span>
          <InRow cell={result} answerKey={answerKey} />
        </div>
        <div style={work} data-place="space" />
      </div>
    );
  return (
    <div className="maths-bracket">
      <div data-place="line">{ink(result.text, answerKey)}</div>
      <span>{divisor}</span>
      <span className="maths-dividend">{dividend}</span>
      <div style={work} data-place="space" />
    </div>
  );
}

function House({ problem: { roof, rows }, answerKey }: Look<'house'>) {
  return (
    <div className="maths-house">
      <div className="maths-roof">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 100 50 0l50 100" vectorEffect="non-scaling-stroke" />
        </svg>
        <span>{roof}</span>
      </div>
      {withPlaces(rows).map(({ entry: [left, right], place }) => (
        <div key={place} className="maths-pair">
          <InBox cell={left} answerKey={answerKey} />
          <InBox cell={right} answerKey={answerKey} />
        </div>
      ))}
    </div>
  );
}

const Pyramid = ({ problem: { rows }, answerKey }: Look<'pyramid'>) => (
  <div className="maths-pyramid">
    {withPlaces(rows).map(({ entry: row, place }) => (
      <div key={place}>
        {withPlaces(row).map(({ entry, place: at }) => (
          <InBox key={at} cell={entry} answerKey={answerKey} />
        ))}
      </div>
    ))}
  </div>
);

function Table({ problem: { sign, across, down, cells }, answerKey }: Look<'table'>) {
  return (
    <table className="maths-table">
      <tbody>
        <tr>
          <th scope="col">{sign}</th>
          {across.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
        {chunk(cells, across.length).map((row, at) => (
          <tr key={down[at]}>
            <th scope="row">{down[at]}</th>
            {withPlaces(row).map(({ entry, place }) => (
              <td key={place}>
                <InBox cell={entry} answerKey={answerKey} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function drawLook({ problem, ...props }: ProblemProps): ReactNode {
  switch (problem.look) {
    case 'row':
      return <Row problem={problem} {...props} />;
    case 'stack':
      return <Stack problem={problem} {...props} />;
    case 'division':
      return <Division problem={problem} {...props} />;
    case 'house':
      return <House problem={problem} {...props} />;
    case 'pyramid':
      return <Pyramid problem={problem} {...props} />;
    case 'table':
      return <Table problem={problem} {...props} />;
  }
}

/** Renders one problem; the key has its answers in the places that are left for them. */
export function ProblemOnPaper(props: ProblemProps) {
  const { problem, blank, measure, room } = props;
  const scale = getScale(problem, props);
  const style = {
    fontSize: scale < 1 ? `${scale}em` : undefined,
    '--maths-blank': `${blank}em`,
    '--maths-box': `${getBoxWidth(problem, measure, room)}em`,
  } as CSSProperties;
  return (
    <div className="maths-problem" dir="ltr" style={style}>
      {drawLook(props)}
    </div>
  );
}
