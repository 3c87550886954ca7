import { limitAsync, once } from 'es-toolkit';
import { proxy } from 'valtio';
import type { UploadedImage } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createPictureMapper, listPictures, type PictureMapper } from '#shared/document/pictures.ts';
import { REQUIREMENTS } from '#shared/document/requirement-messages.ts';
import type { IconLook } from '#shared/icons/draw-icon.ts';
import type { Icon } from '#shared/icons/icon-schema.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { LARGEST_UPLOAD } from '#shared/vocabulary/image-types.ts';
import {
  createFilePicture,
  createIconPicture,
  cropPicture,
  getIconLook,
  getRatio,
  restyleIcon,
} from '#shared/vocabulary/picture-rules.ts';
import { correctImageType, isImageType } from './file-type.ts';
import type { PictureAddresses } from './picture-addresses.ts';
import { createPictureRemoval } from './picture-removal.ts';

/** The open document, as far as its pictures need it. */
interface PicturedDocument {
  readonly document: HandoutDocument;
  amend(change: (document: HandoutDocument) => HandoutDocument): void;
}

/** The dependencies, which tests replace. */
export interface PictureOptions {
  readonly editor: PicturedDocument;
  readonly addresses: Pick<PictureAddresses, 'show'>;
  isSignedIn(): Promise<boolean>;
  /** Asks a user without an account to sign up; resolves to whether they did. */
  askToSignIn(): Promise<boolean>;
  /** Makes a photo smaller that is larger than may be sent. */
  shrink(file: Blob): Promise<Blob>;
  upload(file: Blob, options: { onPercent: (percent: number) => void }): Promise<UploadedImage>;
  download(icon: string, look: IconLook): Promise<UploadedImage>;
  /** Lists those of the ids that the account has. */
  listKnown(ids: readonly string[]): Promise<readonly Pick<UploadedImage, 'id'>[]>;
  /** Width over height of a picture, at an address in this page. */
  measure(address: string): Promise<number>;
  createAddress(file: Blob): string;
  /** A picture has another id from now on. */
  onRenamed(from: string, to: string): void;
  /** Something went wrong, in the words for it. */
  onFailed(error: unknown): void;
}

/** Pictures that leave at the same time. */
const AT_ONCE = 3;

/**
 * Sends and downloads the pictures of one open document. A picture is in the document at once, under a
 * temporary id (an optimistic update). Once the account has it, that id is replaced everywhere; if it fails,
 * the picture is removed.
 */
export class PictureUploads {
  /** How much of each picture has left, 0 to 100, by its temporary id. */
  readonly percents = proxy<Record<string, number>>({});
  private readonly options: PictureOptions;
  private readonly running = new Map<string, Promise<void>>();

  constructor(options: PictureOptions) {
    this.options = options;
  }

  /** Gives a file to `place` as a picture, and sends it; what cannot be sent is refused in words. */
  async takeFile(given: File, place: (image: ImageAttachment) => void): Promise<void> {
    const file = correctImageType(given);
    const refusal = findRefusal(given);
    if (refusal !== null) return this.options.onFailed(new Error(refusal, { cause: 'file' }));
    const { createAddress, measure, addresses } = this.options;
    if (!(await this.canSend())) return;
    const id = createTemporaryId();
    const address = createAddress(file);
    const ratio = await measure(address).catch(() => 1);
    addresses.show(id, { type: 'image/png', url: address, thumb_url: address });
    this.percents[id] = 0;
    place(createFilePicture(id, { name: file.name, ratio }));
    this.run(id, () => this.send(id, file));
  }

  /** Tells whether there is an account for pictures; asks a user without one to sign up. */
  async canSend(): Promise<boolean> {
    return (await this.options.isSignedIn()) || this.options.askToSignIn();
  }

  /**
   * Sends pictures that the caller places at once, under temporary ids of its own; a few at a time. The first that fails is
   * told.
   */
  sendPlaced(files: ReadonlyMap<string, Blob>): void {
    const tellFirst = once(this.options.onFailed);
    const send = limitAsync((id: string, file: Blob) => this.send(id, file, tellFirst), AT_ONCE);
    for (const [id, file] of files) {
      const address = this.options.createAddress(file);
      this.options.addresses.show(id, { type: 'image/png', url: address, thumb_url: address });
      this.percents[id] = 0;
      this.run(id, () => send(id, file));
    }
  }

  /**
   * Creates a picture of an icon to be placed; signed-in users download it at once, others when they publish.
   */
  takeIcon(icon: Icon, outline: boolean): ImageAttachment {
    const id = createTemporaryId();
    const picture = restyleIcon(createIconPicture(id, icon), id, { outline });
    this.run(picture.id, () => this.download(picture, { keepsOnFailure: false }));
    return picture;
  }

