import { range } from 'es-toolkit';
import { Grid3x3 } from 'lucide-react';
import { HALL_COUNT, makeHallGame } from '#shared/kinds/bingo/rules.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { deleteWithUndo } from '../../document/delete-items.ts';
import { useEditor } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { Button } from '../../ui/buttons/Button.tsx';

/** Renders what fills an empty game with the numbers 1 to 75, as they are played in halls. */
export function HallGameButton() {
  const editor = useEditor();
  const make = () =>
    deleteWithUndo(editor, editor.path as Path<Bingo>, {
      rule: makeHallGame,
      argument: range(HALL_COUNT).map(() => createItemId()),
      name: 'Make number bingo',
      words: `${HALL_COUNT} numbers added, below B, I, N, G, O`,
    });
  return (
    <Button size="dense" icon={Grid3x3} onPress={make}>
      Use the numbers 1–75 (US bingo)
    </Button>
  );
}
