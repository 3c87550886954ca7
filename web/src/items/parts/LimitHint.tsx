interface LimitHintProps {
  readonly limit: number;
  /** The plural noun of the entries: "options". */
  readonly what: string;
}

/** Renders a hint in place of the field that adds an entry, once the limit is reached. */
export const LimitHint = ({ limit, what }: LimitHintProps) => (
  <p className="panel-hint">
    There is room for {limit.toLocaleString('en')} {what} in one item.
  </p>
);
