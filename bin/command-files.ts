import { accessSync, constants, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { cleanUpAtEnd } from './command.ts';
import { UsageError } from './usage-error.ts';

// npm runs a script in the project's folder and puts the caller's folder into INIT_CWD.
export const resolveForCaller = (path: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path);

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

/** Reads a file; throws a UsageError that names it. */
export function readInput(path: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UsageError(`${path} cannot be read: ${WHY[code] ?? message}`);
  }
}

const findFile = (path: string) => statSync(path, { throwIfNoEntry: false });

/**
 * Throws a UsageError where the file cannot be written, before the work for it is done: it is a folder, it may not be written, or it is
 * one of the inputs, under whatever name.
 */
export function checkOutput(path: string, inputs: readonly string[] = []): void {
  const found = findFile(path);
  if (found?.isDirectory()) throw new UsageError(`${path} is a folder: name the file to write`);
  const input = inputs.find((one) => {
    const given = findFile(one);
    return found && given && found.ino === given.ino && found.dev === given.dev;
  });
  if (input !== undefined)
    throw new UsageError(`${path} is what is read, and would be lost: name another file`);
  try {
    if (found) accessSync(path, constants.W_OK);
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new UsageError(`${path} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Writes a file whole or not at all: beside its place, then under its name. What was begun goes with the process. */
export function writeOutput(path: string, bytes: Uint8Array | string): void {
  // A device, as /dev/stdout, has no place beside it.
  if (findFile(path)?.isFile() === false) {
    writeFileSync(path, bytes);
    return;
  }
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}`);
  const remove = () => rmSync(beside, { force: true });
  const keep = cleanUpAtEnd(remove);
  try {
    writeFileSync(beside, bytes, { flush: true });
    renameSync(beside, path);
  } catch (error) {
    remove();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(
      code === 'ENOSPC'
        ? `${path} cannot be written: the disk is full`
        : `${path} cannot be written: ${message}`,
    );
  } finally {
    keep();
  }
}
