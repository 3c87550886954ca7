import { useState } from 'react';
import type { DocumentWithItems } from '#shared/document/document.ts';
import { setCloze } from '#shared/items/add-cloze.ts';
import type { FillInTheBlankData } from '#shared/items/fill-in-the-blank/schema.ts';
import { joinTokens } from '#shared/items/fill-in-the-blank/tokens.ts';
import { useEdit, useEditor } from '../../document/editor-context.ts';
import { createItemId } from '../../document/item-actions.ts';
import type { Path } from '../../document/path.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';

const ClozeDialog = createLazyDialog(async () => (await import('../parts/ClozeDialog.tsx')).ClozeDialog);

/** Renders the button that makes many blanks at once: every n-th word, by part of speech, or by a list. */
export function MakeBlanks({ id, data }: { readonly id: string; readonly data: FillInTheBlankData }) {
  const [isMaking, setMaking] = useState(false);
  const { edit } = useEdit();
  const document = useEditor().path as Path<DocumentWithItems>;
  return (
    <>
      <div className="row">
        <Button size="dense" onPress={() => setMaking(true)}>
          Make blanks…
        </Button>
      </div>
      {isMaking && (
        <ClozeDialog
          text={joinTokens(data.words)}
          action="Make these blanks"
          onMake={({ data: made, withBank }) =>
            edit(
              document,
              setCloze,
              { id, data: made, bankId: withBank ? createItemId() : null },
              { name: 'Make blanks' },
            )
          }
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}
