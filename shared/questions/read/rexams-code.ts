/** A block of code of R Markdown with its options, and one of Sweave. */
const CHUNK =
  /^[ \t]*(?:```+[ \t]*\{([^}\n]*)\}[^\n]*\n([\s\S]*?)^[ \t]*```+[ \t]*$|<<([^\n]*)>>=[^\n]*\n([\s\S]*?)^@[^\n]*$)/gm;
const INLINE = /`r[ \t][^`\n]+`|\\Sexpr\s*\{[^\n]*/;
/** Lines of code that compute nothing that is read. */
const IDLE = /^\s*(?:#.*|(?:library|require|include_supplement|options)\s*\([^\n]*\)\s*;?|)\s*$/;

export interface StaticText {
  readonly text: string;
  /** The first code that computes what is read; null where there is none. */
  readonly computed: string | null;
}

/** Takes out of an exercise its code that computes nothing; code that is shown and not run stays as it is. */
export function takeCode(given: string): StaticText {
  let computed: string | null = null;
  const text = given.replace(
    CHUNK,
    (_, markdown?: string, inside?: string, sweave?: string, code?: string) => {
      const options = markdown ?? sweave ?? '';
      const lines = (inside ?? code ?? '').replace(/\n$/, '');
      const isShown = !/\b(?:echo|include)\s*=\s*F(?:ALSE)?\b/i.test(options);
      if (/\beval\s*=\s*F(?:ALSE)?\b/i.test(options)) {
        if (!isShown) return '';
        return markdown === undefined
          ? `\\begin{verbatim}\n${lines}\n\\end{verbatim}`
          : `\`\`\`\n${lines}\n\`\`\``;
      }
      computed ??=
        lines
          .split('\n')
          .find((line) => !IDLE.test(line))
          ?.trim() ?? null;
      return '';
    },
  );
  computed ??= INLINE.exec(text)?.[0] ?? null;
  return { text, computed };
}
