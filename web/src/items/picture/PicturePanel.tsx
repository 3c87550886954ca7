import { Plus } from 'lucide-react';
import { hasWordList, listNumberedWords } from '#shared/items/picture/labels.ts';
import { addPicture, shuffleNumberedWords } from '#shared/items/picture/rules.ts';
import {
  LABEL_SIDES,
  LABEL_TYPES,
  PICTURE_LIMIT,
  PICTURE_WIDTH,
  PLACEMENTS,
} from '#shared/items/picture/schema.ts';
import { setNumberingSkipped } from '#shared/vocabulary/numbering.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { LengthField } from '../../fields/LengthField.tsx';
import { RichTextField } from '../../richtext/RichTextField.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { IncludeInWordBank } from '../parts/IncludeInWordBank.tsx';
import type { ItemPanel } from '../parts/item-panel.ts';
import { PictureFields } from './PictureFields.tsx';
import { PictureHints } from './PictureHints.tsx';
import { PictureTile } from './PictureTile.tsx';
import './PicturePanel.css';

const PLACEMENT_WORDS = {
  center: 'Center',
  left: 'Left',
  right: 'Right',
  text_right: 'Text at the right',
  text_left: 'Text at the left',
} as const satisfies Record<(typeof PLACEMENTS)[number], string>;
const PLACEMENT_OPTIONS = PLACEMENTS.map((value) => ({ value, label: PLACEMENT_WORDS[value] }));

const TYPE_WORDS = {
  blank: 'Blanks',
  text: 'Words',
  number: 'Numbers',
  letter: 'Letters',
} as const satisfies Record<(typeof LABEL_TYPES)[number], string>;
const TYPE_OPTIONS = LABEL_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }));

const TYPE_HINTS = {
  blank: 'Students write the words on lines. The answer key has them.',
  text: 'The words are printed on the sheet.',
  number: 'The words are listed below; students write their numbers into boxes.',
  letter: 'The words are listed below; students write their letters into boxes.',
} as const;

const SIDE_WORDS = { both: 'Both sides', left: 'Left', right: 'Right' } as const;
const SIDE_OPTIONS = LABEL_SIDES.map((value) => ({ value, label: SIDE_WORDS[value] }));

function PicturePanel({ item, path }: PanelProps<'picture'>) {
  const { id, data } = item;
  const { run, bind, seal } = usePanel(id, 'Edit picture');
  const own = path.at('data');
  const field = bind(own, data);
  const { keys } = useEntryKeys(data.pictures);
  return (
    <>
      <RichTextField
        variant="text"
        field="data.subtitle"
        label="Question"
        placeholder="Question or directions above the picture"
        {...field('subtitle')}
      />
      <Switch
        isSelected={!item.numbering.hidden}
        onChange={(numbered) => run(path.at('numbering'), setNumberingSkipped, !numbered)}
      >
        Numbered, as a question
      </Switch>
      {keys.map((key, at) => (
        <PictureFields key={key} id={id} data={data} path={own} at={at} />
      ))}
      <LabelSettings item={item} path={path} />
      {data.pictures.length < PICTURE_LIMIT && (
        <div>
          <Button size="dense" icon={Plus} onPress={() => run(own, addPicture, undefined)}>
            Add a picture to the row
          </Button>
        </div>
      )}
      <LengthField label="Width" range={PICTURE_WIDTH} {...field('width')} onChangeEnd={seal} />
      <Select isRow label="Place" options={PLACEMENT_OPTIONS} {...field('placement')} />
      {data.placement.startsWith('text_') && (
        <RichTextField
          variant="body"
          field="data.text"
          label="Text beside the picture"
          placeholder="Text beside the picture"
          {...field('text')}
        />
      )}
      <PictureHints item={item} path={path} />
    </>
  );
}

/** Renders what the labels are; nothing without any. */
function LabelSettings({ item, path }: PanelProps<'picture'>) {
  const { id, data } = item;
  const { run, bind } = usePanel(id, 'Edit labels');
  const own = path.at('data');
  const field = bind(own, data);
  if (!data.pictures.some(({ labels }) => labels.length > 0)) return null;
  return (
    <>
      <Segments
        label="Labels"
        options={TYPE_OPTIONS}
        hint={TYPE_HINTS[data.label_type]}
        {...field('label_type')}
      />
      <Segments label="Label position" options={SIDE_OPTIONS} {...field('label_sides')} />
      {data.label_type === 'blank' && (
        <IncludeInWordBank item={item} hint="Write the words of a label first." />
      )}
      {hasWordList(data) && (
        <div>
          <Button
            size="dense"
            isDisabled={listNumberedWords(data).length < 2}
            onPress={() => run(own, shuffleNumberedWords, undefined)}
          >
            Shuffle the list
          </Button>
        </div>
      )}
    </>
  );
}

export const panel = {
  Panel: PicturePanel,
  Tile: PictureTile,
  sample: {},
} satisfies ItemPanel<'picture'>;
