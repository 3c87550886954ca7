import { compact, partition } from 'es-toolkit';
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ref } from 'valtio';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import { hasItems } from '#shared/document/document.ts';
import type { Drawing } from '#shared/document/drawing.ts';
import { countVersions, findVersionWith } from '#shared/document/versions.ts';
import { isPuzzle, type Puzzle } from '#shared/items/puzzles.ts';
import { FitTurnsContext, fittingInTurns } from '#shared/paper/draw/fit-turns.ts';
import type { PaperLayout, PaperWarning } from '#shared/paper/layout/paper-content.ts';
import { MemoCache } from '#shared/paper/measure/memo-cache.ts';
import { useDocument, useEditor, useFact } from '../../document/editor-context.ts';
import type { EditorView } from '../../document/editor-view.ts';
import { readSelectionChange } from '../../document/selection.ts';
import {
  countSheetsBeside,
  getFirstOfRow,
  getGridSize,
  getPitch,
  getSheetPlace,
  isInRows,
  type SheetGrid,
} from '../../document/sheet-grid.ts';
import { useLastDrawing } from '../../document/use-drawing.ts';
import { useViewFact } from '../../document/use-view.ts';
import { DocumentPictures } from '../../images/DocumentPictures.tsx';
import { useLastMade } from '../../puzzles/use-last-made.ts';
import { isForClosedDialog } from '../../ui/behaviour/use-second-click.ts';
import { createLazyPart } from '../../ui/lazy/lazy-part.tsx';
import { FirstStep } from './FirstStep.tsx';
import { PageMarker } from './PageMarker.tsx';
import { SecondPlace, SheetCaptions } from './SheetCaptions.tsx';
import { SheetMarks } from './SheetMarks.tsx';
import { findNearestItem, isHandle, useSheetDrag } from './use-sheet-drag.ts';
import { useTextPatcher } from './use-text-patcher.ts';
import { useVisibleRows, type VisibleRows } from './use-visible-rows.ts';
import { findBlock, usePress } from './writing/use-press.ts';
import { useWrittenInSight } from './writing/use-written-in-sight.ts';
import './Desk.css';

// Not with the editor: with the first sticker at the latest. Without it a sticker stays where it is.
const StickerLayer = createLazyPart(
  async () => (await import('../../images/stickers/StickerLayer.tsx')).StickerLayer,
  { missing: null },
);

// This part is loaded with the first drag; until then a line shows where the item would land.
const DraggedItem = createLazyPart(async () => (await import('./DraggedItem.tsx')).DraggedItem, {
  missing: null,
});

/** A scrolling area takes the focus, so that the arrow keys scroll it. */
const SCROLLS = { tabIndex: 0 };

/** Updates a list of keys in the view; an equal list keeps its identity. */
function updateViewKeys(
  view: EditorView,
  name: 'overflowing' | 'tight' | 'covered',
  warnings: readonly PaperWarning[],
): void {
  const keys = warnings.map(({ key }) => key);
  if (keys.join() !== view[name].join()) view[name] = keys;
}

interface DeskProps {
  readonly zoom: number;
  /** The number of sheets side by side. */
  readonly columns: SheetGrid['columns'];
  readonly onLayout: (layout: PaperLayout) => void;
}

/** Renders the sheets in the middle, with marks over hovered, chosen and hidden items. */
export function Desk({ zoom, columns, onLayout }: DeskProps) {
  const editor = useEditor();
  const paper = useFact((document) => document.paper);
  const hasStickers = useFact(({ images }) => images.length > 0);
  const [pages, setPages] = useState(1);
  const desk = useRef<HTMLDivElement>(null);
  const beside = useFact((document) => countSheetsBeside(document, pages));
  const grid = useMemo<SheetGrid>(
    () => ({ paper, count: pages, columns, beside }),
    [paper, pages, columns, beside],
  );
  const sight = useVisibleRows(desk, getPitch(grid).y * zoom);
  const middle = getFirstOfRow(grid, sight.middle - 1);

  const inSight = useWrittenInSight(desk);
  const laidOut = useLayoutReport(onLayout, setPages, inSight);
  const pointing = usePointing(desk);
  useShownChanges(inSight);
  useEffect(() => {
    editor.view.sheet = middle;
  }, [editor, middle]);

  const goToPage = (page: number) => {
    const top = getSheetPlace(grid, page - 1).y * zoom;
    desk.current?.scrollTo({ top });
  };
  const { width, height } = getGridSize(grid);
  return (
    <>
      <main className="desk" ref={desk} aria-label="Preview" {...SCROLLS}>
        {/* The sheets are a readable document; a press on them is a shortcut to what the side bar offers. */}
        <div className="desk-fit" style={{ width: width * zoom, height: height * zoom }}>
          <div
            role="document"
            className={`desk-sheets ${getDeskClass(grid)}`}
            style={{ width, transform: `scale(${zoom})`, '--zoom': zoom } as CSSProperties}
            {...pointing}
          >
            <Sheets desk={desk} sight={sight} grid={grid} onLayout={laidOut} onDrawn={inSight.edited} />
          </div>
          {grid.columns === 2 && <SheetCaptions {...{ grid, zoom, sight }} />}
          {grid.columns === 2 && <SecondPlace {...{ grid, zoom }} />}
          <FirstStep zoom={zoom} />
          {hasStickers && <StickerLayer sheets={grid} zoom={zoom} sight={sight} />}
        </div>
      </main>
      <Dragged />
      <PageMarker page={middle + 1} count={pages} onChoose={goToPage} />
    </>
  );
}

function Dragged() {
  const { view } = useEditor();
  const item = useViewFact(({ dragged }) => dragged?.item ?? null);
  return item !== null && view.dragged && <DraggedItem {...view.dragged} />;
}

