interface LimitHintProps {
  readonly limit: number;
  /** What there are so many of: "options". */
  readonly what: string;
}

/** In place of the field that adds one, where there are as many as there may be. */
export const LimitHint = ({ limit, what }: LimitHintProps) => (
  <p className="panel-hint">
    There is room for {limit.toLocaleString('en')} {what} in one item.
  </p>
);
