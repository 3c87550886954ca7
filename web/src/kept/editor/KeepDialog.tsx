import { useState } from 'react';
import type { KeptItem } from '#shared/api/kept-models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { type Linkable, setKeptLinks } from '#shared/vocabulary/kept-link.ts';
import type { KeptLink } from '#shared/vocabulary/kept-link-field.ts';
import { useKeptById } from '../../api/kept.ts';
import { useEditor, useFact } from '../../document/editor-context.ts';
import { DocumentPictures } from '../../images/DocumentPictures.tsx';
import { FormError } from '../../modals/FormError.tsx';
import { FormFooter } from '../../modals/FormFooter.tsx';
import { getFormError } from '../../modals/form-errors.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/fields/Switch.tsx';
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { KeptPicture } from '../KeptPicture.tsx';
import { LabelFields } from '../LabelFields.tsx';
import { findLabelProblems, type LabelsForm, toLabels, toLabelsForm } from '../labels-form.ts';
import {
  type Entry,
  isSending,
  keepEntries,
  listEntries,
  refreshEntries,
  suggestName,
} from './keep-entries.ts';
import '../kept.css';

const FORM = 'keep-form';

interface KeepDialogProps {
  /** The items or cards of the open document. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Finds what an item or a card is in step with; null where it is on its own. */
function findLink(document: HandoutDocument, ids: readonly string[]) {
  const [id, ...others] = ids;
  if (others.length > 0) return null;
  const parts: readonly Linkable[] = document.items;
  return parts.find((one) => one.id === id)?.kept ?? null;
}

/** Renders the dialog that keeps items in the user's bank, or brings a kept one up to date with its item. */
export function KeepDialog({ ids, onClose }: KeepDialogProps) {
  const { document } = useEditor();
  const [{ entries, link }] = useState(() => ({
    entries: listEntries(document, ids),
    link: findLink(document, ids),
  }));
  const { data: found, error, refetch } = useKeptById(link ? [link.id] : []);
  const [isPending, setPending] = useState(false);
  const before = found?.[0];
  const isReady = !link || found !== undefined;
  const footer = (
    <FormFooter form={FORM} isPending={isPending} isDisabled={!isReady} onClose={onClose}>
      {before ? 'Update my bank' : 'Keep'}
    </FormFooter>
  );
  const title = before
    ? 'Update in my bank'
    : `Keep ${entries.length > 1 ? `all ${entries.length} ` : ''}in my bank`;
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={footer} isBusy={isPending}>
      {isReady && <KeepForm {...{ entries, before, onClose, onPending: setPending }} />}
      {!isReady && !error && <Spinner label="Searching your bank" />}
      {!isReady && error && <NotLoaded error={error} onAgain={() => void refetch()} />}
    </Dialog>
  );
}

interface KeepFormProps {
  readonly entries: readonly Entry[];
  /** The kept item that was made of it already. */
  readonly before: KeptItem | undefined;
  readonly onPending: (isPending: boolean) => void;
  readonly onClose: () => void;
}

const startForm = (
  { subjects, grade_levels }: HandoutDocument,
  [first]: readonly Entry[],
  before: KeptItem | undefined,
): LabelsForm =>
  before
    ? toLabelsForm(before)
    : {
        name: first ? suggestName(first) : '',
        subject: subjects[0] ?? null,
        grade: grade_levels[0] ?? null,
        tags: '',
      };

function KeepForm({ entries, before, onPending, onClose }: KeepFormProps) {
  const editor = useEditor();
  const [form, setForm] = useState(() => startForm(editor.document, entries, before));
  const [isInStep, setInStep] = useState(true);
  const [error, setError] = useState<Error | null>(null);
  const [links, setLinks] = useState<ReadonlyMap<string, KeptLink>>(new Map());
  const problems = findLabelProblems(form);
  const hasName = entries.length === 1;
  const isUnsent = useFact((document) => refreshEntries(document, entries).some(isSending));
  const unsent = isUnsent ? 'A picture is still being sent. Try again in a moment.' : null;
  const { isChecked, formProps } = useCheckedForm(async (lead) => {
    if (problems.name || problems.tags) return lead();
    if (unsent) return;
    onPending(true);
    const done = await keepEntries(refreshEntries(editor.document, entries), toLabels(form), before, links);
    setLinks(done.links);
    if (isInStep && done.links.size > 0)
      editor.edit(editor.path, setKeptLinks, done.links, { name: 'Keep in my bank' });
    onPending(false);
    if (done.error) return setError(done.error);
    onClose();
    const kept = hasName ? 'Kept in your bank' : `${entries.length} kept in your bank`;
    showToast({ words: before ? 'Your bank is up to date' : kept });
  });
  return (
    <form id={FORM} {...formProps}>
      <DocumentPictures>
        {entries.slice(0, 1).map(({ id, content }) => (
          <KeptPicture key={id} content={content} style={editor.document.style} />
        ))}
      </DocumentPictures>
      {entries.length > 1 && (
        <p className="panel-hint">Each of the {entries.length} is called by its first words.</p>
      )}
      <LabelFields form={form} onChange={setForm} problems={isChecked ? problems : {}} hasName={hasName} />
      {!before && (
        <Switch isSelected={isInStep} onChange={setInStep}>
          Keep {entries.length > 1 ? 'them' : 'it'} in step with my bank
        </Switch>
      )}
      <FormError words={unsent && isChecked ? unsent : getFormError(error, [])} />
    </form>
  );
}
