import type { PublishedDocument } from '#shared/api/models.ts';
import type { PaperSize } from '#shared/document/header.ts';
import { otherPaper, PAPER_NAMES } from '#shared/paper/page.ts';
import { useOtherPaper } from '../api/publishing.ts';
import { Segments } from '../ui/Segments.tsx';
import type { Version } from './version.ts';

interface PaperChoiceProps {
  readonly document: PublishedDocument;
  readonly version: Version;
  readonly onVersion: (version: Version) => void;
}

const optionOf = (value: PaperSize) => ({ value, label: PAPER_NAMES[value] });

/** The paper to print on: the document's own, and the other one, which is made when somebody first chooses it. */
export function PaperChoice({ document, version, onVersion }: PaperChoiceProps) {
  const { id, paper, other_paper } = document;
  const other = otherPaper(paper);
  const isWaiting = version.other !== undefined && other_paper.state !== 'ready';
  const { data, error } = useOtherPaper(id, isWaiting);
  const name = PAPER_NAMES[other];
  const hasFailed = isWaiting && data?.state === 'failed';
  return (
    <div role="status">
      <Segments
        label="Paper"
        options={[optionOf(paper), optionOf(other)]}
        value={version.other ?? paper}
        onChange={(chosen) => onVersion({ ...version, other: chosen === other ? other : undefined })}
        hint={isWaiting ? `Making it on ${name}. This takes a few seconds, the first time.` : undefined}
        error={
          hasFailed ? `This document cannot be printed on ${name}.` : isWaiting ? error?.message : undefined
        }
      />
    </div>
  );
}
