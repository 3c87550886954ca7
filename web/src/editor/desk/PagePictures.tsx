import { useCallback, useEffect, useRef, useState } from 'react';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useDrawing } from '../../document/use-drawing.ts';
import { DocumentPictures } from '../../images/DocumentPictures.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Thumbnails } from '../../ui/layout/Thumbnails.tsx';

/** The width of `.thumbnail-sheet` in Thumbnails.css, in px. */
const WIDTH = 96;

interface PagePicturesProps {
  /** The page in sight, from 1. */
  readonly current: number;
  readonly onChoose: (page: number) => void;
}

/**
 * Renders the pages of the open document as it is now, small. The document is drawn once, out of sight, and its pages are
 * copied: nothing is left that follows the keys.
 */
export function PagePictures({ current, onChoose }: PagePicturesProps) {
  const { document, view } = useEditor();
  const [drawn] = useState(document);
  const [pages, setPages] = useState<readonly HTMLElement[] | null>(null);
  const source = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(drawn);
  const copyPages = useCallback(() => setPages(copyAll(source.current)), []);
  useEffect(() => {
    if (pages) root.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [pages]);
  if (!pages) {
    return (
      <>
        <Spinner label="Drawing the pages" />
        <div className="page-pictures-source" ref={source} inert>
          {drawing && (
            <DocumentPictures>
              <DocumentPaper
                drawing={drawing}
                answerKey={drawn.show_answer_key}
                large={view.large && drawn.large_print}
                onLayout={copyPages}
              />
            </DocumentPictures>
          )}
        </div>
      </>
    );
  }
  const scale = WIDTH / SHEETS[drawn.paper].width;
  return (
    <div ref={root}>
      <Thumbnails count={pages.length} current={current} paper={drawn.paper} onChoose={onChoose}>
        {(page) => <Picture page={pages[page - 1]} scale={scale} />}
      </Thumbnails>
    </div>
  );
}

/** Copies the pages of a paper, each in a paper of its own, which holds the sizes that its styles read. */
function copyAll(source: HTMLElement | null): HTMLElement[] {
  const paper = source?.querySelector<HTMLElement>('.paper');
  return [...(paper?.querySelectorAll<HTMLElement>('.page') ?? [])].map((page) => {
    const copy = paper?.cloneNode(false) as HTMLElement;
    copy.append(page.cloneNode(true));
    return copy;
  });
}

function Picture({ page, scale }: { page: HTMLElement | undefined; scale: number }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (page) place.current?.replaceChildren(page);
  }, [page]);
  return (
    <span
      ref={place}
      className="page-picture"
      style={{ transform: `scale(${scale})` }}
      aria-hidden="true"
      inert
    />
  );
}
