import { getFontFamily } from '#shared/vocabulary/fonts.ts';

const ROWS = [
  ['ice', 'gas'],
  ['water', 'solid'],
  ['steam', 'liquid'],
] as const;

/** Draws two columns with their dots close together: on a sheet they are wider apart than a tile is. */
export function MatchingTile() {
  return (
    <svg viewBox="0 0 174 104" width="174" height="104" fill="currentColor">
      <g fontFamily={getFontFamily('andika')} fontSize="17">
        <text x="0" y="18">
          1.
        </text>
        {ROWS.map(([term, match], place) => (
          <g key={term} transform={`translate(0 ${18 + place * 34})`}>
            <text x="26">{term}</text>
            <circle cx="86" cy="-6" r="3.5" />
            <circle cx="112" cy="-6" r="3.5" />
            <text x="125">{match}</text>
          </g>
        ))}
      </g>
    </svg>
  );
}
