import { access, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Picture, PrintSource } from '../../ports/images.ts';

/** A name that no resolver knows: nothing outside could answer for it. */
export const PRINT_ORIGIN = 'http://print.invalid';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
};

const IMAGES = '/images/';

/** Only our own script, style and fonts may run or load; no frame, no form, no connection. */
export const PRINT_CSP = [
  "default-src 'none'",
  `script-src ${PRINT_ORIGIN}`,
  `style-src ${PRINT_ORIGIN}`,
  `font-src ${PRINT_ORIGIN}`,
  // Pictures that the page itself has made smaller are blobs.
  `img-src ${PRINT_ORIGIN} blob:`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The names that a build gives its files; nothing that could lead out of their folder. */
const BUILT = /^\/(assets\/)?\w[\w.-]*$/;

/** The print page's files from memory, by the path they are asked for under. */
export class PrintBundle {
  private readonly files = new Map<string, Promise<Buffer | null>>();
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Throws where the page was never built. */
  static async open(folder: string): Promise<PrintBundle> {
    await access(join(folder, 'print.html'));
    return new PrintBundle(folder);
  }

  /** The pictures of the document that is being printed, under `/images/ID?pixels=N`. */
  images: ReadonlyMap<string, PrintSource> = new Map();

  /** The file under that path; null for anything that is neither of the bundle nor of the document. */
  async read(path: string, query = new URLSearchParams()): Promise<Picture | null> {
    if (path.startsWith(IMAGES)) return this.readImage(path.slice(IMAGES.length), query);
    if (!BUILT.test(path)) return null;
    const file = this.files.get(path) ?? readFile(join(this.folder, path)).catch(() => null);
    this.files.set(path, file);
    const body = await file;
    return body && { body, type: TYPES[extname(path)] ?? 'application/octet-stream' };
  }

  private async readImage(id: string, query: URLSearchParams): Promise<Picture | null> {
    const source = this.images.get(id);
    return source ? { type: source.type, body: await source.read(Number(query.get('pixels'))) } : null;
  }
}
