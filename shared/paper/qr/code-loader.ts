import type { CodePath } from './code-path.ts';

type Create = (text: string) => CodePath;
let create: Create | null = null;

/** Takes what computes codes from a page that has loaded it with its own script. */
export function setCodes(given: Create): void {
  create = given;
}

/** Tells whether codes can be drawn. */
export const hasCodes = (): boolean => create !== null;

/** Loads what computes codes: few documents have one. */
export async function loadCodes(): Promise<void> {
  create ??= (await import('./code-path.ts')).createCodePath;
}

/** Returns the code of a text; throws where codes have not been loaded. */
export function getCodePath(text: string): CodePath {
  if (!create) throw new Error('What draws codes is not loaded');
  return create(text);
}
