import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
/** The fonts that lie in the repository, because no package has them as they are needed. */
const OWN: Readonly<Record<string, string>> = {
  'playwrite-gb-j': '../../shared/paper/fonts/united-kingdom/playwrite-gb-j.woff2',
};

/** Opens the file of a font by its name: that of its package, or our own. */
export const openFont = (file: string): Font =>
  openSync(resolve(OWN[file] ?? `@fontsource/${file}/files/${file}-latin-400-normal.woff2`)) as Font;
