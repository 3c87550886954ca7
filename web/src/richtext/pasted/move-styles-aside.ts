const TAG = /<[a-z][^>]*>/gi;
const STYLE_SHEET = /<style\b[\s\S]*?<\/style\s*>/gi;
const RULE = /([^{}]*)\{([^{}]*)\}/g;
const CLASS = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** The styles by which Word's own classes say what a text is: the others are the look of its pages. */
const TELLING = /^(?:display|mso-hide|font-family|mso-symbol-font-family|white-space|text-decoration)$/;

function readDeclarations(text: string, telling: RegExp): string {
  const declarations = text
    .split(';')
    .filter((one) => telling.test((one.split(':')[0] ?? '').trim().toLowerCase()));
  return declarations.map((one) => one.trim().replaceAll('"', "'")).join(';');
}

/** Reads what the style sheets of a pasted page say of its classes, by their names. */
function readClasses(html: string, telling: RegExp): Map<string, string> {
  const classes = new Map<string, string>();
  const sheets = (html.match(STYLE_SHEET) ?? []).map((sheet) =>
    sheet.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, ''),
  );
  for (const [, selectors = '', text = ''] of sheets.flatMap((sheet) => [...sheet.matchAll(RULE)])) {
    const declarations = readDeclarations(text, telling);
    if (declarations === '') continue;
    for (const selector of selectors.split(',')) {
      const name = /^[a-z]*\.([\w-]+)$/i.exec(selector.trim())?.[1];
      if (name !== undefined) classes.set(name, declarations);
    }
  }
  return classes;
}

/**
 * Moves pasted styles to attributes that the browser ignores: our content security policy removes style attributes even from a
 * document that is only parsed, and bold and colour with them. A class brings along what its style sheet says of it, as far as that
 * is telling.
 */
export function moveStylesAside(html: string, telling = TELLING): string {
  const classes = readClasses(html, telling);
  return html.replace(STYLE_SHEET, '').replace(TAG, (tag) => {
    const moved = tag.replace(/\sstyle\s*=/gi, ' data-style=');
    const [, double, single, bare] = classes.size > 0 ? (CLASS.exec(tag) ?? []) : [];
    const names = (double ?? single ?? bare ?? '').split(/\s+/);
    const styles = names.flatMap((name) => classes.get(name) ?? []);
    return styles.length === 0
      ? moved
      : moved.replace(/^<[\w:-]+/, (name) => `${name} data-class-style="${styles.join(';')}"`);
  });
}
