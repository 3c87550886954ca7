import { Shuffle } from 'lucide-react';
import { OPTION_LIMIT } from '#shared/items/parts/limits.ts';
import {
  addTerms,
  hasSeveralWords,
  hasWrongAnswers,
  moveTerm,
  readTerm,
  removeTerm,
  reshuffleTerms,
  restoreTerm,
  setScrambleType,
  setTerm,
} from '#shared/items/word-scramble/rules.ts';
import { TERM_LIMIT, type WordScrambleData } from '#shared/items/word-scramble/schema.ts';
import { hasOtherOrder } from '#shared/items/word-scramble/scramble.ts';
import { type PanelProps, type PartProps, usePanel } from '../../document/use-panel.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ChoiceTiles } from '../../ui/fields/Segments.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { DirectionsField } from '../parts/DirectionsField.tsx';
import { IncludeInWordBank } from '../parts/IncludeInWordBank.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import type { WordRow } from '../parts/WordRow.tsx';
import { WordRows } from '../parts/WordRows.tsx';
import { SCRAMBLE_DRAWINGS } from './drawings.tsx';
import { TermChoices } from './TermChoices.tsx';
import { WordScrambleAdvanced } from './WordScrambleAdvanced.tsx';
import './WordScramblePanel.css';

const TYPE_OPTIONS = [
  { value: 'line', label: 'Line', drawing: SCRAMBLE_DRAWINGS.line },
  { value: 'blank', label: 'Letter blanks', drawing: SCRAMBLE_DRAWINGS.blank },
  { value: 'multiple_choice', label: 'Multiple choice', drawing: SCRAMBLE_DRAWINGS.multiple_choice },
  {
    value: 'multiple_per_term',
    label: 'Choices for each word',
    drawing: SCRAMBLE_DRAWINGS.multiple_per_term,
  },
] as const;

/** Returns the hint below the choices: a single word has no wrong answers. */
const getChoiceHint = (data: WordScrambleData): string =>
  hasWrongAnswers(data)
    ? 'The other words are the wrong answers.'
    : 'Add another word: the other words are the wrong answers.';

/** Converts a term to a row, with a note where it prints unscrambled. */
const toTermRow = (text: string, byWord: boolean): WordRow =>
  text.trim() === '' || hasOtherOrder(text, { byWord }) ? { text } : { text, note: 'Cannot be scrambled' };

function WordScramblePanel({ item, path }: PanelProps<'word_scramble'>) {
  const { id, data } = item;
  const { run, set } = usePanel(id, 'Edit word scramble');
  const isPerTerm = data.type === 'multiple_per_term' && data.terms.length > 0;
  return (
    <>
      <DirectionsField field="prompt" value={item.prompt} onChange={(prompt) => set(path, { prompt })} />
      {data.terms.length === 0 && (
        <p className="panel-hint">
          Type a word: “rain” prints as “nira” beside a line. Enter begins the next one; a pasted list is
          added whole.
        </p>
      )}
      {isPerTerm && <p className="caption term-choices-head">Answer key</p>}
      <TermRows id={id} data={data} path={path.at('data')} />
      {data.terms.length > 0 && (
        <Button
          variant="ghost"
          size="dense"
          icon={Shuffle}
          onPress={() => run(path.at('data'), reshuffleTerms, undefined)}
        >
          Scramble again
        </Button>
      )}
      {hasSeveralWords(data) && (
        <Switch
          isSelected={data.scramble_by_word}
          onChange={(scramble_by_word) => set(path.at('data'), { scramble_by_word })}
        >
          Scramble by word
        </Switch>
      )}
      <ChoiceTiles
        isWide
        aria-label="Answer type"
        options={TYPE_OPTIONS}
        value={data.type}
        hint={data.type === 'multiple_choice' ? getChoiceHint(data) : undefined}
        onChange={(type) => run(path.at('data'), setScrambleType, type)}
      />
      <IncludeInWordBank item={item} hint="Add a word first: it goes into the bank." />
    </>
  );
}

/** Renders the words to scramble, each with its choices where it has some of its own. */
function TermRows({ id, data, path }: PartProps<WordScrambleData>) {
  const { run } = usePanel(id, 'Edit word scramble');
  const isPerTerm = data.type === 'multiple_per_term';
  return (
    <WordRows
      name="Word"
      addLabel="Add a word to scramble"
      limit={OPTION_LIMIT}
      longest={TERM_LIMIT}
      field="data.terms"
      rows={data.terms.map((text) => toTermRow(text, data.scramble_by_word))}
      onAdd={(terms, after) =>
        run(path, addTerms, after === undefined ? { terms } : { terms, after }, 'term added')
      }
      onType={(index, text) => run(path, setTerm, { index, text }, `term ${index}`)}
      onRemove={(index) => run(path, removeTerm, index)}
      keepRow={(index) => {
        const removed = readTerm(data, index);
        return () => run(path, restoreTerm, { index, removed });
      }}
      onMove={(from, to) => run(path, moveTerm, { from, to })}
      below={isPerTerm ? (term) => <TermChoices id={id} term={term} data={data} path={path} /> : undefined}
    />
  );
}

export const panel = {
  Panel: WordScramblePanel,
  Advanced: WordScrambleAdvanced,
  sample: { terms: ['snow', 'rain'], shuffle_seeds: [3, 4], line_length: 90 },
} satisfies ItemPanel<'word_scramble'>;
