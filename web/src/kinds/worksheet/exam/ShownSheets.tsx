import { range } from 'es-toolkit';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { getVersionLetter } from '#shared/vocabulary/version-letter.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { useViewFact } from '../../../document/use-view.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';

const TABLES = [
  ['answers', 'Answers'],
  ['guide', 'Guide'],
] as const;

/** Renders which sheets are shown: a version, or a table at the end of the key while that is shown; nothing is saved. */
export function ShownSheets({ worksheet }: { worksheet: Worksheet }) {
  const { view } = useEditor();
  const version = useViewFact((of) => of.version);
  const { versions, key_pages, show_answer_key } = worksheet;
  const count = versions?.seeds.length ?? 1;
  const letters = versions ? range(count).map(getVersionLetter) : ['Sheet'];
  const tables = show_answer_key ? TABLES.flatMap(([name, label]) => (key_pages?.[name] ? [label] : [])) : [];
  const options = [...letters, ...tables].map((label, value) => ({ value, label }));
  if (options.length === 1) return null;
  return (
    <Segments
      label="Show on the sheets"
      options={options}
      value={version < options.length ? version : count - 1}
      onChange={(chosen) => {
        view.version = chosen;
      }}
    />
  );
}
