import { enablePatches, freeze, type Patch, produceWithPatches } from 'immer';
import { flushSync } from 'react-dom';
import { proxy, ref } from 'valtio';
import { applyInvariants } from '#shared/document/apply-invariants.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import { replaceWhole } from './amend-steps.ts';
import { applyPatches } from './apply-patches.ts';
import { createView, type EditorView } from './editor-view.ts';
import { Path } from './path.ts';
import { UndoHistory, type UndoStep } from './undo-history.ts';

enablePatches();

/** Changes the part of a document that it is given. The part is a draft, or a literal in a test. */
export type DocumentRule<Target, Argument> = (target: Target, argument: Argument) => void;

/** How soon this device stores an edit: `soon`, `sooner`, or `first`, at once until the account has the document. */
export type Persist = 'soon' | 'sooner' | 'first';

export interface EditOptions {
  /** The step in words, as Undo offers it: "Delete item". */
  readonly name: string;
  /** Makes edits in a row with the same key one step: typing in one field, one drag of a slider. */
  readonly mergeKey?: string | null;
  readonly persist?: Persist | null;
}

/**
 * Writes a typed letter into the sheets in the task of the key, before React draws it. Returns true where the next frame needs
 * no more than that; React then draws the document after the frame. Returns false where React must draw before the frame,
 * whatever was written.
 */
export type TextPatcher = (
  before: HandoutDocument,
  after: HandoutDocument,
  patches: readonly Patch[],
) => boolean;

/** Returns the document with what became known after its steps; the same document where it changes nothing. */
type Correction = (document: HandoutDocument) => HandoutDocument;

/** Holds what React reads of the open document. */
interface EditorState {
  /** The document as React draws it. Letters that were patched into the sheets follow after the frame. */
  shown: HandoutDocument;
  /** Counts edits, undos and redos, so that the saver knows what is stored. */
  changes: number;
  undo: UndoStep | null;
  redo: UndoStep | null;
}

/** So many corrections are kept for what is brought back; an offer to do so stands for seconds. */
const MOST_CORRECTIONS = 500;

/** How long patched letters wait at most for an idle moment, in ms, before React draws them. */
const PATIENCE_MS = 100;

/**
 * Holds one open document as an immutable value. `edit` is the one door to it: a rule changes a draft, the change
 * comes out as patches. The history stores them, and the sheets show a typed letter from them; React and the saver
 * read the new value.
 */
export class Editor {
  /** Names the whole document; every part is named from here. */
  readonly path = new Path<HandoutDocument>();
  readonly view: EditorView;
  readonly state: EditorState;
  /** How soon the last edit is stored; null leaves it to the saver. */
  persist: Persist | null = null;
  /** Loads what shows a document from elsewhere, before it takes the place of this one. */
  load: (document: HandoutDocument) => Promise<unknown> = async () => undefined;
  /** Called with each typed letter; null while no sheets are on screen. */
  patchText: TextPatcher | null = null;
  private current: HandoutDocument;
  private readonly history = new UndoHistory();
  /** The latest corrections, and how many there have been. */
  private corrections: readonly Correction[] = [];
  private corrected = 0;
  /** The step that all edits are part of; null while each is its own. */
  private together: { readonly name: string; readonly mergeKey: string } | null = null;

  constructor(document: HandoutDocument) {
    this.current = freeze(structuredClone(document), true);
    this.view = proxy(createView(document.is_published));
    this.state = proxy<EditorState>({ shown: ref(this.current), changes: 0, undo: null, redo: null });
  }

  /** Returns the current document, frozen. Unchanged parts keep their identity. */
  get document(): HandoutDocument {
    return this.current;
  }

  /** Returns a part of the current document; undefined if it no longer exists. */
  read<T>(path: Path<T>): T | undefined {
    return path.find(this.current);
  }

