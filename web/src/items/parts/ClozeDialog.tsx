import { useEffect, useMemo, useState } from 'react';
import {
  createClozeText,
  listClozeWords,
  pickEvery,
  pickListed,
  pickTagged,
  SPEECH_PARTS,
  type SpeechPart,
  splitList,
  type TaggedWord,
  withBlanks,
} from '#shared/items/fill-in-the-blank/cloze.ts';
import type { FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { ItemOnPaper } from '#shared/items/ItemOnPaper.tsx';
import { wrapData } from '#shared/items/item.ts';
import { defineRange } from '#shared/range.ts';
import { PLAIN_LIMIT } from '#shared/vocabulary/schema-fields.ts';
import { useDocument } from '../../document/editor-context.ts';
import { usePreviewFonts } from '../../document/use-preview-fonts.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Chips } from '../../ui/fields/CheckboxGroup.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import './ClozeDialog.css';

const EVERY = defineRange({ min: 2, max: 20, step: 1, initial: 7, unit: 'words' });

const WAYS = [
  { value: 'every', label: 'Every n-th word' },
  { value: 'parts', label: 'Part of speech' },
  { value: 'list', label: 'My list' },
] as const;
type Way = (typeof WAYS)[number]['value'];

const PART_OPTIONS = SPEECH_PARTS.map((value) => ({ value, label: `${value}s` }));

/** What decides which words become blanks. */
interface Choice {
  readonly way: Way;
  readonly every: number;
  readonly parts: readonly SpeechPart[];
  readonly list: string;
  readonly keepsFirst: boolean;
}
const FIRST: Choice = { way: 'every', every: EVERY.initial, parts: ['Noun'], list: '', keepsFirst: true };

/** Returns the tagged words of a text, once the tagger has loaded; null until then, and for other languages. */
function useTaggedWords(text: string, isWanted: boolean): readonly TaggedWord[] | null {
  const [tag, setTag] = useState<{ words: (text: string) => TaggedWord[] } | null>(null);
  useEffect(() => {
    if (isWanted && !tag) void import('./tag-words.ts').then(({ tagWords }) => setTag({ words: tagWords }));
  }, [isWanted, tag]);
  return useMemo(() => (isWanted && tag ? tag.words(text) : null), [isWanted, tag, text]);
}

/** Returns the text with its blanks, and the words of the list that are not in it. */
function useCloze(text: string, choice: Choice, locale: string) {
  const isEnglish = /^en\b/i.test(locale);
  const tagged = useTaggedWords(text, choice.way === 'parts' && isEnglish);
  return useMemo(() => {
    const plain = createClozeText(text, locale);
    const places = listClozeWords(plain.words, choice.keepsFirst);
    const listed = pickListed(plain.words, places, splitList(choice.list));
    const picked = {
      every: () => pickEvery(places, choice.every),
      parts: () => pickTagged(plain.words, places, { tagged: tagged ?? [], parts: choice.parts }),
      list: () => listed.picked,
    }[choice.way]();
    const missing = choice.way === 'list' ? listed.missing : [];
    return { made: withBlanks(plain, picked), count: picked.length, missing, isEnglish };
  }, [text, choice, locale, tagged, isEnglish]);
}

interface ClozeDialogProps {
  /** The text to begin with. */
  readonly text: string;
  /** The words of the button that takes the text. */
  readonly action: string;
  readonly onMake: (made: { data: FillInTheBlankData; withBank: boolean }) => void;
  readonly onClose: () => void;
}

/** Renders the dialog that makes blanks in a text: every n-th word, by part of speech, or by a list. It shows what it will print. */
export function ClozeDialog({ text: given, action, onMake, onClose }: ClozeDialogProps) {
  const { locale } = useDocument();
  const [text, setText] = useState(given);
  const [choice, setChoice] = useState(FIRST);
  const [withBank, setWithBank] = useState(true);
  const { made, count, missing, isEnglish } = useCloze(text, choice, locale);
  const make = () => {
    onMake({ data: made, withBank });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Make blanks in a text"
      width="large"
      footer={
        <Button variant="filled" isDisabled={count === 0} onPress={make}>
          {action}
        </Button>
      }
    >
      <div className="cloze-sides">
        <div className="stack">
          <TextArea label="Text" value={text} maxLength={PLAIN_LIMIT} onChange={setText} />
          <Segments
            label="Which words"
            options={WAYS}
            value={choice.way}
            onChange={(way) => setChoice({ ...choice, way })}
          />
          <ChoiceFields choice={choice} isEnglish={isEnglish} onChange={setChoice} />
          <Switch
            isSelected={choice.keepsFirst}
            onChange={(keepsFirst) => setChoice({ ...choice, keepsFirst })}
          >
            Leave the first sentence whole
          </Switch>
          <Switch isSelected={withBank} onChange={setWithBank}>
            With a word bank
          </Switch>
        </div>
        <div>
          <p className="panel-hint" role="status">
            {describeCount(count, missing)}
          </p>
          <Preview data={made} />
        </div>
      </div>
    </Dialog>
  );
}

function describeCount(count: number, missing: readonly string[]): string {
  const blanks = count === 1 ? '1 blank.' : `${count || 'No'} blanks.`;
  return missing.length > 0 ? `${blanks} Not in the text: ${missing.join(', ')}.` : blanks;
}

interface ChoiceFieldsProps {
  readonly choice: Choice;
  readonly isEnglish: boolean;
  readonly onChange: (choice: Choice) => void;
}

function ChoiceFields({ choice, isEnglish, onChange }: ChoiceFieldsProps) {
  if (choice.way === 'every')
    return (
      <SliderField
        label="Every … words"
        range={EVERY}
        value={choice.every}
        onChange={(every) => onChange({ ...choice, every })}
      />
    );
  if (choice.way === 'list')
    return (
      <TextArea
        label="Words"
        hint="With commas between them, or one on each line."
        value={choice.list}
        onChange={(list) => onChange({ ...choice, list })}
      />
    );
  if (!isEnglish)
    return (
      <p className="panel-notice">
        Parts of speech are known for English alone, and this worksheet is in another language. Choose every
        n-th word, or your own list.
      </p>
    );
  return (
    <Chips
      label="Parts of speech"
      options={PART_OPTIONS}
      value={choice.parts}
      hint="Found by the computer, which is now and then wrong: look at the text at the right."
      onChange={(parts) => onChange({ ...choice, parts })}
    />
  );
}

/** Renders the text as the answer key prints it. */
function Preview({ data }: { data: FillInTheBlankData }) {
  const { style } = useDocument();
  const item = useMemo(() => wrapData('fill_in_the_blank', 'cloze', data), [data]);
  return (
    <div className="cloze-sheet paper" style={usePreviewFonts([item])} inert>
      <ItemOnPaper item={item} number={null} answerKey style={style} />
    </div>
  );
}
