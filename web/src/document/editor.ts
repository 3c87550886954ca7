import { enablePatches, freeze, type Patch, produceWithPatches } from 'immer';
import { proxy, ref } from 'valtio';
import { applyInvariants } from '#shared/document/apply-invariants.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { runAfterFrame } from './after-frame.ts';
import { applyPatches } from './apply-patches.ts';
import { createView, type EditorView } from './editor-view.ts';
import { Path } from './path.ts';
import type { TextPatcher } from './text-patcher.ts';
import { UndoHistory, type UndoStep } from './undo-history.ts';

enablePatches();

/** Changes the part of a document that it is given. The part is a draft, or a literal in a test. */
export type DocumentRule<Target, Argument> = (target: Target, argument: Argument) => void;

/** How soon this device stores an edit: `soon`, or `first`, at once until the account has the document. */
export type Persist = 'soon' | 'first';

export interface EditOptions {
  /** The step in words, as Undo offers it: "Delete item". */
  readonly name: string;
  /** Makes edits in a row with the same key one step: typing in one field, one drag of a slider. */
  readonly mergeKey?: string;
  readonly persist?: Persist;
}

/** Holds what React reads of the open document. */
interface EditorState {
  /** The document as the sheets and fields show it. A letter that was patched into them is drawn after the frame. */
  shown: HandoutDocument;
  /** The document as it was when the last frame was painted, for what need not be drawn with each letter. */
  painted: HandoutDocument;
  /** Counts edits, undos and redos, so that the saver knows what is stored. */
  changes: number;
  undo: string | null;
  redo: string | null;
}

/** Tells how a change came about. */
interface Change {
  /** True where the sheets already show the edit. */
  readonly isPatched: boolean;
  /** More of the same may follow with the next key. */
  readonly isTyped: boolean;
  readonly persist: Persist | null;
}

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
  private current: HandoutDocument;
  private readonly history = new UndoHistory<HandoutDocument>();
  private patcher: TextPatcher | null = null;
  private cancelAfterFrame: (() => void) | null = null;
  /** Ends the offer to undo a step. */
  private readonly offers = new Map<UndoStep, () => void>();

  constructor(document: HandoutDocument) {
    this.current = freeze(structuredClone(document), true);
    this.view = proxy(createView(document.is_published));
    const shown = ref(this.current);
    this.state = proxy<EditorState>({ shown, painted: shown, changes: 0, undo: null, redo: null });
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
    { name, mergeKey, persist }: EditOptions,
  ): void {
    const before = this.current;
    const [changed, ruled, unruled] = produceWithPatches(before, (draft) => {
      const target = path.find(draft);
      if (target) rule(target, argument);
    });
    if (changed === before) return;
    const [after, settled, unsettled] = produceWithPatches(changed, (draft) => {
      applyInvariants(draft as HandoutDocument, before, changed);
    });
    const patches = [...ruled, ...settled];
    this.history.add({ name, patches, inverse: [...unsettled, ...unruled], mergeKey: mergeKey ?? null });
    const isTyped = mergeKey !== undefined;
    const isPatched = isTyped && this.patcher?.write(before, after, patches) === true;
    this.show(after, { isPatched, isTyped, persist: persist ?? null });
  }

  /** Ends a gesture: the next edit is a step by itself. */
  seal(): void {
    this.history.seal();
  }

  /** Takes the last step back and returns its name; null where there is none. */
  undo(): string | null {
    const step = this.history.undo();
    if (step) this.endOffer(step);
    return this.travel(step, step?.inverse);
  }

  redo(): string | null {
    const step = this.history.redo();
    return this.travel(step, step?.patches);
  }

  /** Puts another copy in place of this document, as a step that Undo takes back. */
  replace(document: HandoutDocument, name: string): void {
    this.flush();
    const value = freeze(structuredClone(document), true);
    const inverse: Patch[] = [{ op: 'replace', path: [], value: this.current }];
    this.history.add({ name, patches: [{ op: 'replace', path: [], value }], inverse, mergeKey: null });
    this.show(value);
  }

  /**
   * Corrects what became known only after its step, such as the id of a picture that has been sent: in the document
   * and in every step. It is no step itself.
   */
  amend(correct: (document: HandoutDocument) => HandoutDocument): void {
    this.history.amend(this.current, correct);
    const after = freeze(correct(this.current), true);
    this.nameSteps();
    if (after !== this.current) this.show(after);
  }

  /**
   * Offers to undo the last step. `show` receives the function that undoes it and returns the function that
   * withdraws the offer, called when the step is undone by other means or the editor is left. Once other
   * steps followed, `restore` brings back only what this step removed.
   */
  offerUndo(show: (undo: () => void) => () => void, restore: () => void): void {
    const step = this.history.last;
    if (!step) return;
    const undo = () => {
      this.offers.delete(step);
      if (this.history.last === step) this.undo();
      else restore();
    };
    this.offers.set(step, show(undo));
  }

  /** Ends all offers: the editor is left. */
  endOffers(): void {
    for (const step of this.offers.keys()) this.endOffer(step);
  }

  private endOffer(step: UndoStep): void {
    this.offers.get(step)?.();
    this.offers.delete(step);
  }

  /** Lets the patcher write typed letters into the sheets; the returned function takes it away. */
  attachPatcher(patcher: TextPatcher): () => void {
    this.patcher = patcher;
    return () => {
      this.patcher = null;
    };
  }

  /** Renders patched letters at once, because they moved the content around them. */
  drawPatched(): void {
    if (this.state.shown === this.current) return;
    // React changes only what differs from what it drew last, so the patched letters go first.
    this.patcher?.revert();
    this.state.shown = ref(this.current);
  }

  private travel(step: UndoStep | null, patches: readonly Patch[] | undefined): string | null {
    if (!step || !patches) return null;
    this.flush();
    this.show(applyPatches(this.current, patches));
    return step.name;
  }

  /** Draws everything that waits for a frame, so that the next document differs from what React drew last. */
  private flush(): void {
    if (this.state.shown !== this.current) this.patcher?.drawNow(() => this.paint());
  }

  /** Makes a document the current one. What is typed is drawn after its frame, the rest at once. */
  private show(
    document: HandoutDocument,
    { isPatched, isTyped, persist }: Change = { isPatched: false, isTyped: false, persist: null },
  ): void {
    this.current = document;
    this.persist = persist;
    this.state.changes += 1;
    this.nameSteps();
    if (!isPatched) this.drawPatched();
    if (!isTyped) this.paint();
    else this.cancelAfterFrame ??= runAfterFrame(() => this.paint());
  }

  private paint(): void {
    this.cancelAfterFrame?.();
    this.cancelAfterFrame = null;
    this.drawPatched();
    this.state.painted = ref(this.current);
  }

  private nameSteps(): void {
    this.state.undo = this.history.undoName;
    this.state.redo = this.history.redoName;
  }
}
