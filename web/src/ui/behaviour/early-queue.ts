import { doStep } from './do-step.ts';
import { copyKey, copyPaste, type EarlyStep, isUndoKey, isWritingKey } from './early-step.ts';
import { isText } from './is-text.ts';

/** For whom steps wait. An addressee that names nothing receives them when it asks for them. */
export interface Addressee {
  /** Selects the element in which the text that gets the focus receives them. */
  readonly within?: string;
  /** Gives the focus to the field that receives them, which does not take it by itself; returns false while it is not there. */
  readonly reach?: () => boolean;
  /** The part of the page that the field belongs to: once that is gone, so are the steps. */
  readonly place?: Element | null;
  /** Gives up a dialog at Escape. A dialog has the keys until it comes, whatever is pressed, and its buttons receive them too. */
  readonly giveUp?: () => void;
}

/**
 * The time in ms, from the last key on, for which anything but a dialog has the keys: its part of the page may still have to be
 * fetched.
 */
const PATIENCE_MS = 5_000;

const isPress = (step: EarlyStep): boolean => 'press' in step;
const isEnter = (step: EarlyStep): boolean => 'key' in step && step.key.key === 'Enter';
const waitForTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * The queue for what is done before a part of the page has loaded: a dialog, the field of a new item, a text that was pressed, the
 * editor of a field. It keeps keys, pastes and presses in their order until somebody receives them.
 */
class EarlyQueue {
  readonly #steps = new WeakMap<Addressee, EarlyStep[]>();
  /** Whom the keys are for now. */
  #meant: Addressee | null = null;
  #listening = new AbortController();
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** True while a step is done again: its keys are nobody's new ones. */
  #isActing = false;

  /** Returns the list of what waits for somebody, to which more can be added. */
  list(addressee: Addressee): EarlyStep[] {
    const steps = this.#steps.get(addressee) ?? [];
    this.#steps.set(addressee, steps);
    return steps;
  }

  /** Collects keys and pastes for somebody from now on. What waits for anybody but a field that was pressed is for them too. */
  expect(addressee: Addressee): void {
    const before = this.#meant;
    if (before && !before.reach) this.#handOn(before, addressee);
    this.#stop();
    this.#meant = addressee;
    this.#listen();
    if (addressee.reach) this.#watchFor(addressee, addressee.reach);
    this.#wait();
  }

  /**
   * Does what waits for somebody, by default where the focus is. Where a step leads on to somebody else, as Enter may, the rest is
   * for them.
   */
  async receive(addressee: Addressee, act: (step: EarlyStep) => void = doStep): Promise<void> {
    const steps = this.list(addressee);
    for (let [step] = steps; step; [step] = steps) {
      // What it does may depend on the letters before it, which are drawn first.
      if (isEnter(step) && this.#meant === addressee) await waitForTask();
      if (steps[0] !== step) return;
      steps.shift();
      const before = this.#meant;
      this.#act(() => act(step));
      if (this.#meant && this.#meant !== before) this.#handOn(addressee, this.#meant);
    }
    if (this.#meant === addressee) this.#stop();
  }

  /** Ends collecting for somebody who will not come; what is collected for anybody else stays. */
  end(addressee: Addressee): void {
    if (this.#meant !== addressee) return;
    this.list(addressee).length = 0;
    this.#stop();
  }

  /** Ends collecting for a dialog, which was closed or has no field. */
  endDialog(): void {
    if (this.#meant?.giveUp) this.end(this.#meant);
  }

  /** Tells whether letters wait for the field of a dialog. */
  hasLetters(): boolean {
    const [first] = this.#meant ? this.list(this.#meant) : [];
    return first !== undefined && !isEnter(first);
  }

  #act(act: () => void): void {
    this.#isActing = true;
    try {
      act();
    } finally {
      this.#isActing = false;
    }
  }

  #handOn(from: Addressee, to: Addressee): void {
    this.list(to).unshift(...this.list(from).splice(0));
  }

  #wait(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#leave(), PATIENCE_MS);
  }

  #stop(): void {
    clearTimeout(this.#patience);
    this.#listening.abort();
    this.#meant = null;
  }

  #listen(): void {
    this.#listening = new AbortController();
    const options = { capture: true, signal: this.#listening.signal };
    // Before the keys of the page, of which “?” is one.
    window.addEventListener('keydown', (event) => this.#press(event), options);
    window.addEventListener('paste', (event) => this.#paste(event), options);
    window.addEventListener('focusin', (event) => this.#focus(event), options);
    window.addEventListener('pointerdown', () => this.#leave(), options);
  }

  #press(event: KeyboardEvent): void {
    const addressee = this.#meant;
    if (!addressee || this.#isActing || event.isComposing) return;
    const steps = this.list(addressee);
    if (event.key === 'Escape') {
      this.end(addressee);
      addressee.giveUp?.();
    } else if (!isWritingKey(event) && !(isUndoKey(event) && steps.length > 0)) return;
    // Enter that is held on the button that opens a dialog is for the button.
    else if (event.key !== 'Enter' || !event.repeat) steps.push({ key: copyKey(event) });
    this.#wait();
    takeAway(event);
  }

  #paste(event: ClipboardEvent): void {
    if (!this.#meant || this.#isActing || !event.clipboardData) return;
    this.list(this.#meant).push({ paste: copyPaste(event.clipboardData) });
    this.#wait();
    takeAway(event);
  }

  #focus({ target }: FocusEvent): void {
    const addressee = this.#meant;
    if (!(target instanceof HTMLElement) || !addressee?.within) return;
    if (!target.closest(addressee.within) || target.matches(addressee.within)) return;
    const early = this.list(addressee).length;
    // A task later: the field may select what it holds.
    setTimeout(() => {
      if (this.#meant !== addressee || document.activeElement !== target) return;
      if (isText(target) || addressee.giveUp) void this.receive(addressee);
      else this.#endAt(addressee, early);
    });
  }

  /** Ends collecting for somebody who has no field: what was done since the focus came is for the page. */
  #endAt(addressee: Addressee, early: number): void {
    const page: Addressee = {};
    this.list(page).push(...this.list(addressee).slice(early));
    this.end(addressee);
    void this.receive(page);
  }

  /** Goes on elsewhere. A field that comes later gets its steps all the same, without the focus. */
  #leave(): void {
    const addressee = this.#meant;
    if (!addressee || addressee.giveUp) return;
    if (!addressee.reach) {
      this.end(addressee);
      return;
    }
    this.#stop();
    const steps = this.list(addressee);
    const next = steps.findIndex(isPress);
    if (next < 0) return;
    const elsewhere: Addressee = {};
    this.list(elsewhere).push(...steps.splice(next));
    void this.receive(elsewhere);
  }

  #watchFor(addressee: Addressee, reach: () => boolean): void {
    const changes = new MutationObserver(() => {
      const steps = this.list(addressee);
      const isMeant = this.#meant === addressee;
      if (addressee.place?.isConnected === false) {
        steps.length = 0;
        this.end(addressee);
      } else if (isMeant || steps.length > 0) {
        const { activeElement } = document;
        if (!reach()) return;
        void this.receive(addressee);
        if (!isMeant) giveBack(activeElement);
      }
      changes.disconnect();
    });
    changes.observe(document.body, { childList: true, subtree: true });
  }
}

/** Keeps an event from the page. */
function takeAway(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Gives the focus back to whoever had it. */
function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.body) element.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const early = new EarlyQueue();
