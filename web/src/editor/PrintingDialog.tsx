import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PublishSettings } from '#shared/api/models.ts';
import { setFields } from '#shared/document/document-rules.ts';
import { createMissingGlyphTest } from '#shared/document/missing-glyphs.ts';
import {
  listCoveredHints,
  listOverflowHints,
  listPublishHints,
  listTightHints,
} from '#shared/document/publish-hints.ts';
import { hasPremiumImages, hasUploads, toPublishFields } from '#shared/document/publish-problems.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { session } from '../api/api.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { useGoTo } from '../document/use-go-to.ts';
import { useViewFact } from '../document/use-view.ts';
import { usePictureUploads } from '../images/use-picture-uploads.ts';
import { MakePrintableDialog } from '../modals/MakePrintableDialog.tsx';
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
  const editor = useEditor();
  const handout = useDocument();
  const goTo = useGoTo();
  const pictures = usePictureUploads();
  const [, navigate] = useLocation();
  // The layout may report overflowing texts a little later than the document changes.
  const overflowing = useViewFact((view) => view.overflowing.join(' '));
  const tight = useViewFact((view) => view.tight.join(' '));
  const covered = useViewFact((view) => view.covered.join(' '));
  const showsLarge = useViewFact((view) => view.large);
  const [coveredInLarge, setCoveredInLarge] = useState<readonly string[]>([]);
  const checksLarge = handout.large_print && !showsLarge && handout.images.length > 0;
  const { is_private, subjects, subject_other, grade_levels } = handout;

  const requireSave = async () => {
    if (!(await saver.save())) throw new Error(getSaveError(saver.state));
  };
  const prepare = async (settings: PublishSettings) => {
    editor.edit(editor.path, setFields, toPublishFields(settings), { name: 'Make Printable' });
    await requireSave();
    await pictures.finish();
    // A downloaded icon has another id now.
    await requireSave();
    if (!(await passPlan())) return null;
    const { id, version } = saver;
    if (id === null || version === null) throw new Error(getSaveError(saver.state));
    // The free version may be public where the author chose private.
    return {
      id,
      version,
      settings: { ...settings, is_private: editor.document.is_private },
    };
  };
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
        hints={[
          ...listOverflowHints(handout, overflowing.split(' ')),
          ...listTightHints(handout, tight.split(' ')),
          ...listCoveredHints(handout, covered.split(' ')),
          ...(checksLarge ? listCoveredHints(handout, coveredInLarge, ' in large print') : []),
          ...listPublishHints(handout, createMissingGlyphTest(handout, document.fonts)),
        ]}
        prepare={prepare}
        onReceipt={(receipt) => saver.continueFrom(receipt)}
        onPublished={({ id, slug }) => navigate(`/d/${id}/${slug}`)}
        onGoTo={leadTo}
      />
    </>
  );
}
