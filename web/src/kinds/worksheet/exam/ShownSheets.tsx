import { range } from 'es-toolkit';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { listLevels } from '#shared/kinds/worksheet/versions/to-level.ts';
import { countOrders, countVersions } from '#shared/kinds/worksheet/versions/to-version.ts';
import { LEVEL_LABELS } from '#shared/vocabulary/difficulty.ts';
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
  const { key_pages, show_answer_key, items } = worksheet;
  const [orders, count] = [countOrders(worksheet), countVersions(worksheet)];
  const levels = listLevels(items);
  const letters = range(orders).map((value) => ({ value, label: getVersionLetter(value) }));
  const tables = TABLES.filter(([name]) => show_answer_key && key_pages?.[name]).map(([, label], at) => ({
    value: count + at,
    label,
  }));
  const shown = version < count + tables.length ? version : count - 1;
  const sheet = Math.min(shown, count - 1);
  const [level, order] = [Math.floor(sheet / orders), sheet % orders];
  const show = (chosen: number) => {
    view.version = chosen;
    // An open variant would go on being shown.
    if (items.some(({ id, variant }) => variant && id === view.openItem)) view.openItem = null;
  };
  return (
    <>
      {orders > 1 && (
        <Segments
          label="Show on the sheets"
          options={letters}
          value={shown < count ? order : -1}
          onChange={(chosen) => show(level * orders + chosen)}
        />
      )}
      {levels.length > 1 && (
        <Segments
          label="Show the difficulty"
          options={levels.map((name, value) => ({ value, label: name ? LEVEL_LABELS[name] : 'Standard' }))}
          value={shown < count ? level : -1}
          onChange={(chosen) => show(chosen * orders + order)}
        />
      )}
      {tables.length > 0 && (
        <Segments
          label="Show of the key"
          options={[{ value: sheet, label: 'Sheets' }, ...tables]}
          value={shown}
          onChange={show}
        />
      )}
    </>
  );
}
