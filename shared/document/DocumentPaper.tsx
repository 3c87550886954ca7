// The general styles come before those that the views bring along.
import '../paper/draw/paper.css';
import '../paper/draw/head.css';
import '../items/items.css';
import { useMemo, useState } from 'react';
import { getKindFacts } from '../kinds/facts.ts';
import type { Adornment } from '../paper/draw/BlockPart.tsx';
import { type InSight, Paper } from '../paper/draw/Paper.tsx';
import type { PaperLayout } from '../paper/layout/content.ts';
import { Reuse } from '../paper/measure/reuse.ts';
import type { PaperSize } from '../vocabulary/header.ts';
import { creditsOf } from './credits.ts';
import type { HandoutDocument } from './document.ts';
import { LARGE_PRINT, largePrint, sheetLimit } from './large-print.ts';
import { stickersOn } from './sticker-rules.ts';
import { paperContent } from './views.tsx';

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
      answerKey={answerKey && getKindFacts(document.entity_type).hasAnswerKey}
      credits={creditsOf(document)}
      enlarge={large ? LARGE_PRINT : 1}
      {...rest}
    />
  );
}

const onPaper = (document: HandoutDocument, paper: PaperSize): HandoutDocument =>
  paper === document.paper ? document : { ...document, paper, images: stickersOn(document, paper) };
