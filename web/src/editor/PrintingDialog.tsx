import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PublishSettings } from '#shared/api/models.ts';
import type { DocumentWithItems, HandoutDocument } from '#shared/document/document.ts';
import { setFields } from '#shared/document/document-rules.ts';
import { createLastPageHint } from '#shared/document/last-page-hint.ts';
import { createMissingGlyphTest } from '#shared/document/missing-glyphs.ts';
import {
  listCoveredHints,
  listOverflowHints,
  listPublishHints,
  listTightHints,
} from '#shared/document/publish-hints.ts';
import {
  hasPremiumImages,
  hasUploads,
  listMissing,
  toPublishFields,
} from '#shared/document/publish-problems.ts';
import { applyRemedy, listWhitePageHints, type WhitePageHint } from '#shared/document/white-page-hints.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import type { BlockPlaces } from '#shared/paper/layout/paper-content.ts';
import { findShortLastPage } from '#shared/paper/layout/short-last-page.ts';
import { listWhitePages, mapHeights } from '#shared/paper/layout/white-pages.ts';
import { session } from '../api/api.ts';
import type { Editor } from '../document/editor.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { useGoTo } from '../document/use-go-to.ts';
import { useViewFact } from '../document/use-view.ts';
import { usePictureUploads } from '../images/use-picture-uploads.ts';
import { MakePrintableDialog } from '../modals/MakePrintableDialog.tsx';
import type { MendableProblem } from '../modals/ProblemList.tsx';
import { countSheets, fitOnPages } from '../panels/fit-on-pages.ts';
import { getSaveError } from '../saving/save-failure.ts';
import type { Saver } from '../saving/saver.ts';
import { LargePrintCheck } from './LargePrintCheck.tsx';

interface PrintingDialogProps {
  readonly saver: Saver;
  readonly isLinkShared: boolean;
  readonly passPlan: () => Promise<boolean>;
  /** Takes the name of a document that the user has not named yet; null where they have. */
  readonly onName: ((filename: string) => void) | null;
  readonly onClose: () => void;
}

/** Renders the questions before a publish, saves the answers and hands them on. */
export function PrintingDialog({ saver, isLinkShared, passPlan, onName, onClose }: PrintingDialogProps) {
  const handout = useDocument();
  const goTo = useGoTo();
  const [, navigate] = useLocation();
  const [coveredInLarge, setCoveredInLarge] = useState<readonly string[]>([]);
  const showsLarge = useViewFact((view) => view.large);
  const checksLarge = handout.large_print && !showsLarge && handout.images.length > 0;
  const hints = useHints(handout, checksLarge ? coveredInLarge : []);
  const { is_private, subjects, subject_other, grade_levels } = handout;

  const prepare = usePreparing(saver, passPlan);
  const leadTo = (where: string) => {
    onClose();
    goTo(where);
  };
  return (
    <>
      {checksLarge && <LargePrintCheck document={handout} onCovered={setCoveredInLarge} />}
      <MakePrintableDialog
        documentId={saver.id}
        onClose={onClose}
        answers={{ is_private, link_shared: isLinkShared, subjects, subject_other, grade_levels }}
        hasAnswers={getKindFacts(handout.entity_type).hasAnswerKey}
        usual={{
          grades: session.getState().user?.grade_levels ?? [],
          subject: getKindFacts(handout.entity_type).usualSubject,
        }}
        naming={onName && { suggested: handout.filename, onName }}
        pictured={{ uploads: hasUploads(handout), premium: hasPremiumImages(handout) }}
        lacks={listMissing(handout)}
        hints={hints}
        prepare={prepare}
        onReceipt={(receipt) => saver.continueFrom(receipt)}
        onPublished={({ id, slug }) => navigate(`/d/${id}/${slug}`)}
        onGoTo={leadTo}
      />
    </>
  );
}

/** Returns what saves the document with the answers, and resolves to what is then published; null without a plan. */
function usePreparing(saver: Saver, passPlan: () => Promise<boolean>) {
  const editor = useEditor();
  const pictures = usePictureUploads();
  const requireSave = async () => {
    if (!(await saver.save())) throw new Error(getSaveError(saver.state));
  };
  return async (settings: PublishSettings) => {
    editor.edit(editor.path, setFields, toPublishFields(settings), { name: 'Make Printable' });
    await requireSave();
    await pictures.finish();
    // A downloaded icon has another id now.
    await requireSave();
    if (!(await passPlan())) return null;
    const { id, version } = saver;
    if (id === null || version === null) throw new Error(getSaveError(saver.state));
    // Its free version may be public where private was chosen.
    return {
      id,
      version,
      settings: { ...settings, is_private: editor.document.is_private },
    };
  };
}

/** Lists what the user should see before a publish. `coveredInLarge` are the blocks under stickers in large print. */
function useHints(handout: HandoutDocument, coveredInLarge: readonly string[]): MendableProblem[] {
  // The layout may report overflowing texts a little later than the document changes.
  const overflowing = useViewFact((view) => view.overflowing.join(' '));
  const tight = useViewFact((view) => view.tight.join(' '));
  const covered = useViewFact((view) => view.covered.join(' '));
  const white = useWhitePageHints(handout);
  return [
    ...listOverflowHints(handout, overflowing.split(' ')),
    ...listTightHints(handout, tight.split(' ')),
    ...listCoveredHints(handout, covered.split(' ')),
    ...listCoveredHints(handout, coveredInLarge, ' in large print'),
    ...white,
    ...listPublishHints(handout, createMissingGlyphTest(handout, document.fonts)),
  ];
}

/** Finds the pages that stay white in good part, and a last one that holds little. */
const findWhitePages = (handout: HandoutDocument, places: BlockPlaces): WhitePageHint[] =>
  [
    ...listWhitePageHints(handout, listWhitePages(places), mapHeights(places)),
    createLastPageHint(handout, findShortLastPage(places)),
  ].filter((hint) => hint !== null);

/** Lists the hints for pages that stay white in good part, each with what fills them: one change, or the fitting of the whole. */
function useWhitePageHints(handout: HandoutDocument): MendableProblem[] {
  const editor = useEditor();
  // As a text, because a list would be a new one each time.
  const found = useViewFact(({ places, large }) =>
    JSON.stringify(places && !large ? findWhitePages(handout, places) : []),
  );
  const fewer = useViewFact(countSheets) - 1;
  return (JSON.parse(found) as WhitePageHint[]).map(({ remedy, other, ...hint }) => ({
    ...hint,
    other: other && { words: other.words, onMend: () => mend(editor, other) },
    remedy: remedy
      ? { words: remedy.words, onMend: () => mend(editor, remedy) }
      : {
          words: `Fit on ${fewer === 1 ? 'one page' : `${fewer} pages`}`,
          onMend: () => void fitOnPages(editor, fewer),
        },
  }));
}

/** Makes one change as one step of undo. */
const mend = (editor: Editor, { change, words }: NonNullable<WhitePageHint['remedy']>): void =>
  editor.edit(editor.path as Path<DocumentWithItems>, applyRemedy, change, { name: words });
