import type { HandoutDocument } from '#shared/document/document.ts';
import type { EditorDriver } from './editor-driver.ts';

/** Puts a document among what a person's device keeps, as if they had written it, and opens it. */
export async function openStored(editor: EditorDriver, document: HandoutDocument, key = 'draft-kept') {
  await goToStored(editor, document, key);
  await editor.paper.waitFor();
}

/**
 * The same, whether or not any paper shows there. The draft is stored as the page begins: the page before has left, so
 * it writes nothing over it, and the editor reads after it what it asks for later.
 */
export async function goToStored({ page, product }: EditorDriver, document: HandoutDocument, key: string) {
  await using _ = await page.addInitScript(storeDraft, toDraft(document, key));
  await page.goto(`${product.url}/new/${document.entity_type}?draft=${key}`);
}

/** How many documents were opened in a page that had one; each has a key of its own, as the one before stores its draft late. */
let opened = 0;

/**
 * Opens a stored document from the editor that is open, as a link of ours does, which takes a quarter of a first load. A page
 * with no editor, or with a dialog or a message over it, is loaded anew. Sheets out of sight are not drawn then, and
 * nothing is known of an earlier visit: a test of either calls `openStored`.
 */
export async function openNext(editor: EditorDriver, document: HandoutDocument): Promise<void> {
  const { page, paper } = editor;
  if (!(await page.evaluate(isEditorAlone))) return openStored(editor, document);
  const draft = toDraft(document, `draft-next-${opened++}`);
  await paper.evaluate((former) => former.classList.add('former-paper'));
  await page.evaluate(storeDraft, draft);
  await page.evaluate(({ key, kind }) => history.pushState(null, '', `/new/${kind}?draft=${key}`), draft);
  await paper.and(page.locator(':not(.former-paper)')).waitFor();
}

/** Runs in the page. */
function isEditorAlone(): boolean {
  const isEditor =
    location.pathname.startsWith('/new/') && document.querySelector('#root .desk .paper') !== null;
  return isEditor && !document.querySelector('[role=dialog], [role=alertdialog], .menu-popover, .toast');
}

/** What the device keeps of a document that was never saved. */
export const toDraft = (document: HandoutDocument, key: string) => ({
  key,
  kind: document.entity_type,
  document,
  base: null,
  changed_at: Date.now(),
});

/** Runs in the page: puts a draft among what the device keeps, where nobody has worked yet. */
export function storeDraft(draft: { key: string }): Promise<void> {
  localStorage.removeItem(`place/${draft.key}`);
  // The page before may have kept its last draft under this key.
  localStorage.removeItem(`handout:last-draft:${draft.key}`);
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('handout', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts', { keyPath: 'key' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').put(draft);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** What the device keeps. */
export const listStoredDrafts = ({ page }: EditorDriver): Promise<{ key: string; document: unknown }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('handout', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
