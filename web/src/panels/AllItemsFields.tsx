import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { setNumberingFormat } from '#shared/items/list-rules.ts';
import { findNumberingFormat } from '#shared/items/new-item.ts';
import { getOptionMark } from '#shared/vocabulary/numbering.ts';
import { OPTION_MARKS } from '#shared/vocabulary/option-marks.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { FORMAT_OPTIONS } from '../fields/NumberingFields.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { Select } from '../ui/fields/Select.tsx';

const MARK_OPTIONS = OPTION_MARKS.map((value) => ({
  value,
  label: [0, 1, 2].map((index) => getOptionMark(index, value)).join(' '),
}));

/** Renders what is set for all items at once: the format of their numbers, and the marks of their options. */
export function AllItemsFields() {
  const document = useDocument();
  const path = useEditor().path as Path<DocumentWithItems>;
  const { run } = usePanel('all items', 'Set numbering of all items');
  const { set } = usePanel('all options', 'Set letters of all options');
  if (!hasItems(document)) return null;
  const { format, isMixed } = findNumberingFormat(document);
  return (
    <>
      {format !== null && (
        <Select
          isRow
          label="Numbering"
          placeholder="Various"
          options={FORMAT_OPTIONS}
          value={isMixed ? null : format}
          onChange={(chosen) => run(path, setNumberingFormat, chosen)}
        />
      )}
      <Segments
        label="Option letters"
        options={MARK_OPTIONS}
        value={document.style.option_marks ?? 'upper'}
        onChange={(option_marks) => set(path.at('style'), { option_marks })}
      />
    </>
  );
}
