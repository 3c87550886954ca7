interface CheckBoxProps {
  /** The place of its option, where the box is one of several. */
  readonly option?: number;
  readonly isTicked: boolean;
}

/** Renders a box to tick as a drawing, as crisp at every size and in every font. Only the key ticks it. */
export const CheckBox = ({ option, isTicked }: CheckBoxProps) => (
  <span className="check-box">
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <rect data-option={option} x="1" y="1" width="14" height="14" rx="1.5" />
      {isTicked && <path className="check-tick" d="m3.5 8.5 3 3 6-7" />}
    </svg>
  </span>
);
