import { proxy } from 'valtio';
import { applyInvariants } from '#shared/document/apply-invariants.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { runAfterFrame } from './after-frame.ts';
import { LiveCopy } from './live-copy.ts';
import { reconcile } from './reconcile.ts';
import type { TextPatcher } from './text-patcher.ts';
import { UndoHistory, type UndoStep } from './undo-history.ts';

/** Before or after an item on the sheet. */
export interface DropMark {
  readonly key: string;
  readonly edge: 'top' | 'bottom';
}

/** What a document rule looks like: it changes the object that it is given. */
export type DocumentRule<Target, Argument> = (target: Target, argument: Argument) => void;

export interface EditOptions {
  /** The step in words, as Undo offers it: "Delete item". */
  readonly name: string;
  /** Edits in a row with the same key are one step: typing in one field, one drag of a slider. */
  readonly mergeKey?: string;
}

export type SideBarSectionId =
  | 'header'
  | 'body'
  | 'word-bank'
  | 'instructions'
  | 'page-setup'
  | 'card-setup'
  | 'call-list';

/** Where the side bar is and what is open in it; nothing of it is saved. */
export interface EditorView {
  openSection: SideBarSectionId | null;
  openItem: string | null;
  hovered: string | null;
  /** The picture whose control bar is open: its place, such as "sticker 3"; one is open at a time. */
  openPicture: string | null;
  /** The sheet in the middle of the desk, from 0. */
  sheet: number;
  /** Add a Sticker is open. */
  addsSticker: boolean;
  /** The sheets show the twin in large print. */
  large: boolean;
  /** The place a new item goes to, while Add Item is open. */
  addAt: number | null;
  /** The blocks that no page can hold whole. */
  overflowing: string[];
  /** Whose texts are printed whole, but hard to read. */
  tight: string[];
  /** What stands at the head of the first page, in px. */
  headHeight: number;
  /** Where an item that is dragged over the sheets would land. */
  dropMark: DropMark | null;
  /** The item to bring into view on that side, or on both; with `focus`, its first field takes the caret. `time` counts. */
  reveal: { key: string; side: 'paper' | 'bar' | 'both'; focus: boolean; time: number } | null;
}

/**
 * One open document. `edit` is the one door to it: it runs a rule, remembers the step and counts the
 * change. Components read snapshots and call rules; they never assign.
 */
export class Editor {
  readonly document: HandoutDocument;
  readonly view: EditorView;
  /** Counts edits, undos and redos; whoever keeps the document compares it with what is kept. */
  readonly state = proxy({ changes: 0, undo: null as string | null, redo: null as string | null });
  private readonly history = new UndoHistory<HandoutDocument>();
  private readonly listeners = new Set<() => void>();
  private readonly afterPaintListeners = new Set<() => void>();
  private cancelAfterPaint: (() => void) | null = null;
  private textPatcher: TextPatcher | null = null;
  /** Something was inked that the listeners do not know of yet. */
  private isPatched = false;
  /** What ends the offer to take a step back. */
  private readonly offers = new Map<UndoStep<HandoutDocument>, () => void>();
  private readonly copy: LiveCopy<HandoutDocument>;

  constructor(document: HandoutDocument) {
    this.document = proxy(structuredClone(document));
    this.copy = new LiveCopy(this.document);
    this.view = proxy<EditorView>({
      openSection: document.is_published ? null : 'header',
      openItem: null,
      hovered: null,
      openPicture: null,
      sheet: 0,
      addsSticker: false,
      large: false,
      addAt: null,
      dropMark: null,
      overflowing: [],
      tight: [],
      headHeight: 0,
      reveal: null,
    });
  }

  /** The document as it stands, frozen; what did not change keeps its identity. */
  read(): HandoutDocument {
    return this.copy.read();
  }

  /** Calls back once after every edit, in its task; what is inked on the sheets at once is told as to followers. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls back as `subscribe` does, but while somebody types once what was typed is on the screen. */
  readonly subscribeAfterPaint = (follower: () => void): (() => void) => {
    this.afterPaintListeners.add(follower);
    return () => this.afterPaintListeners.delete(follower);
  };

  /** What was inked turned out to move what stands around it: all is drawn anew at once. */
  flushPatches(): void {
    if (this.isPatched) this.notifyListeners();
    this.isPatched = false;
  }

