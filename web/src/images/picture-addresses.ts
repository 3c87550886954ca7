import type { UploadedImage } from '#shared/api/models.ts';
import { drawIcon, type IconLook, nameLook } from '#shared/icons/draw-icon.ts';
import { getIconPath } from '#shared/icons/icon.ts';
import { pictureDrawer } from '#shared/paper/draw/picture-drawer.ts';
import type { ImageAttachment, PictureDrawing } from '#shared/vocabulary/image.ts';
import { getIconLook } from '#shared/vocabulary/picture-rules.ts';

/** The dependencies, which tests replace. */
export interface Sources {
  readImages(ids: readonly string[]): Promise<readonly UploadedImage[]>;
  /** Tells that pictures could not be asked for, once until they can be again. */
  tellFailure(error: unknown): void;
  /** The drawing at that address, as text. */
  readDrawing(address: string): Promise<string>;
  /** An address in this page for a drawing. */
  keep(drawing: string): string;
  now(): number;
}

/** Signed addresses hold for ten minutes at least. */
const HOLDS_MS = 9 * 60 * 1000;
/** The time after which a missing picture is requested again. */
const AGAIN_MS = 15 * 1000;
/** A thumb has 640 px: enough for two to each px of the paper. */
const THUMB_UNTIL_PX = 320;

interface KnownPicture {
  readonly image: Pick<UploadedImage, 'type' | 'url' | 'thumb_url'> | null;
  readonly until: number;
}

/** Holds the addresses of a document's pictures: returns at once, null while an address is being fetched. */
export class PictureAddresses {
  private readonly known = new Map<string, KnownPicture>();
  /** Addresses of drawings that are made in this page: icons in a colour, values. */
  private readonly coloured = new Map<string, string | null>();
  private readonly wanted = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly sources: Sources;
  private changes = 0;
  private hasFailed = false;

  constructor(sources: Sources) {
    this.sources = sources;
  }

  /** Returns a number that grows with every new address. */
  readonly version = (): number => this.changes;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getAddress(attachment: ImageAttachment): string | null {
    if (attachment.drawing) return this.getDrawnAddress(attachment.drawing);
    if (attachment.is_icon && attachment.iconObject)
      return this.getIconAddress(attachment.iconObject.id, getIconLook(attachment));
    const known = this.known.get(attachment.id);
    if (!known || known.until <= this.sources.now()) this.request(attachment.id);
    const image = known?.image;
    if (!image) return null;
    const isLarge = image.type === 'image/svg+xml' || attachment.width > THUMB_UNTIL_PX;
    return isLarge ? image.url : image.thumb_url;
  }

  /**
   * Sets the address of a picture that the server has just returned, or of one that is being uploaded and has
   * an address in this page.
   */
  show(id: string, image: Pick<UploadedImage, 'type' | 'url' | 'thumb_url'>): void {
    this.known.set(id, { image, until: this.sources.now() + HOLDS_MS });
    this.notify();
  }

  /** Asks at once for the pictures that are not known yet. */
  askAgain(): void {
    for (const [id, { image }] of this.known) if (!image) this.known.delete(id);
    this.notify();
  }

  /** Returns the address of an icon that is drawn like that. */
  getIconAddress(id: string, look: IconLook): string | null {
    const address = getIconPath(id);
    const name = nameLook(look);
    if (name === '') return address;
    const key = `${id} ${name}`;
    const made = this.coloured.get(key);
    if (made !== undefined) return made;
    this.keepMade(key, async () => drawIcon(await this.sources.readDrawing(address), look));
    return null;
  }

  /** Returns the address of a picture that is drawn from a value. */
  private getDrawnAddress(drawing: PictureDrawing): string | null {
    const key = JSON.stringify(drawing);
    const made = this.coloured.get(key);
    if (made !== undefined) return made;
    this.keepMade(key, async () => (await pictureDrawer.load()).writePicture(drawing));
    return null;
  }

  /** Keeps what is made for a key; null waits, and stays where nothing can be made. */
  private keepMade(key: string, make: () => Promise<string | null>): void {
    this.coloured.set(key, null);
    make().then(
      (drawing) => {
        if (drawing !== null) this.coloured.set(key, this.sources.keep(drawing));
        this.notify();
      },
      () => this.coloured.delete(key),
    );
  }

  /** Requests an address; all requests of one rendering are sent together. */
  private request(id: string): void {
    if (this.wanted.size === 0) queueMicrotask(() => void this.requestWanted());
    this.wanted.add(id);
    const known = this.known.get(id);
    this.known.set(id, { image: known?.image ?? null, until: this.sources.now() + AGAIN_MS });
  }

  private async requestWanted(): Promise<void> {
    const ids = [...this.wanted];
    this.wanted.clear();
    const images = await this.sources.readImages(ids).then(
      (found) => {
        this.hasFailed = false;
        return found;
      },
      (error: unknown) => {
        if (!this.hasFailed) this.sources.tellFailure(error);
        this.hasFailed = true;
        return [];
      },
    );
    const until = this.sources.now() + HOLDS_MS;
    for (const image of images) this.known.set(image.id, { image, until });
    if (images.length > 0) this.notify();
  }

  private notify(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }
}
