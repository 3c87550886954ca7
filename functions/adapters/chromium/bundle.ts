import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Picture } from '../../ports.ts';

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
  `img-src ${PRINT_ORIGIN}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The print page's files from memory, by the path they are asked for under. */
export class PrintBundle {
  private readonly files = new Map<string, Promise<Buffer>>();
  private readonly folder: string;

  private constructor(folder: string, paths: readonly string[]) {
    this.folder = folder;
    this.paths = new Set(paths);
  }
  private readonly paths: ReadonlySet<string>;

  /** Reads what there is in the folder; throws where it was never built. */
  static async open(folder: string): Promise<PrintBundle> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new PrintBundle(
      folder,
      files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length)),
    );
  }

  /** The pictures of the document that is being printed, under `/images/ID`. */
  images: ReadonlyMap<string, Picture> = new Map();

  /** The file under that path; null for anything that is neither of the bundle nor of the document. */
  async read(path: string): Promise<Picture | null> {
    if (path.startsWith(IMAGES)) return this.images.get(path.slice(IMAGES.length)) ?? null;
    if (!this.paths.has(path)) return null;
    const body = this.files.get(path) ?? readFile(join(this.folder, path));
    this.files.set(path, body);
    return { body: await body, type: TYPES[extname(path)] ?? 'application/octet-stream' };
  }
}
