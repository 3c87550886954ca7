import type { PublishedDocument } from '#shared/api/published-models.ts';
import { getOtherPaper, PAPER_NAMES } from '#shared/paper/sheet/page-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import type { Version } from '../pdf/pdf-version.ts';
import type { SheetsOn } from '../pdf/use-sheets-on.ts';

interface PaperChoiceProps {
  readonly document: PublishedDocument;
  readonly version: Version;
  readonly onVersion: (version: Version) => void;
  readonly sheets: SheetsOn;
}

const toPaperOption = (value: PaperSize) => ({ value, label: PAPER_NAMES[value] });

/** Renders the choice of the paper to print on: the document's own, or the other one. */
export function PaperChoice({ document: { paper }, version, onVersion, sheets }: PaperChoiceProps) {
  const other = getOtherPaper(paper);
  return (
    <>
      <Segments
        label="Paper"
        options={[toPaperOption(paper), toPaperOption(other)]}
        value={version.other ?? paper}
        onChange={(chosen) => onVersion({ ...version, other: chosen === other ? other : undefined })}
        error={sheets.problem ?? undefined}
      />
      <span className="visually-hidden" role="status">
        {sheets.making}
      </span>
    </>
  );
}
