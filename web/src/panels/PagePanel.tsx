import { setPaper } from '#shared/document/sticker-rules.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { PAPER_NAMES } from '#shared/paper/sheet/page-sizes.ts';
import { PAPERS, type PaperSize } from '#shared/vocabulary/papers.ts';
import { useUpdateUser } from '../api/account.ts';
import { session } from '../api/api.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { CodesFields } from './CodesFields.tsx';
import { FitFields } from './FitFields.tsx';
import { LanguageField } from './LanguageField.tsx';
import { LetterheadFields } from './LetterheadFields.tsx';
import { MarginFields } from './MarginFields.tsx';
import { SheetColumnsFields } from './SheetColumnsFields.tsx';

const PAPER_OPTIONS = PAPERS.map((value) => ({ value, label: PAPER_NAMES[value] }));

/** Renders Page: the paper, its columns and margin, the language of its words, the large-print copy, and codes to scan. */
export function PagePanel() {
  const { paper } = useDocument();
  const { path } = useEditor();
  const { run } = usePanel('page', 'Choose paper');
  const updateUser = useUpdateUser();
  // New documents begin on the paper that was chosen last.
  const choosePaper = (chosen: PaperSize) => {
    run(path, setPaper, chosen, 'paper');
    if (session.isSignedIn()) updateUser.mutate({ paper: chosen });
  };
  return (
    <>
      <Segments label="Paper" options={PAPER_OPTIONS} value={paper} onChange={choosePaper} />
      <SheetColumnsFields />
      <FitFields />
      <LetterheadFields />
      <MarginFields />
      <LanguageField />
      <LargePrintFields />
      <CodesFields />
    </>
  );
}

/** Renders the switch of the large-print copy; switching it on shows the copy at once. */
function LargePrintFields() {
  const { large_print, entity_type } = useDocument();
  const { path, view } = useEditor();
  const { set } = usePanel('large print', 'Large print copy');
  const setLargePrint = (on: boolean) => {
    set(path, { large_print: on });
    view.large = on;
  };
  return (
    <>
      <Switch isSelected={large_print} onChange={setLargePrint}>
        Large print copy
      </Switch>
      <p className="panel-hint">{getKindFacts(entity_type).largePrintHint}</p>
    </>
  );
}