  /** What is typed goes to this pen first. What it returns takes the pen away. */
  attachPatcher(pen: TextPatcher): () => void {
    this.textPatcher = pen;
    return () => {
      this.textPatcher = null;
    };
  }

  edit<Target extends object, Argument>(
    target: Target,
    rule: DocumentRule<Target, Argument>,
    argument: Argument,
    { name, mergeKey }: EditOptions,
  ): void {
    const before = this.read();
    rule(target, argument);
    applyInvariants(this.document, before, this.read());
    const after = this.read();
    if (after === before) return;
    this.history.add({ name, before, after, mergeKey: mergeKey ?? null });
    this.notify(mergeKey === undefined ? null : before);
  }

  /** A gesture has ended: the next edit is a step of its own. */
  seal(): void {
    this.history.seal();
  }

  undo(): string | null {
    const step = this.history.undo();
    if (step) this.endOffer(step);
    return this.goToStep(step, 'before');
  }
  redo(): string | null {
    return this.goToStep(this.history.redo(), 'after');
  }

  /**
   * Offers to take the last step back. `show` is given what does so, and answers what ends the offer: it is called
   * when the step is undone otherwise, and when the editor is left. Once other steps came after it, `putBack` takes
   * back what was done by it alone.
   */
  offerUndo(show: (takeBack: () => void) => () => void, putBack: () => void): void {
    const step = this.history.last;
    if (!step) return;
    const takeBack = () => {
      this.offers.delete(step);
      if (this.history.last === step) this.undo();
      else putBack();
    };
    this.offers.set(step, show(takeBack));
  }

  /** The editor is left: nothing that it offers can be done any more. */
  endOffers(): void {
    for (const step of this.offers.keys()) this.endOffer(step);
  }

  private endOffer(step: UndoStep<HandoutDocument>): void {
    this.offers.get(step)?.();
    this.offers.delete(step);
  }

  /**
   * Puts right what became known only after its step, such as the id of a picture that has been sent: here and
   * in every step, so that taking one back does not bring back what no longer holds. It is no step itself.
   */
  amend(change: (document: HandoutDocument) => HandoutDocument): void {
    const before = this.read();
    const after = change(before);
    this.history.amend(change);
    this.updateStepNames();
    if (after === before) return;
    reconcile(this.document, after);
    this.notify();
  }

  /** Puts another copy in place of this document, as a step that Undo takes back. */
  replace(document: HandoutDocument, name: string): void {
    this.drawPatched();
    this.edit(this.document, reconcile, document, { name });
  }

  private goToStep(
    step: ReturnType<UndoHistory<HandoutDocument>['undo']>,
    to: 'before' | 'after',
  ): string | null {
    if (!step) return null;
    this.drawPatched();
    reconcile(this.document, step[to]);
    this.notify();
    return step.name;
  }

  /** `typedOver` is the document before, where the change is one of several in a row, such as a letter. */
  private notify(typedOver: HandoutDocument | null = null): void {
    this.isPatched = typedOver !== null && this.textPatcher?.write(typedOver, this.read()) === true;
    if (!this.isPatched) this.notifyListeners();
    if (typedOver === null) this.notifyAfterPaint();
    else if (this.isPatched || this.afterPaintListeners.size > 0)
      this.cancelAfterPaint ??= runAfterFrame(() => this.notifyAfterPaint());
    this.state.changes += 1;
    this.updateStepNames();
  }

  private notifyAfterPaint(): void {
    this.cancelAfterPaint?.();
    this.cancelAfterPaint = null;
    this.flushPatches();
    for (const follower of this.afterPaintListeners) follower();
  }

  private notifyListeners(): void {
    // They change what differs from what they drew last, and no other letters.
    this.textPatcher?.revert();
    for (const listener of this.listeners) listener();
  }

  /** What becomes as it was drawn last would differ from nothing: what was inked since is drawn before. */
  private drawPatched(): void {
    if (this.isPatched) this.textPatcher?.drawNow(() => this.notifyAfterPaint());
  }

  private updateStepNames(): void {
    this.state.undo = this.history.undoName;
    this.state.redo = this.history.redoName;
  }
}
