import { Dices } from 'lucide-react';
import { followCards, setFields } from '#shared/document/document-rules.ts';
import { listFreeCells } from '#shared/kinds/bingo/cells.ts';
import { BINGO_FONT_SIZE, CARD_COUNT, DIMENSIONS, FREE_SPACE_PRESETS } from '#shared/kinds/bingo/choices.ts';
import { getGridSizes } from '#shared/kinds/bingo/grid-sizes.ts';
import {
  hasCenter,
  isReuseOffered,
  redealCards,
  setDimension,
  setFreeSpacePreset,
  setSquares,
  setWordSize,
} from '#shared/kinds/bingo/rules.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { countCards, listWords } from '#shared/kinds/bingo/words.ts';
import { useDocument, useEdit, useEditor } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { AutomaticSizeField } from '../../fields/AutomaticSizeField.tsx';
import { CardLookFields } from '../../fields/CardLookFields.tsx';
import { SliderFields } from '../../fields/SliderFields.tsx';
import { InlineImageButton } from '../../images/InlineImageButton.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { ColumnWords } from './ColumnWords.tsx';
import { FreeSpaces } from './FreeSpaces.tsx';
import { TopWordField } from './TopWordField.tsx';

const DIMENSION_OPTIONS = DIMENSIONS.map((value) => ({ value, label: `${value} × ${value}` }));
const PRESETS = [
  { value: FREE_SPACE_PRESETS.center, label: 'Center' },
  { value: FREE_SPACE_PRESETS.four_corners, label: 'Corners' },
  { value: FREE_SPACE_PRESETS.none, label: 'None' },
  { value: FREE_SPACE_PRESETS.custom, label: 'Custom' },
] as const;
const PER_PAGE = [
  { value: 1, label: '1' },
  { value: 2, label: '2' },
  { value: 4, label: '4' },
] as const;
const SLIDERS = [{ label: 'Cards', field: 'card_count', range: CARD_COUNT }] as const;

/** The first term of the search for an icon. */
const FREE_WORD = 'star';

/** Renders the look of a card, and the number of cards. */
export function CardSetupPanel() {
  const game = useDocument() as Bingo;
  const editor = useEditor();
  const path = editor.path as Path<Bingo>;
  const { run, set, seal } = usePanel('card setup', 'Card setup', 'soon');
  const words = listWords(game).length;
  return (
    <>
      <Segments
        label="Card size"
        options={DIMENSION_OPTIONS}
        value={game.dimension}
        onChange={(dimension) => run(path, setDimension, dimension)}
      />
      <TopWordFields game={game} path={path} />
      <FreeSpaceFields game={game} path={path} />
      {isReuseOffered(game, words) && (
        <Switch
          isSelected={game.reuse_terms === 1}
          onChange={(reuse) => set(path, { reuse_terms: reuse ? 1 : 0 })}
        >
          Reuse words
        </Switch>
      )}
      <SquaresField game={game} path={path} />
      <ColumnWords />
      <AutomaticSizeField
        label="Font size"
        range={BINGO_FONT_SIZE}
        value={game.font_size}
        automatic={{ size: getGridSizes(game).font, isOn: game.automatic_sizes.font }}
        onAutomatic={() => run(editor.path, followCards, 'font')}
        onChange={(size) => run(path, setWordSize, size, 'font_size')}
        onChangeEnd={seal}
      />
      <SliderFields id="card setup" name="Card setup" sliders={SLIDERS} values={game} path={path} />
      <Dealt game={game} />
      <Segments
        label="Cards on a page"
        options={PER_PAGE}
        value={game.cards_per_page}
        onChange={(cards_per_page) => set(path, { cards_per_page })}
      />
      <CardLookFields look={game.card_look} path={path} />
      <Button icon={Dices} size="dense" onPress={() => run(path, redealCards, undefined)}>
        Deal new cards
      </Button>
    </>
  );
}

interface GameFieldsProps {
  readonly game: Bingo;
  readonly path: Path<Bingo>;
}

/** Renders whether cards have a top word, and which. */
function TopWordFields({ game, path }: GameFieldsProps) {
  const { set } = usePanel('card setup', 'Card setup', 'soon');
  const isShown = game.show_top_word === 1;
  return (
    <>
      <Switch isSelected={isShown} onChange={(shown) => set(path, { show_top_word: shown ? 1 : 0 })}>
        Top word
      </Switch>
      {isShown && <TopWordField word={game.top_word} dimension={game.dimension} path={path} />}
    </>
  );
}

const SQUARES = [
  { value: 'both', label: 'Both' },
  { value: 'picture', label: 'Picture only' },
  { value: 'word', label: 'Word only' },
] as const;

/** Renders what squares show of words that have a picture; the call list has their words in any case. */
function SquaresField({ game, path }: GameFieldsProps) {
  const { run } = usePanel('card setup', 'Card setup', 'soon');
  if (!game.items.some(({ term_image }) => term_image !== null)) return null;
  return (
    <Segments
      label="Squares show"
      options={SQUARES}
      value={game.squares ?? 'both'}
      onChange={(shown) => run(path, setSquares, shown === 'both' ? null : shown)}
    />
  );
}

/** Renders which squares are free, and what stands on them. */
function FreeSpaceFields({ game, path }: GameFieldsProps) {
  const { run } = usePanel('card setup', 'Card setup', 'soon');
  const { edit } = useEdit();
  const presets = PRESETS.map((preset) => ({
    ...preset,
    isDisabled: preset.value === FREE_SPACE_PRESETS.center && !hasCenter(game.dimension),
  }));
  return (
    <>
      <Segments
        label="Free spaces"
        options={presets}
        value={game.free_space_preset}
        onChange={(preset) => run(path, setFreeSpacePreset, preset)}
      />
      <FreeSpaces game={game} path={path} />
      {listFreeCells(game).size > 0 && (
        <div className="free-space-picture">
          <span>Picture on free spaces</span>
          <InlineImageButton
            label="Free spaces"
            words={FREE_WORD}
            image={game.free_space_image}
            onCommit={(free_space_image, step) => edit(path, setFields<Bingo>, { free_space_image }, step)}
          />
        </div>
      )}
    </>
  );
}

/** Renders a hint where no more different cards exist. */
function Dealt({ game }: { game: Bingo }) {
  const dealt = countCards(game);
  if (dealt === 0 || dealt >= game.card_count) return null;
  return (
    <p className="panel-notice" role="status">
      These words make only {dealt === 1 ? 'one card' : `${dealt} different cards`}.
    </p>
  );
}
