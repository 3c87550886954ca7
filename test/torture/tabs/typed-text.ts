/** A word that was typed into one of the tabs. */
interface Typed {
  readonly word: string;
  /** When it stood in the tab, in milliseconds. */
  readonly at: number;
  /** The tab was killed, or the schedule ended, so soon after it that it may be lost. */
  isTooYoung: boolean;
  /** Its user has taken the other copy in its place, and the account had it not. */
  isGivenUp: boolean;
  /** Its user has kept another copy over one with it: the history has it. */
  isPutAside: boolean;
}

/** What was typed in all tabs of a document, apart from where it is stored. */
export class TypedText {
  private readonly typed: (Typed & { tab: number })[] = [];
  private count = 0;
  private readonly safeAfter: number;

  /** @param safeAfter in milliseconds: nothing older is ever lost. */
  constructor(safeAfter: number) {
    this.safeAfter = safeAfter;
  }

  /** Returns a word that no other contains. */
  draw(): string {
    return `w${++this.count}.`;
  }
  note(tab: number, word: string): void {
    const fates = { isTooYoung: false, isGivenUp: false, isPutAside: false };
    this.typed.push({ word, tab, at: performance.now(), ...fates });
  }
  /** The tab is about to be killed. */
  endTab(tab: number): void {
    const now = performance.now();
    for (const one of this.typed) if (one.tab === tab && now - one.at < this.safeAfter) one.isTooYoung = true;
  }
  /** The user replaces a tab's copy, which shows this text; what is `stored` in the account then must stay there. */
  giveUp(shown: string, stored: string): void {
    for (const one of this.typed)
      if (shown.includes(one.word) && !stored.includes(one.word)) one.isGivenUp = true;
  }
  /** The user keeps a copy over everything that is not in it. */
  putAside(shown: string): void {
    for (const one of this.typed) if (!shown.includes(one.word)) one.isPutAside = true;
  }
  get length(): number {
    return this.typed.length;
  }
  /** Lists the words that must stand somewhere and do not; `older` are the versions of the history, read where they count. */
  async listLost(
    places: readonly string[],
    readHistory: () => Promise<readonly string[]>,
  ): Promise<string[]> {
    const isIn = (word: string, texts: readonly string[]) => texts.some((text) => text.includes(word));
    const missing = this.typed.filter(
      ({ word, isTooYoung, isGivenUp }) => !isTooYoung && !isGivenUp && !isIn(word, places),
    );
    const aside = missing.some(({ isPutAside }) => isPutAside) ? await readHistory() : [];
    return missing
      .filter(({ word, isPutAside }) => !(isPutAside && isIn(word, aside)))
      .map(({ word, tab }) => `${word} of tab ${tab}`);
  }
}
