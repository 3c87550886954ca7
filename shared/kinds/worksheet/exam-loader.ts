import type { Worksheet } from './schema.ts';

type Exam = typeof import('./exam.ts');
type Versioned = Pick<Worksheet, 'schema_version'>;

let loaded: Exam | undefined;

/** Tells whether a worksheet may have points or versions: both came with schema version 2. */
const needsExam = ({ schema_version }: Versioned): boolean => schema_version > 1;

/** Tells whether everything that draws the worksheet is loaded. */
export const hasExam = (worksheet: Versioned): boolean => loaded !== undefined || !needsExam(worksheet);

/** Loads what draws points and versions, where the worksheet may have some. */
export async function loadExam(worksheet: Versioned): Promise<void> {
  if (needsExam(worksheet)) loaded ??= await import('./exam.ts');
}

/** Takes what draws points and versions from a page that has loaded it with its own script. */
export const setExam = (exam: Exam): void => {
  loaded = exam;
};

/** Returns what draws points and versions; null for a worksheet without, and until it has loaded. */
export const getExam = (worksheet: Versioned): Exam | null =>
  needsExam(worksheet) ? (loaded ?? null) : null;
