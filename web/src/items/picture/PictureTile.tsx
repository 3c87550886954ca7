import { getFontFamily } from '#shared/vocabulary/fonts.ts';

/** Renders the sample in Add Item: a flower with a label and a blank, which have no room there in the size that they are printed in. */
export const PictureTile = () => (
  <svg className="picture-tile" viewBox="0 0 120 76" aria-hidden="true">
    <g fill="#f4cf3a" stroke="#1a1a1a">
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <ellipse key={angle} cx="60" cy="14" rx="6" ry="9" transform={`rotate(${angle} 60 26)`} />
      ))}
      <circle cx="60" cy="26" r="7" fill="#e08a1e" />
    </g>
    <path d="M60 47c-2 9-2 17 0 26" fill="none" stroke="#1a1a1a" strokeWidth="2" />
    <path d="M60 66c6-10 14-11 20-10-1 7-9 12-20 10z" fill="#6cae45" stroke="#1a1a1a" />
    <g fill="none" stroke="#1a1a1a">
      <path d="M34 22h15M74 60h12M86 60h32" />
    </g>
    <circle cx="49" cy="22" r="1.8" />
    <circle cx="74" cy="60" r="1.8" />
    <text x="1" y="26" fontSize="13" fontFamily={getFontFamily('andika')}>
      petal
    </text>
  </svg>
);
