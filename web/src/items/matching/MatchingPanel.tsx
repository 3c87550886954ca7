import { Shuffle } from 'lucide-react';
import { MATCHING_TEMPLATES, setMatchType, shuffleAnswers } from '#shared/items/matching/rules.ts';
import { isFilledPair, listSameDefinitions, type MatchingData } from '#shared/items/matching/schema.ts';
import { listUnscrambled } from '#shared/items/matching/unscrambled.ts';
import { isolate } from '#shared/text/isolate.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { useEditor } from '../../document/editor-context.ts';
import { type PanelProps, type PartProps, usePanel } from '../../document/use-panel.ts';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ChoiceTiles } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { MATCH_DRAWINGS } from './drawings.tsx';
import { FakeAnswers } from './FakeAnswers.tsx';
import { MatchingAdvanced } from './MatchingAdvanced.tsx';
import { MatchingTile } from './MatchingTile.tsx';
import { PairList } from './PairList.tsx';
import { useShuffleAnimation } from './use-shuffle-animation.ts';
import './MatchingPanel.css';

const TYPE_OPTIONS = [
  { value: 'line', label: 'Draw Lines', drawing: MATCH_DRAWINGS.line },
  { value: 'letter', label: 'Write Letters', drawing: MATCH_DRAWINGS.letter },
] as const;

const TEMPLATE_OPTIONS = MATCHING_TEMPLATES.map(({ text }) => ({ value: text, label: text }));

function MatchingPanel({ item: { id, data }, path }: PanelProps<'matching'>) {
  const editor = useEditor();
  const { run, set, seal } = usePanel(id, 'Edit matching');
  const shuffle = useShuffleAnimation({
    seed: () => editor.read(path.at('data'))?.shuffle_seed ?? data.shuffle_seed,
    shuffle: (firstSeed) => run(path.at('data'), shuffleAnswers, firstSeed, 'shuffle answers'),
    done: seal,
  });
  return (
    <>
      <ChoiceTiles
        isWide
        aria-label="Matching type"
        options={TYPE_OPTIONS}
        value={data.settings.match_type}
        onChange={(type) => run(path.at('data'), setMatchType, type)}
      />
      <RichTextField
        variant="text"
        field="data.instructions"
        label="Instructions"
        placeholder="Tell students how to match"
        value={data.instructions}
        onChange={(instructions) => set(path.at('data'), { instructions })}
      />
      <Select
        isRow
        label="Sample text"
        placeholder="Choose a sentence"
        options={TEMPLATE_OPTIONS}
        value={TEMPLATE_OPTIONS.find(({ value }) => value === data.instructions)?.value ?? null}
        onChange={(instructions) => set(path.at('data'), { instructions })}
      />
      <PairList id={id} data={data} path={path} />
      <FakeAnswers id={id} data={data} path={path} />
      <SameMatches words={listSameDefinitions(data)} />
      {data.pairs.some(isFilledPair) && (
        <Button variant="ghost" size="dense" icon={Shuffle} onPress={shuffle}>
          Shuffle Answers
        </Button>
      )}
      <ScrambleFields id={id} data={data} path={path.at('data')} />
    </>
  );
}

/** Renders the switches that scramble the words of a column, each with a hint at words that cannot be. */
function ScrambleFields({ id, data, path }: PartProps<MatchingData>) {
  const { set } = usePanel(id, 'Edit matching');
  const { scramble_left, scramble_right } = data.settings.word_scramble;
  const settings = path.at('settings').at('word_scramble');
  return (
    <>
      <Switch isSelected={scramble_left} onChange={(isOn) => set(settings, { scramble_left: isOn })}>
        Word scramble, left
      </Switch>
      <Unscrambled words={listUnscrambled(data, 'term')} />
      <Switch isSelected={scramble_right} onChange={(isOn) => set(settings, { scramble_right: isOn })}>
        Word scramble, right
      </Switch>
      <Unscrambled words={listUnscrambled(data, 'definition')} />
    </>
  );
}

/** More are not named one by one. */
const NAMED = 4;

/** Renders a hint at matches that read the same; the key takes each of them. */
function SameMatches({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  const named = words.slice(0, NAMED).map((word) => `“${isolate(toExcerpt(word, 24))}”`);
  return (
    <p className="panel-hint">{`Matches that read the same: ${named.join(', ')}. The key takes each.`}</p>
  );
}

/** Renders a hint that names the words which print unscrambled in a scrambled column. */
function Unscrambled({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  const named = words.slice(0, NAMED).map((word) => `“${isolate(toExcerpt(word, 24))}”`);
  const more = words.length > NAMED ? ` and ${words.length - NAMED} more` : '';
  return <p className="panel-hint">{`Cannot be scrambled: ${named.join(', ')}${more}`}</p>;
}

export const panel = {
  Panel: MatchingPanel,
  Advanced: MatchingAdvanced,
  Tile: MatchingTile,
  sample: {
    pairs: [
      { term: 'ice', definition: 'solid' },
      { term: 'water', definition: 'liquid' },
      { term: 'steam', definition: 'gas' },
    ],
    shuffle_seed: 5,
  },
} satisfies ItemPanel<'matching'>;
