import { CircleAlert, Info, Printer } from 'lucide-react';
import { useState } from 'react';
import type { PublishSettings } from '#shared/api/models.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { usePublishSettings } from '../api/publishing.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ProgressSteps } from '../ui/feedback/ProgressSteps.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { useCheckedForm } from '../ui/fields/use-checked-form.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';
import { FilenameField } from './FilenameField.tsx';
import { PrintableFields } from './PrintableFields.tsx';
import { type MendableProblem, ProblemList } from './ProblemList.tsx';
import { isPublishError, PublishErrorNotice } from './PublishErrorNotice.tsx';
import {
  clearUnusedOther,
  type FirstAnswers,
  findPrintableProblems,
  getFirstAnswers,
  type Pictured,
  type PrintableForm,
  replaceOffered,
} from './printable-form.ts';
import { canRetryHelp, PUBLISH_STEPS, type PublishOptions, usePublish } from './use-publish.ts';
import './form.css';

interface MakePrintableDialogProps extends PublishOptions {
  onClose: () => void;
  /** The document's own answers. */
  answers: PrintableForm;
  /** The grades that the user teaches, and the usual subject of the kind. */
  usual: Parameters<typeof getFirstAnswers>[3];
  /** The suggested name of a document that has had none, and what takes the user's; null where it was named. */
  naming: Naming | null;
  /** True where documents of this kind can hold answers. */
  hasAnswers: boolean;
  /** The kinds of pictures in the document. */
  pictured: Pictured;
  /** What the document lacks to be printed, each with its place. */
  lacks: readonly DocumentProblem[];
  /** Hints worth a second look; they never block publishing. */
  hints: readonly MendableProblem[];
  /** Goes to a field of the document that blocks publishing. */
  onGoTo?: ((where: string) => void) | undefined;
}

interface Naming {
  readonly suggested: string;
  readonly onName: (name: string) => void;
}

interface Failure {
  readonly error: Error;
  readonly settings: PublishSettings;
}

/**
 * Renders the questions before publishing, then the progress of the PDF. Closing it stops watching; a press
 * outside does not close it. It lists what is missing in the document, with links; a failure can be retried.
 */
export function MakePrintableDialog(props: MakePrintableDialogProps) {
  const { onClose, answers, hasAnswers, usual, naming, pictured, lacks, hints, onGoTo, ...options } = props;
  const last = usePublishSettings(true);
  const { step, publish } = usePublish(options);
  const [failure, setFailure] = useState<Failure | null>(null);
  const start = (settings: PublishSettings) => {
    setFailure(null);
    publish(settings).catch((error: Error) => setFailure({ error, settings }));
  };
  if (failure && !isPublishError(failure.error)) {
    const retry = canRetryHelp(failure.error) ? () => start(failure.settings) : undefined;
    return <PublishFailure error={failure.error} onRetry={retry} onClose={onClose} />;
  }

  const showsQuestions = step === null && !last.isPending;
  const action = (
    <Button variant="filled" icon={Printer} type="submit" form={FORM} isDisabled={lacks.length > 0}>
      {failure ? 'Try again' : 'Make Printable'}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Make Printable"
      footer={showsQuestions && action}
      isBusy={step !== null}
    >
      {step === null && last.isPending && <Spinner label="Loading your last answers" />}
      {step !== null && <ProgressSteps label="Making your PDF" steps={PUBLISH_STEPS} current={step} />}
      {showsQuestions && (
        <>
          <PublishErrorNotice error={failure?.error} onGoTo={onGoTo} />
          {lacks.length > 0 && (
            <ProblemList problems={lacks} icon={CircleAlert} tone="form-error" onGoTo={onGoTo} />
          )}
          {hints.length > 0 && <ProblemList problems={hints} icon={Info} tone="form-hint" onGoTo={onGoTo} />}
          <Questions
            first={getFirstAnswers(answers, last.data ?? null, pictured, usual)}
            naming={naming}
            hasAnswers={hasAnswers}
            pictured={pictured}
            onSubmit={start}
          />
        </>
      )}
    </Dialog>
  );
}

const FORM = 'printable-form';

interface PublishFailureProps {
  error: Error;
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

const PublishFailure = ({ error, ...rest }: PublishFailureProps) => (
  <ErrorDialog
    title="Your printable is not made yet"
    words={error.message}
    safe="Nothing is lost: your work is kept, and a PDF that you made earlier stays as it is."
    {...rest}
  />
);

interface QuestionsProps {
  first: FirstAnswers;
  naming: Naming | null;
  hasAnswers: boolean;
  pictured: Pictured;
  onSubmit: (settings: PublishSettings) => void;
}

function Questions({ first, naming, hasAnswers, pictured, onSubmit }: QuestionsProps) {
  const [{ form: firstForm, sources }] = useState(first);
  const [form, setForm] = useState(firstForm);
  const [name, setName] = useState(naming?.suggested ?? null);
  const problems = findPrintableProblems(form, pictured, name);

  const isOffered = sources.subjects !== undefined && form.subjects === firstForm.subjects;
  const change = (next: PrintableForm) => {
    const picksSubject = isOffered && next.subjects !== form.subjects;
    setForm(picksSubject ? { ...next, subjects: replaceOffered(form.subjects, next.subjects) } : next);
  };
  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (Object.keys(problems).length > 0) lead();
    else {
      if (name !== null) naming?.onName(name.trim());
      onSubmit(clearUnusedOther(form));
    }
  });
  return (
    <form id={FORM} {...formProps}>
      {name !== null && (
        <FilenameField value={name} onChange={setName} error={isChecked ? problems.filename : undefined} />
      )}
      <PrintableFields
        form={form}
        onChange={change}
        hasAnswers={hasAnswers}
        pictured={pictured}
        problems={isChecked ? problems : {}}
        sources={{
          subjects: form.subjects === firstForm.subjects ? sources.subjects : undefined,
          grade_levels: form.grade_levels === firstForm.grade_levels ? sources.grade_levels : undefined,
        }}
      />
    </form>
  );
}