  /**
   * Creates the icon as it is drawn otherwise; without an account it stays temporary until publishing.
   */
  restyle(image: ImageAttachment, look: Partial<IconLook>): ImageAttachment {
    const picture = restyleIcon(image, createTemporaryId(), look);
    this.run(picture.id, () => this.download(picture, { keepsOnFailure: true }));
    return picture;
  }

  /** Waits for what is under way and downloads every icon that the account has not. Rejects where one fails. */
  async finish(): Promise<void> {
    await Promise.all(this.running.values());
    const icons = listPictures(this.options.editor.document)
      .map(({ image }) => image)
      .filter(({ is_icon, iconObject }) => is_icon && iconObject);
    if (icons.length === 0) return;
    const known = new Set(
      (await this.options.listKnown([...new Set(icons.map(({ id }) => id))])).map(({ id }) => id),
    );
    const missing = new Map(icons.filter(({ id }) => !known.has(id)).map((image) => [image.id, image]));
    await Promise.all([...missing.values()].map((image) => this.fetchIcon(image)));
  }

  /** Tells whether a file is being uploaded: leaving the page now would lose it. */
  isSending(): boolean {
    return Object.keys(this.percents).length > 0;
  }

  /** Removes pictures whose upload was interrupted by the end of an earlier visit, and says so. */
  dropInterrupted(): void {
    const lost = listPictures(this.options.editor.document)
      .map(({ image }) => image)
      .filter(({ id, uploading }) => uploading && !this.running.has(id));
    for (const { id } of lost) this.options.editor.amend(createPictureRemoval(id));
    if (lost.length > 0) this.options.onFailed(new Error(describeInterrupted(lost), { cause: 'file' }));
  }

  /** Runs the work after the caller has put the picture in its place. */
  private run(id: string, work: () => Promise<void>): void {
    const done = Promise.resolve()
      .then(work)
      .finally(() => {
        this.running.delete(id);
        delete this.percents[id];
      });
    this.running.set(id, done);
  }

  private async send(id: string, file: Blob, tell = this.options.onFailed): Promise<void> {
    const onPercent = (percent: number) => {
      this.percents[id] = percent;
    };
    try {
      const sent = await this.options.shrink(file);
      if (sent.size > LARGEST_UPLOAD) throw new Error(REQUIREMENTS.imageSize, { cause: 'file' });
      const image = await this.options.upload(sent, { onPercent });
      this.options.addresses.show(image.id, image);
      this.swap(id, {
        ...toStoredFields(image),
        ratio: getRatio(image.width, image.height),
        uploading: false,
      });
    } catch (error) {
      this.drop(id, error, tell);
    }
  }

  private async download(
    image: ImageAttachment,
    { keepsOnFailure }: { keepsOnFailure: boolean },
  ): Promise<void> {
    if (!(await this.options.isSignedIn())) return;
    try {
      await this.fetchIcon(image);
    } catch (error) {
      if (!keepsOnFailure) this.drop(image.id, error);
    }
  }

  private async fetchIcon(image: ImageAttachment): Promise<void> {
    if (!image.iconObject) return;
    const stored = await this.options.download(image.iconObject.id, getIconLook(image));
    this.swap(image.id, toStoredFields(stored));
  }

  private swap(id: string, fields: Partial<ImageAttachment> & { id: string }): void {
    this.change((image) =>
      image.id === id ? cropPicture({ ...cropPicture(image, undefined), ...fields }, image.crop) : image,
    );
    this.options.onRenamed(id, fields.id);
  }

  private drop(id: string, error: unknown, tell = this.options.onFailed): void {
    this.options.editor.amend(createPictureRemoval(id));
    tell(error);
  }

  private change(change: PictureMapper): void {
    this.options.editor.amend(createPictureMapper(change));
  }
}

function describeInterrupted(lost: readonly ImageAttachment[]): string {
  const names = lost.map(({ name }) => quoteName(name)).join(', ');
  return `${names} had not been sent when this page was left. Please add ${lost.length > 1 ? 'them' : 'it'} again.`;
}

const createTemporaryId = (): string => crypto.randomUUID();

const toStoredFields = ({ id, thumb }: UploadedImage) => ({ id, objectId: id, thumb });

/** Finds the problem of a file before any of it is sent; null without one. A large photo will be made smaller. */
export function findRefusal(file: File): string | null {
  const { type, size } = correctImageType(file);
  if (!isImageType(type)) return REQUIREMENTS.imageType;
  return type === 'image/svg+xml' && size > LARGEST_UPLOAD ? REQUIREMENTS.imageSize : null;
}
