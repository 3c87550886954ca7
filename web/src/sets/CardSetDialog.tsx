import { Shuffle } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createCard } from '#shared/kinds/parts/card.ts';
import { WORD_LANGUAGES } from '#shared/kinds/parts/made-sets.ts';
import { createSetSettings, type MadeSet, type SetSettings } from '#shared/kinds/parts/made-sets-field.ts';
import { makeSet } from '#shared/sets/make-set.ts';
import {
  addSet,
  findCardsOfSet,
  listSets,
  type NewSet,
  removeSet,
  replaceSet,
  type WithSets,
} from '#shared/sets/set-rules.ts';
import { getUsualSettings } from '#shared/sets/usual-settings.ts';
import { getNextSeed } from '#shared/shuffle.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { deleteWithUndo } from '../document/delete-items.ts';
import { useEditor } from '../document/editor-context.ts';
import { createItemId } from '../document/item-actions.ts';
import { focusNear } from '../document/open-items.ts';
import type { Path } from '../document/path.ts';
import { offerUndo } from '../document/undo-offer.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { formatCount } from '../ui/words/format-count.ts';
import { SetFields } from './SetFields.tsx';
import { SetPreview } from './SetPreview.tsx';
import { nameSet } from './set-names.ts';
import './MakeSetDialog.css';

type CardDocument = HandoutDocument & WithSets;

/** The choice of a set that is not there yet. */
const NEW = 'new';

const isGame = (document: WithSets): boolean => document.call_list !== undefined;

/** Returns a set to begin with: of a game, as many words as make different cards. */
function createFirst(document: CardDocument): SetSettings {
  const { language } = new Intl.Locale(document.locale);
  const words = WORD_LANGUAGES.find((one) => one === language) ?? 'en';
  const usual = getUsualSettings('times_table', { operation: 'add', isGame: isGame(document) });
  return createSetSettings({
    ...usual,
    front: isGame(document) ? 'answer' : 'question',
    locale: document.locale,
    language: words,
    level: 'medium',
  });
}

const FRONTS = {
  card: { label: 'In front', question: 'The problem', answer: 'The answer' },
  word: { label: 'On the squares', question: 'The problem', answer: 'The answer' },
} as const;

/** Returns what is chosen in the dialog, and what it makes. */
function useCardSet(document: CardDocument) {
  const [chosen, choose] = useState<MadeSet | null>(null);
  const [settings, setSettings] = useState<SetSettings>(() => createFirst(document));
  const [takesChanged, takeChanged] = useState(false);
  const settled = useDeferredValue(settings);
  const made = useMemo(() => makeSet(settled, isGame(document)), [settled, document]);
  const cards = useMemo(() => made.entries.map((entry) => ({ ...entry, id: createItemId() })), [made]);
  const old = useMemo(() => chosen && findCardsOfSet(document, chosen), [document, chosen]);
  const gone = old ? old.untouched.length + (takesChanged ? old.changed.length : 0) : 0;
  const count = Math.min(cards.length, LIMITS.items - document.items.length + gone);
  const open = (set: MadeSet | null) => {
    choose(set);
    if (!set) return setSettings(createFirst(document));
    const { id: _, cards: __, ...kept } = set;
    setSettings(kept);
  };
  return {
    ...{ chosen, open, settings, cards, count, takesChanged, takeChanged },
    missing: made.missing,
    harder: made.harder,
    changed: old?.changed.length ?? 0,
    change: (fields: Partial<SetSettings>) => setSettings({ ...settings, ...fields }),
  };
}

type CardSet = ReturnType<typeof useCardSet>;

/** Returns a function that puts the set into the document, as one step of undo. */
function usePutting({ chosen, settings, cards, count, takesChanged }: CardSet, noun: string) {
  const editor = useEditor();
  return () => {
    const { locale } = editor.document;
    const set: NewSet = { id: chosen?.id ?? createItemId(), settings: { ...settings, locale }, cards };
    const path = editor.path as unknown as Path<CardDocument>;
    const words = formatCount(count, noun);
    if (chosen) {
      const argument = { ...set, takesChanged };
      const step = { name: 'Make a set anew', words: `${words} made anew` };
      deleteWithUndo(editor, path, { rule: replaceSet, argument, ...step });
    } else {
      editor.edit(path, addSet, set, { name: 'Make a set' });
      offerUndo(editor, `${words} added`, () =>
        editor.edit(path, removeSet, set.id, { name: 'Delete the set' }),
      );
    }
    focusNear(
      editor,
      editor.document.items.findIndex(({ id }) => id === cards[0]?.id),
    );
  };
}

