import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** So many bytes are held at a time; what is more goes into a blob, which a browser may keep on the disk. */
const HELD_BYTES = 8 * 1024 * 1024;

/** A zip file that is written piece by piece, so that a large one needs little memory. Names are made unique. */
export class Archive {
  private readonly blobs: Blob[] = [];
  private held: Uint8Array<ArrayBuffer>[] = [];
  private bytes = 0;
  private readonly names = new Set<string>();
  private readonly zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.append(chunk as Uint8Array<ArrayBuffer>);
  });

  /** Adds a text, compressed. */
  addText(name: string, text: string): void {
    const file = new ZipDeflate(this.makeUnique(name));
    this.zip.add(file);
    file.push(new TextEncoder().encode(text), true);
  }

  /** Adds a file that is compressed already, as it arrives. Rejects if it does not arrive whole. */
  async addStream(name: string, stream: ReadableStream<Uint8Array>): Promise<void> {
    const file = new ZipPassThrough(this.makeUnique(name));
    this.zip.add(file);
    for (let reader = stream.getReader(); ; ) {
      const { done, value = new Uint8Array() } = await reader.read();
      file.push(value, done);
      if (done) return;
    }
  }

  /** Returns the whole file; nothing can be added after. */
  end(): Blob {
    this.zip.end();
    return new Blob([...this.blobs, ...this.held], { type: 'application/zip' });
  }

  private append(chunk: Uint8Array<ArrayBuffer>): void {
    this.held.push(chunk);
    this.bytes += chunk.byteLength;
    if (this.bytes < HELD_BYTES) return;
    this.blobs.push(new Blob(this.held));
    this.held = [];
    this.bytes = 0;
  }

  /**
   * Returns a name not used yet: "Rain.pdf", then "Rain 2.pdf". File systems ignore case, so names that
   * differ only in case count as equal.
   */
  private makeUnique(name: string): string {
    const [, stem = name, ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
    let found = name;
    for (let count = 2; this.names.has(found.toLowerCase()); count++) found = `${stem} ${count}${ending}`;
    this.names.add(found.toLowerCase());
    return found;
  }
}
