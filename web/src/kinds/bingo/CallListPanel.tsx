import { range } from 'es-toolkit';
import { Shuffle } from 'lucide-react';
import { describeSameCalls, setCallCopies, shuffleCallList } from '#shared/kinds/bingo/call-copies.ts';
import { getCallListSize } from '#shared/kinds/bingo/call-list-size.ts';
import { CALL_COPIES_LIMIT, CALL_LIST_FONT_SIZE } from '#shared/kinds/bingo/choices.ts';
import { followPage, setCallListSize } from '#shared/kinds/bingo/rules.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { FREE_VERSIONS, getVersionLetter } from '#shared/vocabulary/version-letter.ts';
import { useDocument, useEditor, useFact } from '../../document/editor-context.ts';
import type { Path } from '../../document/path.ts';
import { usePanel } from '../../document/use-panel.ts';
import { AutomaticSizeField } from '../../fields/AutomaticSizeField.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';

const SORTS = [
  { value: 'rand', label: 'Random' },
  { value: 'natural', label: 'In Order' },
  { value: 'alpha', label: 'Alphabetically' },
] as const;
/** 0 means as many columns as suit the number of words. */
const COLUMNS = [
  { value: 0, label: 'Auto' },
  { value: 1, label: '1' },
  { value: 2, label: '2' },
  { value: 3, label: '3' },
  { value: 4, label: '4' },
] as const;
/** A call list each for games with the same cards. */
const COPIES = range(1, CALL_COPIES_LIMIT + 1).map((value) => ({
  value,
  label: value === 1 ? 'One' : `A–${getVersionLetter(value - 1)}`,
  premium: value > FREE_VERSIONS,
}));

/** Renders the size of its type, which is as large as one page allows until a user sets it. */
function CallListSize() {
  const game = useDocument() as Bingo;
  const path = (useEditor().path as Path<Bingo>).at('call_list');
  const { run, seal } = usePanel('call list', 'Call list');
  const { font_size, automatic_size = false } = game.call_list;
  return (
    <AutomaticSizeField
      label="Font size"
      range={CALL_LIST_FONT_SIZE}
      value={font_size}
      automatic={{ size: automatic_size ? getCallListSize(game) : font_size, isOn: automatic_size }}
      onAutomatic={() => run(path, followPage, undefined)}
      onChange={(size) => run(path, setCallListSize, size, 'font_size')}
      onChangeEnd={seal}
    />
  );
}

/** Says which orders are the same, because there are too few words. */
function SameCalls() {
  const same = useFact((document) => describeSameCalls(document as Bingo));
  return (
    same && (
      <p className="panel-notice" role="status">
        {same}
      </p>
    )
  );
}

/** Renders the settings of the call list; its options show while it is printed. */
export function CallListPanel() {
  const { call_list } = useDocument() as Bingo;
  const game = useEditor().path as Path<Bingo>;
  const path = game.at('call_list');
  const { run, set } = usePanel('call list', 'Call list');
  return (
    <>
      <Switch isSelected={call_list.visible} onChange={(visible) => set(path, { visible })}>
        Call list
      </Switch>
      {call_list.visible && (
        <>
          <Segments
            label="Sort"
            options={SORTS}
            value={call_list.sort}
            onChange={(sort) => set(path, { sort })}
          />
          {call_list.sort === 'rand' && (
            <>
              <Select
                isRow
                label="Call lists"
                options={COPIES}
                value={call_list.copies?.length ?? 1}
                onChange={(count) => run(game, setCallCopies, count)}
              />
              <Button icon={Shuffle} size="dense" onPress={() => run(game, shuffleCallList, undefined)}>
                Shuffle
              </Button>
              <SameCalls />
            </>
          )}
          <Segments
            label="Columns"
            options={COLUMNS}
            value={call_list.columns ?? 0}
            onChange={(columns) => set(path, { columns: columns || null })}
          />
          <CallListSize />
          <Switch isSelected={call_list.clue} onChange={(clue) => set(path, { clue })}>
            Call the definition instead of the word
          </Switch>
          <Switch isSelected={call_list.slips} onChange={(slips) => set(path, { slips })}>
            Slips to cut out and draw
          </Switch>
        </>
      )}
    </>
  );
}
