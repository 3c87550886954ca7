/** How many are remembered: a day without a connection would add one at every try. */
const MOST = 100;

/** Remembers by its hash what was sent to the account and not answered: any of it may have arrived. */
export class UnansweredSaves {
  private hashes: readonly string[];

  constructor(hashes: readonly string[] = []) {
    this.hashes = hashes;
  }

  add(hash: string): void {
    this.hashes = [...this.hashes.filter((other) => other !== hash), hash].slice(-MOST);
  }

  has(hash: string): boolean {
    return this.hashes.includes(hash);
  }

  /** Forgets all: the account has answered. */
  clear(): void {
    this.hashes = [];
  }

  /** Lists the hashes, the newest last. */
  list(): readonly string[] {
    return this.hashes;
  }
}
