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
  const letters = (versions?.seeds ?? []).map((_, value) => ({ value, label: getVersionLetter(value) }));
  const tables = TABLES.filter(([name]) => show_answer_key && key_pages?.[name]).map(([, label], at) => ({
    value: count + at,
    label,
  }));
  const shown = version < count + tables.length ? version : count - 1;
  const show = (chosen: number) => {
    view.version = chosen;
  };
  return (
    <>
      {letters.length > 0 && (
        <Segments label="Show on the sheets" options={letters} value={shown} onChange={show} />
      )}
      {tables.length > 0 && (
        <Segments
          label="Show of the key"
          options={[{ value: Math.min(shown, count - 1), label: 'Sheets' }, ...tables]}
          value={shown}
          onChange={show}
        />
      )}
    </>
  );
}
