import { useMemo, useState } from 'react';
import { creditsOf } from '../document/credits.ts';
import type { HandoutDocument } from '../document/document.ts';
import type { PaperSize } from '../document/header.ts';
import { stickersOn } from '../document/sticker-rules.ts';
import type { Adornment } from '../paper/BlockPart.tsx';
import type { PaperLayout } from '../paper/content.ts';
import { type InSight, Paper } from '../paper/Paper.tsx';
import { Reuse } from '../paper/reuse.ts';
import { LARGE_PRINT, largePrint, sheetLimit } from './large-print.ts';
import { paperContent } from './views.tsx';
import '../paper/paper.css';
import '../paper/head.css';
import '../items/items.css';
import '../items/views.css';
import './sheet.css';
import './flashcard/view.css';
import './bingo/view.css';

interface DocumentPaperProps {
  readonly document: HandoutDocument;
  readonly answerKey: boolean;
  /** The document's twin at 150 %. */
  readonly large?: boolean | undefined;
  /** The document's own paper, unless another is asked for. */
  readonly paper?: PaperSize;
  readonly Adornment?: Adornment;
  readonly inSight?: InSight;
  readonly onLayout?: (layout: PaperLayout) => void;
}

/** A document on its pages: what the preview, the PDF, the answer key and the thumbnail all show. */
export function DocumentPaper(props: DocumentPaperProps) {
  const { document: asked, answerKey, large = false, paper = asked.paper, ...rest } = props;
  const [reuse] = useState(() => new Reuse());
  const document = useMemo(() => onPaper(asked, paper), [asked, paper]);
  const content = paperContent(large ? largePrint(document, reuse) : document, answerKey, reuse);
  const limited = { sheetLimit: sheetLimit(document.entity_type, large) };
  return (
    <Paper
      content={
        typeof content === 'function'
          ? (room) => ({ ...content(room), ...limited })
          : { ...content, ...limited }
      }
      paper={paper}
      lang={document.locale}
      answerKey={answerKey && document.entity_type === 'worksheet'}
      credits={creditsOf(document)}
      enlarge={large ? LARGE_PRINT : 1}
      {...rest}
    />
  );
}

const onPaper = (document: HandoutDocument, paper: PaperSize): HandoutDocument =>
  paper === document.paper ? document : { ...document, paper, images: stickersOn(document, paper) };
