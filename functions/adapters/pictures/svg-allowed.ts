import { createImageError } from '../../errors/image-error.ts';

/**
 * The allow-list for drawings: everything else is left out of a clean drawing. Whatever reads a text here goes through
 * it once, because an expression that looks at each character again and again holds its thread for minutes.
 */

export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const ELEMENTS = list(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style image
  linearGradient radialGradient stop clipPath mask pattern marker`);

/** Elements that are replaced by their children. */
export const UNWRAPPED = list('a switch');

/** Elements that contain text. */
export const WITH_TEXT = list('text tspan textPath title desc style');

/** Properties that are allowed as attributes, in `style` and in style sheets. */
export const PROPERTIES = list(`
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask
  marker marker-start marker-mid marker-end stop-color stop-opacity paint-order vector-effect shape-rendering
  text-rendering color-interpolation mix-blend-mode isolation transform transform-origin
  font-family font-size font-style font-weight font-stretch font-variant text-anchor text-decoration
  letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift writing-mode direction`);

export const ATTRIBUTES = list(`
  id class style d points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio offset
  dx dy rotate textLength lengthAdjust startOffset method spacing pathLength gradientUnits gradientTransform
  spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform
  markerWidth markerHeight markerUnits refX refY orient`);

const FUNCTIONS = list(
  'rgb rgba hsl hsla matrix translate translateX translateY scale scaleX scaleY rotate skewX skewY',
);
const LOCAL_URL = /url\(\s*(['"]?)#([\w.:-]+)\1\s*\)/g;

/**
 * Returns an allowed value: plain characters, known functions, references inside the drawing with renamed ids.
 * Returns null for every other value.
 */
export function cleanValue(value: string, rename: (id: string) => string): string | null {
  const rest = value.replace(LOCAL_URL, '');
  if (/[^\p{L}\p{N}\s#%.,()+\-/'"!:;_*=~|?&’–]/u.test(rest)) return null;
  if (listCalled(rest).some((name) => !FUNCTIONS.has(name))) return null;
  return value.replace(LOCAL_URL, (_, __, id: string) => `url(#${rename(id)})`);
}

/** Lists the names before opening brackets. */
const listCalled = (value: string): string[] =>
  value
    .split('(')
    .slice(0, -1)
    .map(
      (before) =>
        before
          .trimEnd()
          .split(/[^\w-]/)
          .at(-1) ?? '',
    );

/** Returns declarations such as `fill: red` with allowed properties only. */
export function cleanDeclarations(css: string, rename: (id: string) => string): string {
  const declarations = css.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    const name = declaration.slice(0, at).trim().toLowerCase();
    const value =
      at === -1 || !PROPERTIES.has(name) ? null : cleanValue(declaration.slice(at + 1).trim(), rename);
    return value ? [`${name}:${value}`] : [];
  });
  return declarations.join(';');
}

/** The longest style sheet in characters; drawing programs write some thousand. */
const MAX_STYLE_SHEET = 256 * 1024;

/** Selectors of elements, classes and ids, with plain combinators. */
const SELECTOR = /^[\w\s.#,>*-]+$/;

/** Returns a style sheet with plain rules only; at-rules and their content are removed. */
export function cleanStyleSheet(css: string, rename: (id: string) => string): string {
  if (css.length > MAX_STYLE_SHEET) throw createImageError('complex');
  const plain = css.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ').replace(/<!--|-->/g, ' ');
  const rules = listRules(removeAtRules(plain)).flatMap(({ selector, body }) => {
    const declarations = cleanDeclarations(body, rename);
    if (!SELECTOR.test(selector) || !declarations) return [];
    const scoped = selector.trim().replace(/#([\w-]+)/g, (_, id: string) => `#${rename(id)}`);
    return [`${scoped}{${declarations}}`];
  });
  return rules.join('');
}

/** Lists the innermost rules, from brace to brace. */
function listRules(css: string): { selector: string; body: string }[] {
  const rules: { selector: string; body: string }[] = [];
  let selector = '';
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const text = css.slice(start, index);
    if (brace === '}' && selector) rules.push({ selector, body: text });
    selector = brace === '{' ? text : '';
    start = index + 1;
  }
  return rules;
}

/** Removes `@import …;` and `@media … { … }` at any depth. */
function removeAtRules(css: string): string {
  let plain = '';
  for (let at = 0; at < css.length; ) {
    if (css[at] !== '@') plain += css[at++];
    else at = endOfAtRule(css, at);
  }
  return plain;
}

function endOfAtRule(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth <= 0) return at + 1;
    if (css[at] === ';' && depth === 0) return at + 1;
  }
  return css.length;
}
