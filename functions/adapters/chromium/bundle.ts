import { access, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { getIconPath, ICON_FOLDER } from '#shared/icons/icon.ts';
import type { Picture, PrintSource } from '../../ports/images.ts';
import { createOpenMojiIcons } from '../icons/openmoji-icons.ts';

/** A name that never resolves, so that no server could answer for it. */
export const PRINT_ORIGIN = 'http://print.invalid';

/** The media types of a page's files, by their endings. The page asks for no other. */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
} as const;

const hasType = (ending: string): ending is keyof typeof TYPES => Object.hasOwn(TYPES, ending);

const IMAGES = '/images/';

/** The page's content security policy: our own scripts, styles and fonts; no frames, forms or connections. */
export const PRINT_CSP = [
  "default-src 'none'",
  `script-src ${PRINT_ORIGIN}`,
  `style-src ${PRINT_ORIGIN}`,
  `font-src ${PRINT_ORIGIN}`,
  // The page turns pictures that it scales down into blobs.
  `img-src ${PRINT_ORIGIN} blob:`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** File names of a build. No such name leads out of its folder. */
const BUILT = /^\/(assets\/)?\w[\w.-]*$/;

/** The files of the print page, held in memory. */
export class PrintBundle {
  private readonly files = new Map<string, Promise<Buffer | null>>();
  private readonly folder: string;
  private readonly icons = createOpenMojiIcons();

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Reads all files; throws when the page was not built. */
  static async open(folder: string): Promise<PrintBundle> {
    await access(join(folder, 'print.html'));
    return new PrintBundle(folder);
  }

  /** The pictures of the current document, served as `/images/ID?pixels=N`. */
  images: ReadonlyMap<string, PrintSource> = new Map();

  /** Returns the file of a path; null when neither bundle nor document has it. */
  async read(path: string, query = new URLSearchParams()): Promise<Picture | null> {
    if (path.startsWith(IMAGES)) return this.readImage(path.slice(IMAGES.length), query);
    if (path.startsWith(`${ICON_FOLDER}/`)) return this.readIcon(path);
    const ending = extname(path);
    if (!BUILT.test(path) || !hasType(ending)) return null;
    const file = this.files.get(path) ?? readFile(join(this.folder, path)).catch(() => null);
    this.files.set(path, file);
    const body = await file;
    return body && { body, type: TYPES[ending] };
  }

  /** Reads the drawing of an emoji in a text. */
  private async readIcon(path: string): Promise<Picture | null> {
    const id = basename(path, '.svg');
    const drawing = path === getIconPath(id) ? await this.icons.readSvg(id) : undefined;
    return drawing === undefined ? null : { type: TYPES['.svg'], body: Buffer.from(drawing) };
  }

  private async readImage(id: string, query: URLSearchParams): Promise<Picture | null> {
    const source = this.images.get(id);
    return source ? { type: source.type, body: await source.read(Number(query.get('pixels'))) } : null;
  }
}
