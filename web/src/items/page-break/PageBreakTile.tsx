/** Draws the end of one sheet and the head of the next, because a page break prints nothing. */
export function PageBreakTile() {
  return (
    <svg viewBox="0 0 142 94" width="100%" fill="none" stroke="#dde1e6" strokeWidth="5" strokeLinecap="round">
      <path d="M14 16h114M14 29h68M14 70h114M14 83h80" />
      <path d="M0 43h142v12H0z" fill="#f5f6f8" stroke="none" />
      <path d="M0 43h142M0 55h142" strokeWidth="1" />
    </svg>
  );
}