  /** Runs a rule on the part at the path; nothing happens where the part is gone or the rule changes nothing. */
  edit<Target extends object, Argument>(
    path: Path<Target>,
    rule: DocumentRule<Target, Argument>,
    argument: Argument,
    { name, mergeKey = null, persist = null }: EditOptions,
  ): void {
    const before = this.current;
    const [ruled, patches, inverse] = produceWithPatches(before, (draft) => {
      const target = path.find(draft);
      if (target) rule(target, argument);
    });
    if (ruled === before) return;
    const [after, more, lessMore] = produceWithPatches(ruled, (draft) => {
      applyInvariants(draft as HandoutDocument, before, ruled);
    });
    const step = this.together ?? { name, mergeKey };
    this.history.add({ ...step, patches: [...patches, ...more], inverse: [...lessMore, ...inverse] });
    const isPatched =
      !this.together && mergeKey !== null && this.patchText?.(before, after, patches) === true;
    this.show(after, { isPatched, persist });
  }

  /**
   * Makes one step of all edits that `run` makes, such as a row for each pasted line, and returns its answer. React and all
   * others hear of them when it ends: they would read the document once for each edit of hundreds.
   */
  batch<Answer>(name: string, run: () => Answer): Answer {
    this.seal();
    this.drawPatched();
    const before = this.current;
    this.together = { name, mergeKey: `batch ${this.state.changes}` };
    try {
      return run();
    } finally {
      this.together = null;
      this.seal();
      if (this.current !== before) this.tell();
    }
  }

  /** Ends a gesture: the next edit is a step by itself. */
  seal(): void {
    this.history.seal();
  }

  /** Takes the last step back and returns its name; null where there is none. */
  undo(): string | null {
    const step = this.history.undo();
    if (step) this.show(applyPatches(this.current, step.inverse));
    return step?.name ?? null;
  }

  redo(): string | null {
    const step = this.history.redo();
    if (step) this.show(applyPatches(this.current, step.patches));
    return step?.name ?? null;
  }

  /** Puts another copy, for which `load` was called, in place of this document, as a step that Undo takes back. */
  replace(document: HandoutDocument, name: string): void {
    const after = freeze(structuredClone(document), true);
    const [patches, inverse] = [replaceWhole(after), replaceWhole(this.current)];
    this.history.add({ name, patches, inverse, mergeKey: null });
    this.show(after);
  }

  /**
   * Corrects what became known only after its step, such as the id of a picture that has been sent: in the document
   * and in every step. It is no step itself.
   */
  amend(correct: Correction): void {
    this.corrections = [...this.corrections.slice(1 - MOST_CORRECTIONS), correct];
    this.corrected += 1;
    this.correct(correct);
  }

  /**
   * Returns a function that runs edits which bring back values of the document as it is now. What has been amended by then is
   * amended in these values too.
   */
  prepareRestore(run: () => void): () => void {
    const known = this.corrected;
    return () => {
      run();
      const since = this.corrected - known;
      if (since > 0) for (const correct of this.corrections.slice(-since)) this.correct(correct);
    };
  }

  private correct(correct: Correction): void {
    this.history.amend(this.current, correct);
    const after = freeze(correct(this.current), true);
    if (after === this.current) this.nameSteps();
    else this.show(after);
  }

  /** Lets React draw the current document. */
  private draw(): void {
    this.state.shown = ref(this.current);
  }

  /** Draws the letters that were patched in before: React changes only what differs from what it drew last. */
  private drawPatched(): void {
    if (this.state.shown !== this.current) flushSync(() => this.draw());
  }

  /** Makes a document the current one. React draws it now, or after the frame where its letter is patched into the sheets. */
  private show(
    document: HandoutDocument,
    { isPatched = false, persist = null as Persist | null } = {},
  ): void {
    if (!isPatched && !this.together) this.drawPatched();
    this.current = document;
    this.persist = persist;
    if (!this.together) this.tell(isPatched);
  }

  /** Lets everybody know of the current document. */
  private tell(isPatched = false): void {
    this.state.changes += 1;
    this.nameSteps();
    if (isPatched) requestAnimationFrame(() => runWhenIdle(() => this.draw(), PATIENCE_MS));
    else this.draw();
  }

  private nameSteps(): void {
    const { lastDone, lastUndone } = this.history;
    this.state.undo = lastDone && ref(lastDone);
    this.state.redo = lastUndone && ref(lastUndone);
  }
}
