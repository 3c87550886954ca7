import { snapshot, subscribe, unstable_enableOp } from 'valtio';

type Fields = Record<string, unknown>;
/** What was done, and where. */
type Write = readonly [op: string, path: readonly (string | symbol)[], ...values: unknown[]];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const freeze = (value: unknown): unknown => (isObject(value) ? snapshot(value) : value);

// Only with the operations does a listener learn where in the document something changed.
unstable_enableOp();

/**
 * A frozen copy of a document held by valtio; what did not change keeps its identity. valtio's own
 * `snapshot` asks every object of a document for its version, thousands in a long worksheet and at every
 * key. This follows what is written and copies anew only the field, or the item, that it was written to.
 */
export class LiveCopy<Document extends object> {
  private readonly live: Fields;
  private copy: Fields;
  private readonly fields = new Set<string>();
  private readonly items = new Set<string>();

  constructor(live: Document) {
    this.live = live as Fields;
    this.copy = snapshot(this.live);
    // Never taken back: the copy lives as long as what it copies.
    subscribe(this.live, (writes) => this.note(writes), true);
  }

  /** The document as it stands now; the same object until something was written. */
  read(): Document {
    if (this.fields.size + this.items.size > 0) this.copy = this.renewed();
    return this.copy as Document;
  }

  private note(writes: readonly Write[]): void {
    for (const [, [field, ...within]] of writes) {
      if (field === 'items' && within.length > 1) this.items.add(String(within[0]));
      else this.fields.add(String(field));
    }
  }

  private renewed(): Fields {
    const next: Fields = { ...this.copy };
    if (!this.fields.has('items') && this.items.size > 0) next.items = this.renewedItems();
    for (const field of this.fields) {
      if (field in this.live) next[field] = freeze(this.live[field]);
      else delete next[field];
    }
    this.fields.clear();
    this.items.clear();
    return Object.freeze(next);
  }

  private renewedItems(): readonly unknown[] {
    const items = [...(this.copy.items as readonly unknown[])];
    for (const place of this.items) items[Number(place)] = freeze((this.live.items as Fields)[place]);
    return Object.freeze(items);
  }
}
