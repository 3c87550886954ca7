import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Packages that cannot be bundled because they contain native code. */
export const NATIVE_PACKAGES = ['sharp'] as const;

/** sharp with its dependencies and its library for Lambda's system. */
const SHARP_PACKAGES = [
  ...['sharp', 'detect-libc', 'semver', '@img/colour'],
  ...['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64'],
];
/** Matches sources, headers and documentation. */
const LEFT_OUT = /\/(src|install|include)(\/|$)|\.(md|h|gypi?|d\.(ts|mts|cts))$/;

/** Copies sharp beside a function. Throws when npm has installed it for other systems only. */
export async function copySharp(project: string, folder: string): Promise<void> {
  for (const name of SHARP_PACKAGES) {
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
