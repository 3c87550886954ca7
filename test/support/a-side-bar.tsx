import { QueryClientProvider } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { HandoutDocument } from '#shared/document/document.ts';
import { queryClient } from '../../web/src/api/query-client.ts';
import { Editor } from '../../web/src/document/editor.ts';
import { EditorContext } from '../../web/src/document/editor-context.ts';
import { createItemActions, ItemActionsContext } from '../../web/src/document/item-actions.ts';
import { SideBarSection } from '../../web/src/document/SideBarSection.tsx';
import { SideBar } from '../../web/src/editor/SideBar.tsx';
import { PictureUploadsContext, useNewPictureUploads } from '../../web/src/images/use-picture-uploads.ts';
import { loadSections } from '../../web/src/kinds/sections.tsx';
import '../../web/src/editor/EditorScreen.css';

const LAPTOP = { width: 1366, height: 768 };
/** The height of the editor's bar, in px. */
const TOP_BAR = 56;

function Bar({ editor }: { readonly editor: Editor }) {
  const actions = createItemActions({
    editor,
    confirm: (_, proceed) => proceed(),
    typeInto: () => undefined,
    advanced: true,
    toggleAdvanced: () => undefined,
  });
  return (
    <ItemActionsContext value={actions}>
      <PictureUploadsContext value={useNewPictureUploads(editor)}>
        <div className="editor" style={{ position: 'fixed', inset: `${TOP_BAR}px 0 0`, height: 'auto' }}>
          <div className="editor-body">
            <SideBar getId={() => null}>
              <SideBarSection id="print" title="Print" summary="">
                <p>Print</p>
              </SideBarSection>
            </SideBar>
          </div>
        </div>
      </PictureUploadsContext>
    </ItemActionsContext>
  );
}

/** Renders the side bar of a document that was published, with all options, in the window of a school's laptop. */
export async function aSideBar(document: HandoutDocument): Promise<{ editor: Editor; bar: HTMLElement }> {
  await page.viewport(LAPTOP.width, LAPTOP.height);
  await loadSections(document);
  const editor = new Editor(document);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <EditorContext value={editor}>
        <Bar editor={editor} />
      </EditorContext>
    </QueryClientProvider>,
  );
  return { editor, bar: screen.container.querySelector<HTMLElement>('.side-bar') as HTMLElement };
}
