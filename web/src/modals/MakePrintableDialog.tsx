import { Info, Printer } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { PublishSettings } from '#shared/api/models.ts';
import type { DocumentProblem } from '#shared/document/parse.ts';
import { usePublishSettings } from '../api/publishing.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ProgressSteps } from '../ui/ProgressSteps.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { PrintableFields } from './PrintableFields.tsx';
import { ProblemList } from './ProblemList.tsx';
import { PublishRefusal } from './PublishRefusal.tsx';
import {
  firstAnswers,
  type Pictured,
  type PrintableForm,
  problemsOf,
  withoutIdleOther,
} from './printable.ts';
import { PUBLISH_STEPS, type PublishOptions, usePublish } from './use-publish.ts';

interface MakePrintableDialogProps extends PublishOptions {
  isOpen: boolean;
  onClose: () => void;
  /** The document's own answers. */
  answers: PrintableForm;
  /** Which pictures the document holds. */
  pictured: Pictured;
  /** What is worth a second look; it keeps nothing from being published. */
  hints: readonly DocumentProblem[];
  /** Leads to a field of the document that keeps it from being published. */
  onGoTo?: ((where: string) => void) | undefined;
}

/** Asks what publishing needs to know, then shows the way to the finished PDF. Closing it stops watching. */
export function MakePrintableDialog({ isOpen, ...rest }: MakePrintableDialogProps) {
  return isOpen && <OpenDialog {...rest} />;
}

const FORM = 'printable-form';

function OpenDialog({
  onClose,
  answers,
  pictured,
  hints,
  onGoTo,
  ...options
}: Omit<MakePrintableDialogProps, 'isOpen'>) {
  const last = usePublishSettings(true);
  const { step, error, start } = usePublish(options);
  const isAsking = step === null && !last.isPending;

  const action = (
    <Button kind="filled" icon={Printer} type="submit" form={FORM}>
      {error ? 'Try again' : 'Make Printable'}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Make Printable" footer={isAsking && action}>
      {step === null && last.isPending && <Spinner label="Loading your last answers" />}
      {step !== null && <ProgressSteps label="Making your PDF" steps={PUBLISH_STEPS} current={step} />}
      {isAsking && (
        <>
          <PublishRefusal error={error} onGoTo={onGoTo} />
          {hints.length > 0 && <ProblemList problems={hints} icon={Info} tone="form-hint" onGoTo={onGoTo} />}
          <Questions
            first={firstAnswers(answers, last.data ?? null, pictured)}
            pictured={pictured}
            onSubmit={start}
          />
        </>
      )}
    </Dialog>
  );
}

interface QuestionsProps {
  first: PrintableForm;
  pictured: Pictured;
  onSubmit: (settings: PublishSettings) => void;
}

function Questions({ first, pictured, onSubmit }: QuestionsProps) {
  const [form, setForm] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(form, pictured);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length === 0) onSubmit(withoutIdleOther(form));
  };
  return (
    <form id={FORM} className="form" noValidate onSubmit={submit}>
      <PrintableFields
        form={form}
        onChange={setForm}
        pictured={pictured}
        problems={isChecked ? problems : {}}
      />
    </form>
  );
}
