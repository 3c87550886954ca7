/** Says what of a formula cannot be read. */
export class FormulaError extends Error {
  /** The place, in UTF-16 units of the TeX from 0; null where it is about the whole. */
  readonly place: number | null;

  constructor(message: string, place: number | null) {
    super(message);
    this.name = 'FormulaError';
    this.place = place;
  }

  /** Says in words what the typesetter could not read; the TeX began at the place `begin` of what it was given. */
  static from(error: unknown, begin = 0): FormulaError {
    if (!(error instanceof Error)) return new FormulaError('The formula cannot be read', null);
    const { position } = error as { position?: unknown };
    return new FormulaError(
      toWords(error.message),
      typeof position === 'number' ? Math.max(0, position - begin) : null,
    );
  }
}

const UNKNOWN = /^\s*(?:Unsupported function name|Undefined control sequence): (\\\S+)/;
const MISSING_BRACE = /end of input in a macro argument|Expected '}'|expected '}'/;

function toWords(message: string): string {
  const [first = ''] = message.replace(/^ParseError:?/, '').split(/ at (?:position|end)/);
  const unknown = UNKNOWN.exec(first)?.[1];
  if (unknown) return `There is no command ${unknown}`;
  if (MISSING_BRACE.test(message)) return 'A closing brace } is missing';
  if (/Too many expansions/.test(message)) return 'The formula is too large';
  return first.trim().replace(/\s+/g, ' ').slice(0, 200);
}