/** Renders the dialog that makes a set of cards, or makes one of the document anew. */
export function CardSetDialog({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const [document] = useState(editor.document as CardDocument);
  const noun = isGame(document) ? 'word' : 'card';
  const set = useCardSet(document);
  const { chosen, settings, cards, count, change } = set;
  const put = usePutting(set, noun);
  const finish = () => {
    onClose();
    put();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Make a set"
      width="large"
      footer={
        <>
          <Button icon={Shuffle} onPress={() => change({ shuffle_seed: getNextSeed(settings.shuffle_seed) })}>
            {chosen ? 'Make anew' : 'Others by chance'}
          </Button>
          <Button variant="filled" isDisabled={count === 0} onPress={finish}>
            {chosen ? 'Replace the set' : `Add ${formatCount(count, noun)}`}
          </Button>
        </>
      }
    >
      <div className="set-sides">
        <div className="set-fields">
          <SetChoice document={document} noun={noun} chosen={chosen} onChoose={set.open} />
          <SetFields
            key={chosen?.id ?? NEW}
            settings={settings}
            onChange={change}
            isGame={isGame(document)}
            fronts={FRONTS[noun]}
          />
          <MissingHint count={cards.length} missing={set.missing} noun={noun} />
          <HarderHint count={cards.length} harder={set.harder} noun={noun} />
          {count < cards.length && (
            <p className="panel-notice">{`A document holds ${LIMITS.items} ${noun}s at most.`}</p>
          )}
          {set.changed > 0 && (
            <ChangedCards
              count={set.changed}
              noun={noun}
              isTaken={set.takesChanged}
              onTake={set.takeChanged}
            />
          )}
        </div>
        <Preview document={document} cards={cards} />
      </div>
    </Dialog>
  );
}

interface SetChoiceProps {
  readonly document: CardDocument;
  readonly noun: string;
  readonly chosen: MadeSet | null;
  readonly onChoose: (set: MadeSet | null) => void;
}

/** Renders the choice between a new set and those of the document; nothing where there are none. */
function SetChoice({ document, noun, chosen, onChoose }: SetChoiceProps) {
  const sets = useMemo(() => listSets(document), [document]);
  if (sets.length === 0) return null;
  return (
    <Select
      label="Set"
      options={[
        { value: NEW, label: 'A new set' },
        ...sets.map((set) => ({ value: set.id, label: nameSet(set, noun) })),
      ]}
      value={chosen?.id ?? NEW}
      onChange={(id) => onChoose(sets.find((set) => set.id === id) ?? null)}
    />
  );
}

interface MissingHintProps {
  readonly count: number;
  readonly missing: number;
  readonly noun: string;
}

/** Says that fewer cards exist than were asked for. */
const MissingHint = ({ count, missing, noun }: MissingHintProps) =>
  missing > 0 && (
    <p className="panel-hint" role="status">
      {count === 0
        ? `There is no ${noun} like that. Choose other numbers.`
        : `There are only ${formatCount(count, noun)} that differ.`}
    </p>
  );

/** Says that a level has too few, so that harder ones fill the cards of a game. */
const HarderHint = ({
  count,
  harder,
  noun,
}: Omit<MissingHintProps, 'missing'> & { readonly harder: number }) =>
  harder > 0 && (
    <p className="panel-hint" role="status">
      {`Only ${formatCount(count - harder, noun)} of this level differ: the others are harder.`}
    </p>
  );

interface ChangedCardsProps {
  readonly count: number;
  readonly noun: string;
  readonly isTaken: boolean;
  readonly onTake: (takes: boolean) => void;
}

/** Says what was changed by hand, and asks whether it is replaced too. */
const ChangedCards = ({ count, noun, isTaken, onTake }: ChangedCardsProps) => (
  <>
    <p className="panel-notice">
      {`You changed ${formatCount(count, noun)} of this set by hand. ${count === 1 ? 'It stays' : 'They stay'}, beside the new ones.`}
    </p>
    <Switch isSelected={isTaken} onChange={onTake}>
      Replace what I changed, too
    </Switch>
  </>
);

interface PreviewProps {
  readonly document: CardDocument;
  readonly cards: NewSet['cards'];
}

/** Renders the new cards alone, on the sheets of the document. */
function Preview({ document, cards }: PreviewProps) {
  const shown = useMemo(
    () => ({ ...document, images: [], items: cards.map(createCard) }) as unknown as HandoutDocument,
    [document, cards],
  );
  return <SetPreview document={shown} />;
}
