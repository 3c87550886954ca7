import './general-styles.ts';
import { use, useMemo, useState } from 'react';
import { getKindFacts } from '../kinds/facts.ts';
import type { Adornment } from '../paper/draw/BlockPart.tsx';
import type { VisiblePages } from '../paper/draw/drawn-blocks.ts';
import { Paper } from '../paper/draw/Paper.tsx';
import { PupilContext } from '../paper/draw/pupil.ts';
import { findFallbackFonts } from '../paper/fonts/fallback-fonts.ts';
import type { PaperContent, PaperLayout } from '../paper/layout/paper-content.ts';
import { MemoCache } from '../paper/measure/memo-cache.ts';
import { PublishedAddressContext } from '../paper/qr/published-address.ts';
import type { PaperSize } from '../vocabulary/papers.ts';
import { getSheetWords, listSheetWords, writeSampleDay } from '../vocabulary/sheet-words.ts';
import { buildCredits } from './credits.ts';
import type { HandoutDocument } from './document.ts';
import type { Drawing } from './drawing.ts';
import { getSheetLimit, LARGE_PRINT, toLargePrint } from './large-print.ts';
import { placeStickersOnPaper } from './sticker-rules.ts';
import { countKeyPages, countVersions, describeVersion } from './versions.ts';

export interface DocumentPaperProps {
  readonly drawing: Drawing;
  readonly answerKey: boolean;
  /** The document's large-print copy, at 150 %. */
  readonly large?: boolean | undefined;
  /** Another paper size than the document's own. */
  readonly paper?: PaperSize;
  /**
   * Which of its versions, from 0; the document as it was written where it has one alone. On the key, the tables at its end
   * follow the versions.
   */
  readonly version?: number | undefined;
  /** The pupil whose copy is drawn: the name is printed in its name field. */
  readonly pupil?: string | undefined;
  readonly Adornment?: Adornment;
  readonly visible?: VisiblePages;
  readonly onLayout?: (layout: PaperLayout) => void;
}

const NO_VERSION = { letter: '', label: '' };

/** Renders a document on its pages, for the preview, the PDF, the answer key and the thumbnail alike. */
export function DocumentPaper(props: DocumentPaperProps) {
  const {
    drawing,
    answerKey,
    large = false,
    version = 0,
    paper = drawing.document.paper,
    pupil,
    ...rest
  } = props;
  const { document: given, view, codes } = drawing;
  const published = use(PublishedAddressContext);
  const [reuse] = useState(() => new MemoCache());
  const versions = countVersions(drawing);
  const keyPage =
    answerKey && version >= versions && version < versions + countKeyPages(drawing)
      ? version - versions
      : null;
  // A table of the key is about all versions, and computes each from what was written.
  const shown = keyPage === null ? Math.min(version, versions - 1) : null;
  const document = useMemo(() => {
    const printed = shown === null ? given : (view.toVersion?.(given, shown, reuse) ?? given);
    return moveToPaper(printed, paper);
  }, [view, given, shown, reuse, paper]);
  const sized = view.applySizes?.(document, reuse) ?? document;
  const printed = large ? toLargePrint(sized, view, reuse) : sized;
  const content =
    keyPage === null
      ? view.createContent(printed, answerKey, reuse)
      : reuse.of('key page', [printed, keyPage], () => createKeyPage(drawing, printed, keyPage));
  const target = keyPage === null && published ? codes?.targets[answerKey ? 'key' : 'sheet'] : undefined;
  const sheetWords = [...listSheetWords(getSheetWords(document.locale)), writeSampleDay(document.locale)];
  const limit = (given: PaperContent): PaperContent => ({
    ...(target && codes ? codes.draw(given, { target, locale: document.locale }, reuse) : given),
    sheetLimit: getSheetLimit(document.entity_type, large),
    fallbackFonts: given.fallbackFonts | findFallbackFonts([...sheetWords, ...(pupil ? [pupil] : [])]),
  });
  const { letter, label } = shown === null ? NO_VERSION : describeVersion(drawing, shown);
  const drawn = (
    <Paper
      content={typeof content === 'function' ? (room) => limit(content(room)) : limit(content)}
      paper={paper}
      lang={document.locale}
      answerKey={answerKey && getKindFacts(document.entity_type).hasAnswerKey}
      credits={buildCredits(document)}
      version={letter}
      mark={[label, pupil].filter(Boolean).join(' · ')}
      enlarge={large ? LARGE_PRINT : 1}
      {...rest}
    />
  );
  return pupil === undefined ? drawn : <PupilContext value={pupil}>{drawn}</PupilContext>;
}

function createKeyPage({ view }: Drawing, document: HandoutDocument, at: number): PaperContent {
  const content = view.createKeyPage?.(document, at);
  if (!content) throw new Error(`A key of ${document.entity_type} has no tables`);
  return content;
}

const moveToPaper = (document: HandoutDocument, paper: PaperSize): HandoutDocument =>
  paper === document.paper ? document : { ...document, paper, images: placeStickersOnPaper(document, paper) };
