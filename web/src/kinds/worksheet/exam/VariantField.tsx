import { asKind } from '#shared/document/document.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { addVariant, findVariant, freeVariant } from '#shared/kinds/worksheet/versions/variant-rules.ts';
import { LEVEL_LABELS, LEVELS, type Level } from '#shared/vocabulary/difficulty.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useDocument, useEditor } from '../../../document/editor-context.ts';
import { createItemId, useItemActions } from '../../../document/item-actions.ts';
import type { Path } from '../../../document/path.ts';
import { type ItemProps, usePanel } from '../../../document/use-panel.ts';
import { Button } from '../../../ui/buttons/Button.tsx';

/** Renders the variants of a question, or what a variant belongs to. */
export const VariantField = ({ item, path }: ItemProps) =>
  item.variant ? <VariantOf item={item} path={path} /> : <Variants of={item.id} />;

/** Renders a button for each difficulty: it makes the variant, or opens it. */
function Variants({ of }: { of: string }) {
  const path = useEditor().path as Path<Worksheet>;
  const { openItem } = useItemActions();
  const { run } = usePanel(`${of}/variants`, 'Make a variant');
  const worksheet = asKind(useDocument(), 'worksheet');
  if (!worksheet) return null;
  const make = (level: Level) => {
    const id = createItemId();
    run(path, addVariant, { of, level, id });
    openItem(id, 'both');
  };
  const isFull = worksheet.items.length >= LIMITS.items;
  return (
    <fieldset className="panel-group">
      <legend className="panel-subhead">Variants of this question</legend>
      <div className="row">
        {LEVELS.map((level) => {
          const known = findVariant(worksheet, of, level);
          const name = LEVEL_LABELS[level].toLowerCase();
          return known ? (
            <Button key={level} size="dense" onPress={() => openItem(known.id, 'both')}>
              {`Open the ${name} variant`}
            </Button>
          ) : (
            <Button key={level} size="dense" isDisabled={isFull} onPress={() => make(level)}>
              {`Make a ${name} variant`}
            </Button>
          );
        })}
      </div>
      <p className="panel-hint">
        {isFull
          ? `A worksheet holds at most ${LIMITS.items} items.`
          : 'Prints a further sheet, easier or harder, with the same numbers and points.'}
      </p>
    </fieldset>
  );
}

/** Renders the way from a variant to its question, and out of that. */
function VariantOf({ item, path }: ItemProps) {
  const { openItem } = useItemActions();
  const { run } = usePanel(`${item.id}/variants`, 'Make a question of a variant');
  if (!item.variant) return null;
  const { of, level } = item.variant;
  return (
    <fieldset className="panel-group">
      <legend className="panel-subhead">{`${LEVEL_LABELS[level]} variant`}</legend>
      <p className="panel-hint">
        {`Takes the place, the number and the points of its question on the ${LEVEL_LABELS[level].toLowerCase()} sheet.`}
      </p>
      <div className="row">
        <Button size="dense" onPress={() => openItem(of, 'both')}>
          Open its question
        </Button>
        <Button size="dense" onPress={() => run(path, freeVariant, undefined)}>
          Make it a question of its own
        </Button>
      </div>
    </fieldset>
  );
}
