interface PageMarkerProps {
  /** The sheet in the middle of the desk, from 1. */
  readonly page: number;
  readonly count: number;
}

/** Renders "Page 1 of 4". */
export const PageMarker = ({ page, count }: PageMarkerProps) => (
  <p className="page-marker">
    Page {Math.min(page, count)} of {count}
  </p>
);
