import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Stays outside of bundles: a library of the machine's own code. */
export const NATIVE = ['sharp'] as const;

/** sharp, what it asks for, and its library as Lambda's system wants it. */
const PACKAGES = [
  ...['sharp', 'detect-libc', 'semver', '@img/colour'],
  ...['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'],
];
/** Sources, headers and explanations stay behind. */
const LEFT_OUT = /\/(src|install|include)(\/|$)|\.(md|h|gypi?|d\.(ts|mts|cts))$/;

/** Puts sharp beside a function. Throws where npm has installed it for other systems only. */
export async function takeSharp(project: string, folder: string): Promise<void> {
  for (const name of PACKAGES) {
    const from = join(project, 'node_modules', name);
    await stat(from).catch(() => {
      throw new Error(`${name} is missing: npm install --os=linux --cpu=x64 --libc=glibc sharp`);
    });
    await cp(from, join(folder, 'node_modules', name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path.slice(from.length)),
    });
  }
}
