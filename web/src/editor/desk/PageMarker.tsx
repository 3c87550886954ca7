import { useState, useSyncExternalStore } from 'react';
import { isFitting, subscribeToFitting } from '#shared/paper/draw/fit-turns.ts';
import { Pressable } from '../../ui/buttons/Pressable.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { PopoverButton } from '../../ui/overlays/PopoverButton.tsx';

const PagePictures = createLazyPart(async () => (await import('./PagePictures.tsx')).PagePictures);

/** The least number of pages with a marker: with fewer, a page is found by scrolling. */
const MANY = 3;

interface PageMarkerProps {
  /** The sheet in the middle of the desk, from 1. */
  readonly page: number;
  readonly count: number;
  readonly onChoose: (page: number) => void;
}

/** Renders "1 of 4", in as little room as there is beside the sheets, and says while words are still being fitted. */
export const PageMarker = (props: PageMarkerProps) => (
  <section className="page-place" aria-label="Position">
    <FittingNote />
    <Marker {...props} />
  </section>
);

function FittingNote() {
  const isShown = useSyncExternalStore(subscribeToFitting, isFitting);
  if (!isShown) return null;
  return (
    <p className="line page-marker page-fitting">
      <Spinner /> Fitting words
    </p>
  );
}

/** A press shows the pages of a long document, drawn at that moment. */
function Marker({ page, count, onChoose }: PageMarkerProps) {
  const [isOpen, setOpen] = useState(false);
  const current = Math.min(page, count);
  const words = (
    <>
      <span className="visually-hidden">Page </span>
      {current} of {count}
    </>
  );
  if (count < MANY) return <p className="page-marker">{words}</p>;
  const choose = (chosen: number) => {
    setOpen(false);
    onChoose(chosen);
  };
  return (
    <PopoverButton
      trigger={<Pressable className="page-marker page-marker-button">{words}</Pressable>}
      label="Pages"
      placement="top end"
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <div className="page-pictures">
        <PagePictures current={current} onChoose={choose} />
      </div>
    </PopoverButton>
  );
}
