/**
 * Lets a drawing that is used in many places be written into the PDF once. Chromium writes a drawing as often as it
 * is used, but a photograph once. So in print a placeholder, which is a photograph to Chromium, takes each place of
 * such a drawing, and the drawing itself is on a sheet of its own after all others. The step that finishes the PDF
 * puts the drawing in the place of its placeholder.
 */

/** A drawing in fewer places is drawn in each of them, which takes less time than a sheet more. */
const MANY = 8;
/** The side of a sheet of one drawing, in CSS px. Any size would do, because each line and shape of an icon grows with it. */
const SHEET = 96;

/** A picture of 2 × 2 pixels that stands for one drawing. */
interface Placeholder {
  readonly address: string;
  /** Hexadecimal RGB, from left to right and from top to bottom. */
  readonly pixels: string;
  /** Kept, so that the picture stays decoded. */
  readonly picture: HTMLImageElement;
}

/** The styles of the sheets of drawings, which are apart from the document. */
const SHEETS_OF_DRAWINGS = `
  @page drawing { size: ${SHEET}px ${SHEET}px; margin: 0 }
  @media screen { #drawings { display: none } }
  #drawings > img { page: drawing; break-before: page; display: block; width: ${SHEET}px; height: ${SHEET}px }`;

export class RepeatedDrawings {
  private readonly placeholders: Placeholder[] = [];
  private readonly rules = new CSSStyleSheet();
  private readonly sheets = document.createElement('div');
  private isEmpty = true;

  constructor() {
    this.sheets.id = 'drawings';
    this.sheets.ariaHidden = 'true';
  }

  /**
   * Puts placeholders in the places of each repeated drawing, and a sheet for each after all others. Returns the
   * pixels of the placeholders in the order of these sheets. `addresses` are those of drawings.
   */
  async replace(root: HTMLElement, addresses: Iterable<string>): Promise<readonly string[]> {
    const repeated = listRepeated(root, new Set(addresses));
    const replaced = await Promise.all(
      repeated.map(async (drawing, index) => ({ drawing, placeholder: await this.getPlaceholder(index) })),
    );
    if (replaced.length === 0) this.clear();
    else
      this.show(
        replaced.map(({ drawing, placeholder }) => toRule(root.id, drawing, placeholder)),
        repeated.map(createDrawing),
      );
    return replaced.map(({ placeholder }) => placeholder.pixels);
  }

  /** Takes the sheets away. */
  clear(): void {
    if (this.isEmpty) return;
    this.isEmpty = true;
    this.rules.replaceSync('');
    this.sheets.replaceChildren();
  }

  private show(rules: readonly string[], drawings: readonly HTMLImageElement[]): void {
    // Only now, because a style sheet more makes the browser match all rules again.
    if (!this.sheets.isConnected) {
      document.adoptedStyleSheets.push(this.rules);
      document.body.append(this.sheets);
    }
    this.isEmpty = false;
    this.rules.replaceSync([SHEETS_OF_DRAWINGS, ...rules].join(''));
    this.sheets.replaceChildren(...drawings);
  }

  private async getPlaceholder(index: number): Promise<Placeholder> {
    const made = this.placeholders[index] ?? createPlaceholder(index);
    this.placeholders[index] = made;
    await made.picture.decode();
    return made;
  }
}

/** Lists the addresses of drawings that are used in many places, each of them a square. */
function listRepeated(root: HTMLElement, addresses: ReadonlySet<string>): string[] {
  const places = Map.groupBy(root.querySelectorAll('img'), (image) => image.getAttribute('src') ?? '');
  return [...places]
    .filter(([address, images]) => addresses.has(address) && images.length >= MANY && isSquare(images))
    .map(([address]) => address);
}

/** Tells whether a drawing and its boxes are squares; one of another shape would lie otherwise in its box. */
function isSquare(images: readonly HTMLImageElement[]): boolean {
  const [{ naturalWidth, naturalHeight } = new Image()] = images;
  return (
    naturalWidth === naturalHeight &&
    images.every(({ offsetWidth, offsetHeight }) => Math.abs(offsetWidth - offsetHeight) <= 1)
  );
}

const toRule = (root: string, drawing: string, { address }: Placeholder): string =>
  `@media print { #${root} [src="${CSS.escape(drawing)}"] { content: url("${address}"); object-fit: contain } }`;

function createDrawing(address: string): HTMLImageElement {
  const drawing = new Image();
  drawing.alt = '';
  drawing.src = address;
  return drawing;
}

/** The head of a bitmap (BMP), and its pixels: two rows of two, each row in 8 bytes. */
const HEAD_BYTES = 54;
const PIXEL_BYTES = 16;

/** Writes the head of a bitmap of 2 × 2 pixels; what is left out is 0. */
function writeBitmapHead({ buffer }: Uint8Array): void {
  const head = new DataView(buffer);
  const [signature, fileBytes, pixelsAt, ownBytesAt, width, height] = [0, 2, 10, 14, 18, 22];
  const [planes, bitsPerPixel, pixelBytes] = [26, 28, 34];
  head.setUint16(signature, 0x424d);
  head.setUint32(fileBytes, HEAD_BYTES + PIXEL_BYTES, true);
  head.setUint32(pixelsAt, HEAD_BYTES, true);
  head.setUint32(ownBytesAt, 40, true);
  head.setInt32(width, 2, true);
  head.setInt32(height, 2, true);
  head.setUint16(planes, 1, true);
  head.setUint16(bitsPerPixel, 24, true);
  head.setUint32(pixelBytes, PIXEL_BYTES, true);
}

/** Creates the placeholder of this number, as a bitmap, which needs no compression. */
function createPlaceholder(number: number): Placeholder {
  // Shades of grey. The first and the last are the same in all, so that no picture of a document is equal by chance.
  const [first, second, third, last] = [72, number & 255, number >> 8, 79];
  const toGrey = (shade: number) => [shade, shade, shade];
  const bitmap = new Uint8Array(HEAD_BYTES + PIXEL_BYTES);
  writeBitmapHead(bitmap);
  // The lower row comes first, and each takes a multiple of four bytes.
  bitmap.set([...toGrey(third), ...toGrey(last), 0, 0, ...toGrey(first), ...toGrey(second)], HEAD_BYTES);
  const address = URL.createObjectURL(new Blob([bitmap], { type: 'image/bmp' }));
  const picture = new Image();
  picture.src = address;
  const pixels = [first, second, third, last].flatMap(toGrey);
  return { address, picture, pixels: pixels.map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}
