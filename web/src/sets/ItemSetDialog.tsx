import { Shuffle } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { DocumentWithItems } from '#shared/document/document.ts';
import { addItems } from '#shared/items/list-rules.ts';
import { PROBLEM_COUNT } from '#shared/items/maths-practice/ranges.ts';
import { getNextSeed } from '#shared/shuffle.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useEditor } from '../document/editor-context.ts';
import { createItemId, useItemActions } from '../document/item-actions.ts';
import type { Path } from '../document/path.ts';
import { LEVEL_OPTIONS } from '../drawings/level-options.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { createSheet } from '../words/words-target.ts';
import {
  createItemOf,
  FIRST_SETTINGS,
  getUsualCount,
  ITEM_TOPIC_OPTIONS,
  type ItemSettings,
  type ItemTopic,
  isDrawn,
  isRead,
} from './item-set.ts';
import { SetPreview } from './SetPreview.tsx';
import './MakeSetDialog.css';

const TASK_OPTIONS = [
  { value: 'read', label: 'Write it' },
  { value: 'draw', label: 'Draw it' },
  { value: 'shown', label: 'See both' },
] as const;

interface ItemSetDialogProps {
  /** The place of the item. */
  readonly at: number;
  readonly onClose: () => void;
}

/** Renders the dialog that makes an item of many drawings or problems: "20 clocks to read". */
export function ItemSetDialog({ at, onClose }: ItemSetDialogProps) {
  const editor = useEditor();
  const { openNew } = useItemActions();
  const [document] = useState(editor.document);
  const [id] = useState(createItemId);
  const [settings, setSettings] = useState<ItemSettings>(FIRST_SETTINGS);
  const settled = useDeferredValue(settings);
  const shown = useMemo(() => createSheet(document, [createItemOf(settled, id)]), [document, settled, id]);
  const change = (fields: Partial<ItemSettings>) => setSettings({ ...settings, ...fields });
  const isFull = document.items.length >= LIMITS.items;
  const add = () => {
    onClose();
    const items = [createItemOf(settings, id)];
    const path = editor.path as Path<DocumentWithItems>;
    editor.edit(path, addItems, { items, at, instead: null }, { name: 'Make a set' });
    openNew(items);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Make a set"
      width="large"
      footer={
        <>
          <Button icon={Shuffle} onPress={() => change({ seed: getNextSeed(settings.seed) })}>
            Others by chance
          </Button>
          <Button variant="filled" isDisabled={isFull} onPress={add}>
            Add to this worksheet
          </Button>
        </>
      }
    >
      <div className="set-sides">
        <div className="set-fields">
          <ItemFields settings={settings} onChange={change} />
          {isFull && <p className="panel-notice">A worksheet holds {LIMITS.items} items at most.</p>}
          <p className="panel-hint">All of it can be changed later in its panel.</p>
        </div>
        <SetPreview document={shown} />
      </div>
    </Dialog>
  );
}

interface ItemFieldsProps {
  readonly settings: ItemSettings;
  readonly onChange: (fields: Partial<ItemSettings>) => void;
}

/** Renders what the item is made of. */
function ItemFields({ settings, onChange }: ItemFieldsProps) {
  const { topic, count, level, task } = settings;
  const choose = (next: ItemTopic) => onChange({ topic: next, count: getUsualCount(next) });
  return (
    <>
      <Select label="What" options={ITEM_TOPIC_OPTIONS} value={topic} onChange={choose} />
      {isDrawn(topic) && (
        <>
          {isRead(topic) && (
            <Segments
              label="Students"
              options={TASK_OPTIONS}
              value={task === 'alone' ? 'read' : task}
              onChange={(next) => onChange({ task: next })}
            />
          )}
          <Segments
            label="Level"
            options={LEVEL_OPTIONS}
            value={level}
            onChange={(next) => onChange({ level: next })}
          />
        </>
      )}
      <SliderField
        label="How many"
        range={PROBLEM_COUNT}
        value={count}
        onChange={(next) => onChange({ count: Math.round(next) })}
      />
    </>
  );
}
