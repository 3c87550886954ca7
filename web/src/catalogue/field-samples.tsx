import { FileUp, ImageUp } from 'lucide-react';
import { defineRange } from '#shared/range.ts';
import { Chips } from '../ui/fields/CheckboxGroup.tsx';
import { Chip } from '../ui/fields/Chip.tsx';
import { ColorField } from '../ui/fields/ColorField.tsx';
import { ColorPalette } from '../ui/fields/ColorPalette.tsx';
import { DropZone } from '../ui/fields/DropZone.tsx';
import { FieldNotes } from '../ui/fields/FieldNotes.tsx';
import { FileButton } from '../ui/fields/FileButton.tsx';
import { NumberBox } from '../ui/fields/NumberBox.tsx';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { SearchField } from '../ui/fields/SearchField.tsx';
import { ChoiceTiles, Segments } from '../ui/fields/Segments.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { Switch, type SwitchProps } from '../ui/fields/Switch.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { WordsField } from '../ui/fields/WordsField.tsx';
import { WithValue } from './WithValue.tsx';

const SIZE = defineRange({ min: 6, max: 64, step: 1, initial: 14, unit: 'pt' });
const FAR = defineRange({ min: -10_000, max: 10_000, step: 1, initial: 0, unit: '' });
const FONTS = [
  { value: 'nunito', label: 'Nunito' },
  { value: 'andika', label: 'Andika', note: 'Clear letters' },
  { value: 'fredoka', label: 'Fredoka', premium: true },
  { value: 'none', label: 'None', isDisabled: true },
];
const ALIGNS = ['Left', 'Center', 'Right'].map((label) => ({ value: label, label }));
const GRADES = ['Kindergarten', 'Grade 1', 'Grade 2', 'Grade 3'].map((label) => ({ value: label, label }));

const aSwitch = (initial: boolean, look: Pick<SwitchProps, 'children' | 'isDisabled' | 'layout'>) => (
  <WithValue initial={initial}>
    {(isOn, setOn) => <Switch {...look} isSelected={isOn} onChange={setOn} />}
  </WithValue>
);

const aDropZone = (isOver: boolean) => (
  <DropZone label="Your own image" icon={ImageUp} words="Drop an image here, or paste one" isOver={isOver}>
    <FileButton isSingle label="Image file" onFiles={() => undefined}>
      Choose a file
    </FileButton>
  </DropZone>
);

export const FIELD_SAMPLES = {
  PasswordField: {
    Hidden: <PasswordField label="Password" hint="8 or more characters" value="a long password" />,
  },
  WordsField: {
    Empty: <WordsField value="" onChange={() => undefined} />,
    'With words': <WordsField value="rain" onChange={() => undefined} />,
  },
  TextField: {
    Empty: <TextField label="Title" placeholder="Untitled" />,
    'With a hint': <TextField label="File name" defaultValue="Rain" hint="Only you see it." />,
    Wrong: <TextField label="E-mail" defaultValue="ann" error="Please enter an e-mail address." />,
    Dense: <TextField aria-label="Word 1" defaultValue="cloud" isDense />,
    Disabled: <TextField label="Class" defaultValue="4 B" isDisabled />,
  },
  FileButton: {
    Plain: (
      <FileButton label="Files" onFiles={() => undefined}>
        Choose a file
      </FileButton>
    ),
    'With an icon': (
      <FileButton variant="action" icon={FileUp} label="More files" onFiles={() => undefined}>
        Import a file
      </FileButton>
    ),
  },
  DropZone: {
    Empty: aDropZone(false),
    'With files over the page': aDropZone(true),
  },
  TextArea: {
    Empty: <TextArea label="What happened?" />,
    Wrong: <TextArea label="Your question" error="This is a required field." />,
  },
  SearchField: { Empty: <SearchField aria-label="Search items" placeholder="Search" /> },
  FieldNotes: {
    Hint: <FieldNotes hint="At most 300 characters." error={undefined} />,
  },
  NumberBox: {
    'Between bounds': (
      <WithValue initial={14}>
        {(value, setValue) => <NumberBox aria-label="Size" range={SIZE} value={value} onChange={setValue} />}
      </WithValue>
    ),
    Disabled: <NumberBox aria-label="Size" range={SIZE} value={14} onChange={() => {}} isDisabled />,
  },
  NumberField: {
    'Bounds far apart': (
      <WithValue initial={100}>
        {(value, setValue) => (
          <NumberField label="Last number" range={FAR} value={value} onChange={setValue} />
        )}
      </WithValue>
    ),
    'Of several that differ': <NumberField label="Points" range={FAR} value={null} onChange={() => {}} />,
  },
  SliderField: {
    'Between bounds': (
      <WithValue initial={14}>
        {(value, setValue) => <SliderField label="Size" range={SIZE} value={value} onChange={setValue} />}
      </WithValue>
    ),
    Disabled: <SliderField label="Size" range={SIZE} value={64} onChange={() => {}} isDisabled />,
  },
  Switch: {
    Off: aSwitch(false, { children: 'Border' }),
    On: aSwitch(true, { children: 'Border' }),
    'Words after it': aSwitch(false, { layout: 'after', children: 'Answer key' }),
    'Words that are hidden': aSwitch(false, { layout: 'hidden', children: 'Title' }),
    Disabled: aSwitch(false, { isDisabled: true, children: 'Restart' }),
  },
  Select: {
    Chosen: (
      <WithValue initial="nunito">
        {(value, setValue) => <Select label="Font" options={FONTS} value={value} onChange={setValue} />}
      </WithValue>
    ),
    'In a row': (
      <WithValue initial="andika">
        {(value, setValue) => <Select label="Font" isRow options={FONTS} value={value} onChange={setValue} />}
      </WithValue>
    ),
    'Nothing chosen': <Select label="Grade" options={FONTS} value={null} onChange={() => {}} />,
    Wrong: (
      <Select label="Grade" options={FONTS} value={null} onChange={() => {}} error="Select at least one" />
    ),
    Disabled: <Select label="Font" options={FONTS} value="nunito" onChange={() => {}} isDisabled />,
  },
  Segments: {
    Chosen: (
      <WithValue initial="Center">
        {(value, setValue) => (
          <Segments label="Alignment" options={ALIGNS} value={value} onChange={setValue} />
        )}
      </WithValue>
    ),
    Tiles: (
      <WithValue initial="nunito">
        {(value, setValue) => <ChoiceTiles label="Lines" options={FONTS} value={value} onChange={setValue} />}
      </WithValue>
    ),
    Disabled: <Segments label="Alignment" options={ALIGNS} value="Left" onChange={() => {}} isDisabled />,
  },
  CheckboxGroup: {
    'Two at most': (
      <WithValue<string[]> initial={['Grade 1']}>
        {(value, setValue) => (
          <Chips label="Grades" options={GRADES} value={value} onChange={setValue} most={2} />
        )}
      </WithValue>
    ),
    Wrong: (
      <Chips label="Grades" options={GRADES} value={[]} onChange={() => {}} error="Select at least one" />
    ),
  },
  Chip: { 'A fact': <Chip>Grade 4</Chip> },
  ColorField: {
    'A named color': (
      <WithValue initial="#1A1A1A">
        {(value, setValue) => <ColorField label="Color" value={value} onChange={setValue} />}
      </WithValue>
    ),
    Disabled: <ColorField label="Color" value="#1D4ED8" onChange={() => {}} isDisabled />,
  },
  ColorPalette: {
    Open: (
      <WithValue initial="#1D4ED8">
        {(value, setValue) => <ColorPalette value={value} onChange={setValue} />}
      </WithValue>
    ),
  },
};
