import { cpSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import preprocessIcons from 'vite-plugin-lucide-preprocess';
import { DIAGRAMS } from '../shared/icons/diagrams/diagrams.ts';
import { ICON_FOLDER } from '../shared/icons/icon.ts';
import { ENTITY_TYPES, type EntityType } from '../shared/kinds/facts.ts';
import { createPageChunks } from './build/page-chunks.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Serves the icon library's drawings, each as a file of the site, so that no icon loads unless it is shown.
 */
const drawings = (): Plugin => ({
  name: 'drawings',
  writeBundle({ dir = here('../dist/web') }) {
    cpSync(here('../node_modules/openmoji/color/svg'), `${dir}${ICON_FOLDER}`, { recursive: true });
    for (const { hexcode } of DIAGRAMS)
      cpSync(here(`../shared/icons/diagrams/${hexcode}.svg`), `${dir}${ICON_FOLDER}/${hexcode}.svg`);
  },
});

/** Names in the HTML what every page begins with: a browser requests it beside the script that chooses the page. */
const siteLinks = (): Plugin => ({
  name: 'site-links',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const site = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.includes(here('src/render-site.tsx')),
      );
      if (site?.type !== 'chunk') throw new Error('No chunk renders the site.');
      const styles = [...(site.viteMetadata?.importedCss ?? [])];
      return [
        createLink('modulepreload', site.fileName),
        ...styles.map((fileName) => createLink('stylesheet', fileName)),
      ];
    },
  },
});

/** Puts the sheets of new documents into the HTML, drawn as the editor draws them, and names the style sheets they need. */
const firstSheets = (): Plugin => ({
  name: 'first-sheets',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle, filename }) => {
      if (!bundle || basename(filename) !== 'index.html') return html;
      const styles = listStyles(bundle, here('src/editor/EditorPage.tsx')).map((fileName) => `/${fileName}`);
      const list = `<template id="first-sheet-styles" data-styles="${styles.join(' ')}"></template>`;
      return html.replace('</body>', `${list}\n${await drawSheets()}\n</body>`);
    },
  },
});

/** Lists the style sheets of a module's chunk after those of the chunks that it imports, as the browser gets them. */
function listStyles(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of file.imports) visit(imported);
    for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  const chunk = chunks.find((file) => file.type === 'chunk' && file.moduleIds.includes(module));
  if (!chunk) throw new Error(`No chunk has ${module}.`);
  visit(chunk.fileName);
  return [...styles];
}

/** Runs the module that draws the sheets, whose style sheets are no matter here. */
async function drawSheets(): Promise<string> {
  const withoutStyles: Plugin = {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? '\0style' : null),
    load: (id) => (id === '\0style' ? '' : null),
  };
  const { module } = await runnerImport<{ FIRST_SHEETS: string }>(
    here('src/editor/first-sheet/draw-first-sheets.tsx'),
    { configFile: false, root: here('.'), logLevel: 'error', plugins: [withoutStyles] },
  );
  return module.FIRST_SHEETS;
}

const createLink = (rel: string, fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${fileName}` },
});

const CHECKS = {
  // What reads documents imports what a new document loads one by one, and is loaded later itself.
  ineffectiveDynamicImport: false,
} as const;

/** Finds what draws a new document of a kind: its view, unless there is one for empty documents. */
const findViewOfNew = (kind: EntityType): string[] =>
  globSync(`${here(`../shared/kinds/${kind}`)}/{empty-view.ts,view.tsx}`)
    .toSorted()
    .slice(0, 1);

/** What decides which modules share a chunk. */
const PAGES = {
  first: [here('src/main.ts')],
  every: [here('src/render-site.tsx')],
  /** The pages whose first view is weighed, each with the module that renders it. */
  pages: {
    editor: [here('src/editor/EditorPage.tsx')],
    start: [here('src/library/StartPage.tsx')],
    published: [here('src/published/page/PublishedPage.tsx')],
    // No page, but what the editor loads right after its first paint, and nothing else with it.
    writing: [here('src/richtext/RichTextEditor.tsx'), here('src/richtext/maths/MathsTool.tsx')],
  },
  afterwards: [here('src/frame/watch-scripts.ts'), here('src/offline/keep-site.ts')],
  /** What draws each kind comes beside the page, with its sections of the side bar. */
  variants: Object.fromEntries(
    ENTITY_TYPES.map((kind) => [
      kind,
      {
        sheet: findViewOfNew(kind),
        bar: globSync(`${here(`src/kinds/${kind}`)}/*Sections.tsx`),
      },
    ]),
  ),
  largest: 'editor',
  /** What draws sheets on the start page. */
  needLargest: [here('src/library/FirstSheet.tsx'), here('src/library/templates/create-from-template.ts')],
  later: {
    allPages: here('src/page-modules.ts'),
    parts: {
      // A press on a student field of the first sheet waits for it.
      students: [here('src/panels/StudentFields.tsx')],
      rows: [here('src/kinds/worksheet/ItemRows.tsx')],
      // Two that nothing else brings along.
      items: [here('../shared/items/item-views.ts')],
      formulas: [here('../shared/maths/typeset-formula.ts')],
    },
    prefetchedBy: here('src/editor/parts-ahead.ts'),
  },
};

/**
 * The editor as static files. The content security policy allows neither inline script nor data:
 * addresses, so nothing is inlined, and browsers that need a preload polyfill are not served.
 */
export default defineConfig({
  root: here('.'),
  plugins: [
    // Each icon is imported from its own file, so that a page gets those that it shows.
    preprocessIcons(),
    react(),
    drawings(),
    siteLinks(),
    firstSheets(),
    // The interface speaks English; react-aria brings 34 languages, a quarter of its weight.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  // The icons' package has its files at another address than the plugin names.
  resolve: {
    alias: [{ find: /^lucide-react\/dist\/esm\/icons\/(.+)$/, replacement: 'lucide-react/icons/$1' }],
  },
  // Its readers are chunks that it imports when a file is of their format.
  worker: { format: 'es', rolldownOptions: { checks: CHECKS } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // These have light-dark(), which must not be resolved at the root: paper keeps the light theme inside the dark one.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The large chunk is pdf.js, which only a published page loads; the bench weighs what each page loads.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: CHECKS,
      input: [here('index.html')],
      output: { codeSplitting: { groups: [createPageChunks(PAGES)] } },
      preserveEntrySignatures: 'allow-extension',
    },
  },
});
