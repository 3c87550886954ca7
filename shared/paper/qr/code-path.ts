import { encode } from 'uqr';

/** A code as one outline, with its quiet zone, on a square of so many modules. */
export interface CodePath {
  readonly modules: number;
  /** The `d` of an SVG path. */
  readonly path: string;
}

/** The margin in modules, as the standard asks. */
const QUIET_ZONE = 4;

/** Returns the code of a text, which a scanner still reads with 15 % of it lost. */
export function createCodePath(text: string): CodePath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    listRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { modules: size, path: path.join('') };
}

/** Lists the dark runs of a row: where each begins, and how long it is. */
function listRuns(row: readonly boolean[]): [start: number, length: number][] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return [start, (end === -1 ? row.length : end) - start];
  });
}
