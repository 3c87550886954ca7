import { createPhotoAddress, type PrintPicture } from './print-pictures.ts';

/** The pictures of one document, each made once for a width, whichever of its PDFs asks. */
export class ResizedPictures {
  private batch = -1;
  private readonly made = new Map<string, Promise<string>>();

  /** Begins a document: drops the resized pictures of the last one. */
  begin(batch: number): void {
    if (batch === this.batch) return;
    this.batch = batch;
    for (const address of this.made.values()) void address.then(URL.revokeObjectURL, () => undefined);
    this.made.clear();
  }

  /**
   * Returns the addresses of pictures that are placed somewhere, by id. They are resized one after another,
   * so that only one is decoded at a time.
   */
  async resizeAll(
    pictures: readonly PrintPicture[],
    widths: ReadonlyMap<string, number>,
  ): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const picture of pictures) {
      const width = widths.get(picture.id);
      if (width !== undefined) found.set(picture.id, await this.getAddress(picture, width));
    }
    return found;
  }

  private getAddress(picture: PrintPicture, width: number): Promise<string> {
    const key = `${picture.id} ${width}`;
    const made = this.made.get(key) ?? createPhotoAddress(picture, width, this.batch);
    this.made.set(key, made);
    return made;
  }
}
