/** Draws a small picture of what an answer type prints. */
const drawLines = (ys: readonly number[], dashed: readonly number[] = []) => (
  <svg viewBox="0 0 72 40" width="72" height="40" fill="none" stroke="currentColor">
    {ys.map((y) => (
      <path key={y} d={`M6 ${y}h60`} />
    ))}
    {dashed.map((y) => (
      <path key={y} d={`M6 ${y}h60`} strokeDasharray="4 3" />
    ))}
  </svg>
);

export const ANSWER_DRAWINGS = {
  standard_lines: drawLines([12.5, 22.5, 32.5]),
  single: (
    <svg viewBox="0 0 72 40" width="72" height="40" fill="none" stroke="currentColor">
      <path d="M6 24.5h30" />
    </svg>
  ),
  blank: (
    <svg viewBox="0 0 72 40" width="72" height="40" fill="none" stroke="currentColor">
      <rect x="6.5" y="6.5" width="59" height="27" strokeDasharray="2 3" />
    </svg>
  ),
  handwriting: drawLines([8.5, 32.5], [20.5]),
} as const;
