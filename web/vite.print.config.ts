import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What few documents need comes when one does, and not before a new renderer's first document. */
const LATER = [
  // The patterns of a language, and the faces of other scripts.
  /\/hyphen\//,
  /\/@fontsource\/[\w-]+\/\d+\.css$/,
  /\/fonts\/(?:fractions|math|school-hands)\.css$|\/letters\/school-font-files\.ts$/,
  // What typesets formulas and lays them out.
  /\/temml\/|\/maths\/(?:styled-)?typeset(?:-formula)?\.ts$|\/maths\/(?:font\/|layout\/(?!draw-piece))/,
  // What makes puzzles.
  /\/naughty-words\/|\/crossword\/(?:cross-grid|crossword-words|get-crossword|make-crossword|number-words)\.ts$/,
  /\/word-search\/(?:alphabets|bad-words|directions|(?:fill|find|get|make|place|sort)-[\w-]+|grid-size|shapes)\.ts$/,
  // What makes problems and draws them.
  /\/maths-practice\/(?:(?:get|make|draw|own|task)-[\w-]+|layout|practice|problem|ProblemOnPaper|writing)\.tsx?$|\/fraction\.js\//,
  // What draws values.
  /\/shared\/drawings\/(?!kinds\.ts)|\/paper\/draw\/(?:DrawnPicture\.tsx|draw-picture\.ts)$|\/items\/drawing\/(?:drawings|DrawingOnPaper|layout|list-values)\.tsx?$/,
  // What sets items side by side.
  /\/worksheet\/columns\/(?:count|place)-|\/pack\/(?:balance-columns|strip-packer)|\/items\/(?:line-widths|[\w-]+\/line-width)\.ts$/,
  // What numbers and explains a text, and says whose sheet it is.
  /\/basic-text\/(?:Passage|NumberedText|mark-words|find-lines)\.tsx?$|\/measure-numbered-lines\.ts$/,
  /\/worksheet\/letterhead\/(?:Letterhead|draw-letterhead|fill-details)\.tsx?$/,
  // What packs the pages of versions.
  /\/paper\/pack\/lean-packer\.ts$/,
  // Codes to scan.
  /\/uqr\/|\/paper\/qr\/(?:with-code\.tsx|Code\.tsx|code-path\.ts)$/,
  // What draws decks and games.
  /\/kinds\/(?:bingo|flashcard)\/[\w-]+\.tsx$/,
];

/** The page that the render function opens: the paper and nothing else, one script, one style sheet. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  build: {
    outDir: here('../dist/print'),
    emptyOutDir: true,
    target: 'es2023',
    // It has :dir(), which must stay: written for older browsers it asks for the language of the page.
    cssTarget: 'chrome123',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The page comes from the disk of the function, in one script.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: [here('print.html')],
      // What the editor loads when a kind or an item needs it is in the one script here.
      checks: { ineffectiveDynamicImport: false },
      // What another chunk imports is never dropped: schemas would stay in the page because a formula's chunk shares a file.
      output: {
        codeSplitting: {
          groups: [{ name: 'print', test: (id) => !LATER.some((pattern) => pattern.test(id)) }],
        },
      },
    },
  },
});
