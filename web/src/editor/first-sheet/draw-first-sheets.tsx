import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocumentPaper } from '#shared/document/DocumentPaper.tsx';
import { getDrawing } from '#shared/document/drawing.ts';
import { ENTITY_TYPES, type EntityType, getKindFacts } from '#shared/kinds/facts.ts';
import { PAPERS, type PaperSize } from '#shared/vocabulary/papers.ts';
import { createDocument } from '../../document/create-document.ts';
import { getGridSize, getWidestGrid, hasColumns, type SheetGrid } from '../../document/sheet-grid.ts';
import { nameTemplate } from './name-template.ts';

/** The first sheet of a document in English; a browser with another language says so when it shows it. */
const LOCALE = 'en-US';

/** Our content security policy forbids `style` in the page: the script that shows the sheet sets it. */
async function drawFirstSheet(kind: EntityType, paper: PaperSize): Promise<string> {
  const document = createDocument(kind, paper, LOCALE);
  const drawing = await getDrawing(document).load();
  const columns = hasColumns(document) ? 2 : 1;
  const content = renderToStaticMarkup(
    <FirstSheet grid={{ paper, count: 1, columns }}>
      <DocumentPaper drawing={drawing} answerKey={document.show_answer_key} />
    </FirstSheet>,
  );
  const facts = `data-columns="${columns}" data-width="${getWidestGrid(columns)}"`;
  const withoutStyles = content.replaceAll(' style="', ' data-style="');
  return `<template id="${nameTemplate(kind, paper)}" ${facts}>${withoutStyles}</template>`;
}

/** Renders the editor's places, empty, around a sheet; the names of the classes are those of the desk. */
function FirstSheet({ grid, children }: { grid: SheetGrid; children: ReactNode }) {
  const { width, height } = getGridSize(grid);
  return (
    <div className="first-sheet" aria-hidden="true">
      <div className="first-sheet-bar" />
      <div className="first-sheet-side" />
      <div className="desk">
        <div
          className="desk-fit"
          style={{ '--width': `${width}px`, '--height': `${height}px` } as CSSProperties}
        >
          <div className={grid.columns === 2 ? 'desk-sheets desk-pairs' : 'desk-sheets'}>{children}</div>
        </div>
      </div>
    </div>
  );
}

const KINDS = ENTITY_TYPES.filter((kind) => getKindFacts(kind).isDrawnUnmeasured);

/**
 * The HTML of a template for each kind on each paper. The build reads it when this module has run, because the build cannot
 * load more modules later.
 */
export const FIRST_SHEETS = (
  await Promise.all(KINDS.flatMap((kind) => PAPERS.map((paper) => drawFirstSheet(kind, paper))))
).join('\n');
