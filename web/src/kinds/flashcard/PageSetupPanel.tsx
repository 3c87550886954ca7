import { range } from 'es-toolkit';
import { type CUT_LINES, PAGE_SETUPS } from '#shared/kinds/flashcard/choices.ts';
import { countCardsOnPage } from '#shared/kinds/flashcard/layout-sheets.ts';
import {
  canFold,
  canHaveHeader,
  getSetup,
  type PageSetup,
  type Sides,
} from '#shared/kinds/flashcard/page-setups.ts';
import { setPageSetup, setSides } from '#shared/kinds/flashcard/rules.ts';
import type { Flashcard } from '#shared/kinds/flashcard/schema.ts';
import { setBackFont } from '#shared/kinds/parts/card-look-rules.ts';
import { CONTENT_HEIGHT } from '#shared/paper/sheet/page-sizes.ts';
import { useDocument, useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { useViewFact } from '../../document/use-view.ts';
import { CardLookFields } from '../../fields/CardLookFields.tsx';
import { OwnFontField } from '../../fields/FontField.tsx';
import { formatSize, getLengthUnit } from '../../fields/length-units.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { ChoiceTiles, Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import './PageSetupPanel.css';

const SIDES_OPTIONS = [
  { value: 'long_edge', label: 'Both sides, turned on the long edge' },
  { value: 'short_edge', label: 'Both sides, turned on the short edge' },
  { value: 'fold_over', label: 'One side, to fold over' },
  { value: 'fronts', label: 'Fronts only' },
  { value: 'backs', label: 'Backs only' },
  { value: 'study_sheet', label: 'Study sheet: a list in two columns' },
] as const satisfies readonly { value: Sides; label: string }[];

const CUT_OPTIONS = [
  { value: 'dashed', label: 'Dashed' },
  { value: 'ticks', label: 'Ticks' },
  { value: 'none', label: 'None' },
] as const satisfies readonly { value: (typeof CUT_LINES)[number]; label: string }[];

const NO_FOLD = 'One card a page has no other to fold onto.';
const UNFOLDED = 'One card a page cannot be folded over: it prints on both sides, turned on the long edge.';

/** A sheet's width and height in the drawings, and its scale to inches. */
const [WIDTH, HEIGHT, SCALE] = [51, 66, 6];

/** Draws the grid on its sheet. */
function SetupDrawing({ setup }: { setup: PageSetup }) {
  const { columns, rows, width, height } = getSetup(setup);
  const [w, h] = [width * SCALE, height * SCALE];
  const [left, top] = [(WIDTH - columns * w) / 2, (HEIGHT - rows * h) / 2];
  return (
    <svg
      className="setup-drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH * 0.8}
      height={HEIGHT * 0.8}
      aria-hidden="true"
    >
      <rect x="0.5" y="0.5" width={WIDTH - 1} height={HEIGHT - 1} className="setup-sheet" />
      {range(columns * rows).map((at) => (
        <rect
          key={at}
          x={left + (at % columns) * w}
          y={top + Math.floor(at / columns) * h}
          width={w}
          height={h}
          className="setup-card"
        />
      ))}
    </svg>
  );
}

/** Describes a setup, with as many cards as the first page really has. */
const toOption = (setup: PageSetup, { paper, sides }: Flashcard, headHeight: number) => {
  const { width, height, avery } = getSetup(setup);
  const free = canHaveHeader(setup, sides) ? CONTENT_HEIGHT - headHeight : CONTENT_HEIGHT;
  const cards = countCardsOnPage(setup, sides, free);
  return {
    value: setup,
    label: `${cards} ${cards === 1 ? 'card' : 'cards'}`,
    note: (paper === 'letter' && avery) || formatSize(width, height, getLengthUnit(paper)),
    drawing: <SetupDrawing setup={setup} />,
  };
};

/** Renders the look of the cards, and the font of backs where any are printed. */
function LookFields({ deck, path }: { deck: Flashcard; path: Path<Flashcard> }) {
  const { run } = usePanel('card look', 'Edit the look of cards');
  return (
    <>
      <CardLookFields look={deck.card_look} path={path} />
      {deck.sides !== 'fronts' && (
        <OwnFontField
          label="Font of backs"
          value={deck.back_font ?? null}
          onChange={(font) => run(path, setBackFont, font)}
        />
      )}
    </>
  );
}

/**
 * Renders the sides that are printed, the number of cards on a page, and the cut lines; a study sheet has
 * neither of the last two.
 */
export function PageSetupPanel() {
  const deck = useDocument() as Flashcard;
  const editor = useEditor();
  const headHeight = useViewFact((view) => view.headHeight);
  const path = editor.path as Path<Flashcard>;
  const { run, set } = usePanel('page setup', 'Page setup');
  const choose = (setup: PageSetup) => {
    const before = deck.sides;
    run(path, setPageSetup, setup);
    if (editor.read(path)?.sides !== before) showToast({ words: UNFOLDED });
  };
  const sides = SIDES_OPTIONS.map((option) => ({
    ...option,
    isDisabled: option.value === 'fold_over' && !canFold(deck.page_setup),
  }));
  return (
    <>
      <Select
        label="Sides"
        options={sides}
        value={deck.sides}
        hint={canFold(deck.page_setup) ? undefined : NO_FOLD}
        onChange={(chosen) => run(path, setSides, chosen)}
      />
      {deck.sides !== 'study_sheet' && (
        <>
          <ChoiceTiles
            label="Cards on a page"
            hint={getLengthUnit(deck.paper) === 'cm' ? 'Sizes in cm.' : undefined}
            options={PAGE_SETUPS.map((setup) => toOption(setup, deck, headHeight))}
            value={deck.page_setup}
            onChange={choose}
          />
          <Segments
            label="Cut lines"
            options={CUT_OPTIONS}
            value={deck.cut_lines}
            onChange={(cut_lines) => set(path, { cut_lines })}
          />
          <LookFields deck={deck} path={path} />
        </>
      )}
    </>
  );
}
