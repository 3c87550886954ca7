import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DocumentWithItems } from '#shared/document/document.ts';
import { addCloze, addLineQuestion } from '#shared/items/add-cloze.ts';
import { markWords } from '#shared/items/basic-text/mark-words.ts';
import {
  addGlossaryWord,
  changeGlossaryEntry,
  setLineNumbers,
  toLineReference,
} from '#shared/items/basic-text/rules.ts';
import { type BasicTextData, GLOSSARY } from '#shared/items/basic-text/schema.ts';
import { toPlainText } from '#shared/text/plain-text.ts';
import { useEdit, useEditor } from '../../document/editor-context.ts';
import { createItemId, useItemActions } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import './PassageFields.css';

const ClozeDialog = createLazyDialog(async () => (await import('../parts/ClozeDialog.tsx')).ClozeDialog);

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the words of the text that were selected last, in the side bar or on the sheet; empty where none are. */
function useSelectedWords(text: string): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const read = () => {
      const selection = document.getSelection();
      const node = selection?.anchorNode;
      const element = node instanceof Element ? node : node?.parentElement;
      // A press on a button, or the caret in another field, leaves what was selected.
      if (element?.closest('[data-field="data.instruction"]')) setWords(fold(selection?.toString() ?? ''));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return words !== '' && fold(text).includes(words) ? words : '';
}

/** Renders what makes a reading passage of a text: line numbers, words that are explained, questions about lines, blanks. */
export function PassageFields({ id, data, path }: PartProps<BasicTextData>) {
  const { run } = usePanel(id, 'Edit passage');
  const text = toPlainText(data.instruction);
  const selected = useSelectedWords(text);
  return (
    <div className="stack passage-fields">
      <Switch isSelected={data.line_numbers === true} onChange={(on) => run(path, setLineNumbers, on)}>
        Number every fifth line
      </Switch>
      <Glossary id={id} data={data} path={path} selected={selected} />
      <MakeOfText id={id} text={text} selected={selected} />
    </div>
  );
}

interface PassageProps extends PartProps<BasicTextData> {
  /** The words of the text that are selected. */
  readonly selected: string;
}

function Glossary({ id, data, path, selected }: PassageProps) {
  const { run, seal } = usePanel(id, 'Edit glossary');
  const { glossary = [], instruction } = data;
  const { missing } = markWords(
    instruction,
    glossary.map(({ word }) => word),
  );
  return (
    <>
      {glossary.map(({ word, meaning }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place
        <div key={at} className="glossary-row">
          <TextField
            isDense
            aria-label={`Word ${at + 1} of the glossary`}
            placeholder="Word"
            value={word}
            maxLength={GLOSSARY.wordCharacters}
            error={missing.includes(word.trim()) ? 'Not in the text' : undefined}
            onChange={(typed) =>
              run(path, changeGlossaryEntry, { at, fields: { word: typed } }, `word ${at}`)
            }
            onBlur={seal}
          />
          <TextField
            isDense
            aria-label={`Meaning ${at + 1} of the glossary`}
            placeholder="What it means"
            value={meaning}
            maxLength={GLOSSARY.meaningCharacters}
            onChange={(typed) =>
              run(path, changeGlossaryEntry, { at, fields: { meaning: typed } }, `meaning ${at}`)
            }
            onBlur={seal}
          />
          <IconButton
            label={`Remove ${word || 'the word'} from the glossary`}
            icon={X}
            onPress={() => run(path, changeGlossaryEntry, { at, fields: null })}
          />
        </div>
      ))}
      <div className="row">
        <Button
          size="dense"
          isDisabled={glossary.length >= GLOSSARY.entries}
          onPress={() => run(path, addGlossaryWord, selected)}
        >
          {selected ? 'Explain the selected words' : 'Explain a word'}
        </Button>
      </div>
    </>
  );
}

interface MakeProps extends Pick<PassageProps, 'id' | 'selected'> {
  readonly text: string;
}

function MakeOfText({ id, text, selected }: MakeProps) {
  const [isMaking, setMaking] = useState(false);
  const { edit } = useEdit();
  const { openItem } = useItemActions();
  const document = useEditor().path as Path<DocumentWithItems>;
  const ask = () => {
    const made = createItemId();
    const name = 'Ask about lines';
    edit(
      document,
      (changed: DocumentWithItems) => {
        const own = changed.items.find((item) => item.id === id);
        if (own) setLineNumbers(own.data as BasicTextData, true);
        addLineQuestion(changed, { id: made, below: id, reference: toLineReference(selected) });
      },
      null,
      { name },
    );
    openItem(made, 'both', true);
  };
  return (
    <>
      <div className="row">
        <Button size="dense" isDisabled={selected === ''} onPress={ask}>
          Ask about these lines
        </Button>
        <Button size="dense" isDisabled={text.trim() === ''} onPress={() => setMaking(true)}>
          Make blanks…
        </Button>
      </div>
      <p className="panel-hint">
        {selected
          ? `Selected: “${selected.length > 60 ? `${selected.slice(0, 60)}…` : selected}”`
          : 'Select words of the text to explain them, or to ask about their lines. A question has {line: words of the text}, which prints as “line 12”, wherever they are then.'}
      </p>
      {isMaking && (
        <ClozeDialog
          text={text}
          action="Add below this text"
          onMake={({ data: made, withBank }) => {
            const cloze = { id: createItemId(), data: made, bankId: withBank ? createItemId() : null };
            edit(document, addCloze, { ...cloze, below: id }, { name: 'Make blanks' });
            openItem(cloze.id, 'both');
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}