type InSight = ReturnType<typeof useWrittenInSight>;

/** Returns what takes in a layout: it counts the sheets, and tells the view where blocks stand and which texts do not fit. */
function useLayoutReport(
  onLayout: DeskProps['onLayout'],
  setPages: (count: number) => void,
  inSight: InSight,
): DeskProps['onLayout'] {
  const { view } = useEditor();
  return useCallback(
    (layout) => {
      setPages(layout.pages.length);
      const [covered, others] = partition([...layout.warnings], ({ lead }) => lead !== undefined);
      const [tight, cut] = partition(others, ({ isPrinted = false }) => isPrinted);
      updateViewKeys(view, 'covered', covered);
      view.places = ref(layout.places);
      updateViewKeys(view, 'overflowing', cut);
      updateViewKeys(view, 'tight', tight);
      if (layout.headHeight !== view.headHeight) view.headHeight = layout.headHeight;
      onLayout(layout);
      inSight.laidOut();
    },
    [onLayout, setPages, view, inSight],
  );
}

/** Finds the item beside which the pointer is in the margin of a sheet, on the way to its handle. */
function findBeside({ target, clientX: x, clientY: y }: PointerEvent): string | null {
  const sheet = target instanceof Element ? target.closest('.page') : null;
  const nearest = sheet && findNearestItem(sheet, { x, y });
  return nearest && nearest.top <= y && y <= nearest.bottom ? nearest.key : null;
}

/** Returns what the pointer does on the sheets: it opens, selects and drags items, and marks the one below it. */
function usePointing(desk: RefObject<HTMLElement | null>) {
  const editor = useEditor();
  const { view } = editor;
  const { begin, end } = usePress();
  const drag = useSheetDrag(desk);
  // The second click of a double click whose first closed a dialog selects no words, and neither does a press that selects
  // or drags items.
  const press = (event: MouseEvent) => {
    begin();
    if (isForClosedDialog(event) || readSelectionChange(event) || isHandle(event.target))
      event.preventDefault();
  };
  const hover = (event: PointerEvent) => {
    const beside = () => (hasItems(editor.document) ? findBeside(event) : null);
    const key = findBlock(event.target)?.key ?? beside();
    if (key !== view.hovered) view.hovered = key;
  };
  const leave = () => {
    view.hovered = null;
  };
  return {
    onMouseDown: press,
    onClick: end,
    onPointerDown: drag,
    onPointerMove: hover,
    onPointerLeave: leave,
  };
}

/** Brings into sight what was opened elsewhere, and what an undo changed. */
function useShownChanges(inSight: InSight): void {
  const { view } = useEditor();
  const revealed = useViewFact(({ reveal }) => reveal?.time ?? 0);
  useEffect(() => {
    const { reveal } = view;
    if (revealed > 0 && reveal && reveal.side !== 'bar') inSight.opened(reveal.key);
  }, [revealed, view, inSight]);
  const undone = useViewFact(({ changed }) => changed?.time ?? 0);
  useEffect(() => {
    const { changed } = view;
    if (undone > 0 && changed) inSight.changed(changed.key);
  }, [undone, view, inSight]);
}

const getDeskClass = ({ columns, beside }: SheetGrid): string => {
  if (columns === 1) return '';
  return beside ? 'desk-pairs desk-beside' : 'desk-pairs';
};

/** Lists the puzzles of a document as they stand on the sheets of a version. */
function usePuzzles(drawing: Drawing | undefined, version: number): Puzzle[] {
  const [reuse] = useState(() => new MemoCache());
  if (!drawing || !hasItems(drawing.document) || !drawing.document.items.some(isPuzzle)) return [];
  const { document, view } = drawing;
  const shown =
    countVersions(drawing) > 1 ? (view.toVersion?.(document, version, reuse) ?? document) : document;
  return hasItems(shown) ? shown.items.filter(isPuzzle) : [];
}

interface SheetsProps extends Pick<DeskProps, 'onLayout'> {
  readonly desk: RefObject<HTMLElement | null>;
  readonly sight: VisibleRows;
  readonly grid: SheetGrid;
  /** Called when the document is drawn, and after each change of it. */
  readonly onDrawn: () => void;
}

/** Renders the document itself: the one part of the desk that renders at every change. */
function Sheets({ desk, sight, grid, onLayout, onDrawn }: SheetsProps) {
  const newest = useLastDrawing(useDocument());
  const wanted = useViewFact((view) => view.version);
  const chosen = useViewFact((view) => view.openItem);
  // A variant that is written is shown on the sheet that has it.
  const findVersion = (shown: Drawing) => (chosen === null ? wanted : findVersionWith(shown, chosen, wanted));
  const puzzles = usePuzzles(newest, newest ? findVersion(newest) : wanted);
  const drawing = useLastMade(newest, puzzles, newest?.document.locale ?? 'en-US');
  const document = drawing?.document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for each document
  useEffect(onDrawn, [document, onDrawn]);
  useTextPatcher(desk);
  const changed = useViewFact((view) => view.changed?.key ?? null);
  const large = useViewFact((view) => view.large);
  if (!drawing) return null;
  return (
    <DocumentPictures>
      <FitTurnsContext value={fittingInTurns}>
        <DocumentPaper
          drawing={drawing}
          answerKey={drawing.document.show_answer_key}
          large={large && drawing.document.large_print}
          version={findVersion(drawing)}
          Adornment={SheetMarks}
          visible={{ isSeen: (page) => isInRows(grid, page - 1, sight), chosen: compact([chosen, changed]) }}
          onLayout={onLayout}
        />
      </FitTurnsContext>
    </DocumentPictures>
  );
}
