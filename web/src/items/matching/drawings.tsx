const dots = [8.5, 20.5, 32.5] as const;

/** Small true drawings of how pairs are matched. */
export const MATCH_DRAWINGS = {
  line: (
    <svg viewBox="0 0 72 40" width="72" height="40" fill="none" stroke="currentColor">
      {dots.map((y) => (
        <g key={y}>
          <path d={`M4 ${y}h10M58 ${y}h10`} />
          <circle cx="20" cy={y} r="1.5" fill="currentColor" />
          <circle cx="52" cy={y} r="1.5" fill="currentColor" />
        </g>
      ))}
      <path d="M20 8.5l32 12M20 20.5l32 -12M20 32.5h32" />
    </svg>
  ),
  letter: (
    <svg viewBox="0 0 72 40" width="72" height="40" fill="none" stroke="currentColor">
      {dots.map((y, place) => (
        <g key={y}>
          <path d={`M4 ${y}h14M22 ${y + 3}h8M50 ${y}h18`} />
          <text x="40" y={y + 3} fontSize="9" stroke="none" fill="currentColor">
            {'ABC'[place]}
          </text>
        </g>
      ))}
    </svg>
  ),
} as const;
