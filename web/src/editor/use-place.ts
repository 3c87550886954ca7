import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PublishState } from '#shared/api/models.ts';
import { isRecord } from '#shared/is-record.ts';
import { deviceMemory } from '../device/device-memory.ts';
import type { Editor } from '../document/editor.ts';
import { type EditorView, SIDE_BAR_SECTIONS } from '../document/editor-view.ts';

/**
 * The place where somebody worked last in a document: what was open, and how far side bar and desk were scrolled,
 * in px.
 */
interface Place {
  readonly openSection: EditorView['openSection'];
  readonly openItem: string | null;
  /** True where it was left open as it was opened: what is open at first may be another section by then. */
  readonly isFirst?: boolean | undefined;
  /** The time at which the document was published last by then; null where it was not. */
  readonly published?: string | null | undefined;
  readonly bar: number;
  readonly desk: number;
}

const SECTIONS: readonly unknown[] = [null, ...SIDE_BAR_SECTIONS];

// Checks by hand, because the editor begins without zod.
const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  SECTIONS.includes(value.openSection) &&
  (value.openItem === null || typeof value.openItem === 'string') &&
  ['undefined', 'boolean'].includes(typeof value.isFirst) &&
  (value.published == null || typeof value.published === 'string') &&
  typeof value.bar === 'number' &&
  typeof value.desk === 'number';

const toPlaceKey = (document: string) => `place/${document}`;

/** Returns the place on this device; null where there is none, or an unreadable one. */
function readPlace(document: string): Place | null {
  try {
    const stored: unknown = JSON.parse(deviceMemory.read(toPlaceKey(document)) ?? 'null');
    return isPlace(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Forgets the place of a draft that became a document, which has a place of its own. */
export const forgetPlace = (draft: string): void => deviceMemory.write(toPlaceKey(draft), null);

const hasEntry = ({ document }: Editor, id: string): boolean =>
  document.items.some((entry) => entry.id === id);

const findBar = () => document.querySelector('.side-bar');
const findDesk = () => document.querySelector('.desk');

interface PlaceOptions {
  /** Returns the document's current name. */
  readonly getName: () => string;
  /** How the document was published when it was opened; null where that is not known. */
  readonly publish: PublishState | null;
  /** True once the sheets have their height. */
  readonly isLaidOut: boolean;
}

/**
 * Opens a document where its user left it, unless it was published since, and stores the place when the page is left.
 */
export function usePlace(editor: Editor, { getName, publish, isLaidOut }: PlaceOptions): void {
  const wanted = useRef<Place | null>(null);
  const first = useRef(editor.view.openSection);
  const published = useRef(publish?.published_at ?? null);
  const [write] = useState(() => deviceMemory.createWriter());
  const restore = useEffectEvent(() => {
    const stored = readPlace(getName());
    if (!stored) return;
    const before = stored.published ?? null;
    if (!publish) published.current = before;
    if (published.current !== before) return;
    if (stored.openItem !== null && !hasEntry(editor, stored.openItem)) return;
    const { openSection, openItem, isFirst } = stored;
    if (!isFirst) Object.assign(editor.view, { openSection, openItem });
    wanted.current = stored;
  });
  const store = useEffectEvent(() => {
    const { openSection, openItem } = editor.view;
    const scrolled = { bar: findBar()?.scrollTop ?? 0, desk: findDesk()?.scrollTop ?? 0 };
    const isFirst = openItem === null && openSection === first.current;
    const left: Place = { openSection, openItem, isFirst, published: published.current, ...scrolled };
    write(toPlaceKey(getName()), JSON.stringify(left));
  });
  useEffect(() => {
    restore();
    const leave = () => store();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (!isLaidOut || !wanted.current) return;
    findBar()?.scrollTo({ top: wanted.current.bar, behavior: 'instant' });
    findDesk()?.scrollTo({ top: wanted.current.desk, behavior: 'instant' });
    wanted.current = null;
  }, [isLaidOut]);
}
