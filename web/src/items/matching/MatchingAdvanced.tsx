import { listPicturesIn } from '#shared/document/pictures.ts';
import { setBlankPosition, setLinesAligned } from '#shared/items/matching/rules.ts';
import { COLUMN_FORMATS, LETTER_FORMATS, type MatchingSettings } from '#shared/items/matching/schema.ts';
import type { Path } from '../../document/path.ts';
import { type PanelProps, usePanel } from '../../document/use-panel.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { MatchingPictures } from './MatchingPictures.tsx';

const formatOption = <Format extends string>(value: Format) => ({
  value,
  label: value === 'none' ? 'None' : value,
});
const COLUMN_OPTIONS = COLUMN_FORMATS.map(formatOption);
const LETTER_OPTIONS = LETTER_FORMATS.map(formatOption);

const BLANK_OPTIONS = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const;

const ACROSS_OPTIONS = [
  { value: 'start', label: 'By the words' },
  { value: 'center', label: 'Halfway' },
  { value: 'end', label: 'Close together' },
] as const;

const DOWN_OPTIONS = [
  { value: 'start', label: 'Top' },
  { value: 'center', label: 'Middle' },
  { value: 'end', label: 'Bottom' },
] as const;

interface SettingsProps {
  readonly id: string;
  readonly settings: MatchingSettings;
  readonly path: Path<MatchingSettings>;
}

/** Renders the format, then the settings of lines or of letters. */
export function MatchingAdvanced({ item, path }: PanelProps<'matching'>) {
  const { id, data } = item;
  const given = { id, settings: data.settings, path: path.at('data').at('settings') };
  return (
    <>
      {listPicturesIn(data, 'data').length > 0 && (
        <MatchingPictures
          id={id}
          images={data.settings.images}
          path={path.at('data').at('settings').at('images')}
        />
      )}
      <MarkFields {...given} />
      {data.settings.match_type === 'line' ? <DotFields {...given} /> : <LetterFields {...given} />}
    </>
  );
}

/** Renders the settings of the columns' marks. */
function MarkFields({ id, settings, path }: SettingsProps) {
  const { bind, set } = usePanel(id, 'Edit matching');
  const field = bind(path, settings);
  const isLetter = settings.match_type === 'letter';
  return (
    <>
      <Switch isSelected={settings.display_index} onChange={(display_index) => set(path, { display_index })}>
        {isLetter ? 'Number the terms' : 'Number the columns'}
      </Switch>
      {settings.display_index && (
        <Select isRow label="Left column" options={COLUMN_OPTIONS} {...field('left_column_format')} />
      )}
      {settings.display_index && !isLetter && (
        <Select isRow label="Right column" options={COLUMN_OPTIONS} {...field('right_column_format')} />
      )}
      {isLetter && (
        <Select isRow label="Letters" options={LETTER_OPTIONS} {...field('letter_right_column_format')} />
      )}
    </>
  );
}

function DotFields({ id, settings, path }: SettingsProps) {
  const { bind, set } = usePanel(id, 'Edit dots');
  const field = bind(path, settings);
  return (
    <>
      <Switch
        isSelected={settings.show_dots_left}
        onChange={(show_dots_left) => set(path, { show_dots_left })}
      >
        Dots at the left column
      </Switch>
      <Switch
        isSelected={settings.show_dots_right}
        onChange={(show_dots_right) => set(path, { show_dots_right })}
      >
        Dots at the right column
      </Switch>
      <Segments label="Dots" options={ACROSS_OPTIONS} {...field('align_dots_horizontally')} />
      <Segments label="Rows" options={DOWN_OPTIONS} {...field('align_dots_vertically')} />
    </>
  );
}

function LetterFields({ id, settings, path }: SettingsProps) {
  const { run } = usePanel(id, 'Edit lines');
  return (
    <>
      <Segments
        label="Line position"
        options={BLANK_OPTIONS}
        value={settings.blank_position}
        onChange={(position) => run(path, setBlankPosition, position)}
      />
      <Switch
        isSelected={settings.align_line_horizontally}
        isDisabled={settings.blank_position === 'before'}
        onChange={(aligned) => run(path, setLinesAligned, aligned)}
      >
        Align lines
      </Switch>
    </>
  );
}
