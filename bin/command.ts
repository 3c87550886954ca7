import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/** What a command takes, as all commands say and check it before they work. */
export interface Grammar<Options extends ParseArgsOptionsConfig> {
  /** The lines that say how to call it: "Usage: npm run plan -- EMAIL free|premium". */
  readonly usage: string;
  readonly options?: Options;
  /** The least and the most words without a dash. */
  readonly words: readonly [least: number, most: number];
}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; args: string[] }>
>;

/**
 * Reads the arguments of this process. Prints the usage and ends well where `--help` asks for it; throws a UsageError, which names what
 * is wrong, for anything else that the grammar lacks.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  { usage, options, words: [least, most] }: Grammar<Options>,
  args: string[] = process.argv.slice(2),
): Parsed<Options> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  const parsed = parse(args, options ?? ({} as Options), usage);
  const { length } = parsed.positionals;
  if (length < least) throw new UsageError(...(length === 0 ? [] : ['Something is missing.']), usage);
  if (length > most) throw new UsageError(`There is no place for “${parsed.positionals[most]}”.`, usage);
  return parsed;
}

/** Tells whether it is an id that begins with a dash, as one document in 64 has, and no option. */
const isId = (word: string): boolean => /^-[\w-]{21}$/.test(word);

function parse<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
): Parsed<Options> {
  try {
    const given = args.map((one) => (isId(one) && !Object.hasOwn(options, one.slice(2)) ? ` ${one}` : one));
    const { positionals, ...parsed } = parseArgs({ args: given, options, allowPositionals: true });
    return {
      ...parsed,
      positionals: positionals.map((word) =>
        word.startsWith(' ') && isId(word.slice(1)) ? word.slice(1) : word,
      ),
    } as Parsed<Options>;
  } catch (error) {
    // Node's message goes on with advice that does not fit here.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(what, usage);
  }
}

/** Returns the one of these that a word names; throws a UsageError with all of them where it names none. */
export function pick<const Name extends string>(
  what: string,
  word: string | undefined,
  names: readonly Name[],
): Name {
  const found = names.find((name) => name === word);
  if (found !== undefined) return found;
  throw new UsageError(`There is no ${what} ${word ?? ''}; there are ${names.join(', ')}.`);
}

/** Sentences for the errors of a disk, which name the file. */
const ON_DISK: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder',
  ENOTDIR: 'is in no folder',
  EACCES: 'may not be read or written',
  EROFS: 'may not be written',
  ENOSPC: 'has no room: the disk is full',
};

/** Lists the lines that tell a person of an error. */
export function describeError(error: unknown): readonly string[] {
  if (error instanceof UsageError) return error.lines;
  if (!(error instanceof Error)) return [String(error)];
  const { code = '', path } = error as NodeJS.ErrnoException;
  const words = ON_DISK[code];
  if (words)
    return [
      path === undefined
        ? `The disk ${words.replace('has no room: the disk is', 'is')}.`
        : `${path} ${words}.`,
    ];
  return [error.message];
}

const cleanups = new Set<() => void>();
let isListening = false;

const cleanUp = (): void => {
  for (const end of cleanups) end();
  cleanups.clear();
};

/** Ends the process as a signal would, but through its own end: what cleans up at the exit of a process does so then. */
function listenToSignals(): void {
  if (isListening) return;
  isListening = true;
  process.once('exit', cleanUp);
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const)
    process.once(signal, () => process.exit(128 + number));
}

/** Runs at the end of the process, however it comes, until what is returned takes it back. */
export function cleanUpAtEnd(end: () => void): () => void {
  listenToSignals();
  cleanups.add(end);
  return () => void cleanups.delete(end);
}

/** Runs a command: whatever it throws is told in lines, without a stack, and fails the process. */
export async function runCommand(work: () => Promise<unknown>, describe = describeError): Promise<void> {
  listenToSignals();
  try {
    await work();
  } catch (error) {
    for (const line of describe(error)) console.error(line);
    process.exitCode = 1;
  }
}
