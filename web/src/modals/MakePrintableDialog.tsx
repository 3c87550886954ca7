import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { PublishSettings } from '#shared/api/models.ts';
import { usePublishSettings } from '../api/publishing.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ProgressSteps } from '../ui/ProgressSteps.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { PrintableFields } from './PrintableFields.tsx';
import { PublishRefusal } from './PublishRefusal.tsx';
import { firstAnswers, type PrintableForm, problemsOf, withoutIdleOther } from './printable.ts';
import { PUBLISH_STEPS, type PublishOptions, usePublish } from './use-publish.ts';

interface MakePrintableDialogProps extends PublishOptions {
  isOpen: boolean;
  onClose: () => void;
  /** The document's own answers. */
  answers: PrintableForm;
  /** Whether the document holds uploaded images. */
  hasImages: boolean;
  /** Leads to a field of the document that keeps it from being published. */
  onGoTo?: ((where: string) => void) | undefined;
}

/** Asks what publishing needs to know, then shows the way to the finished PDF. */
export function MakePrintableDialog({ isOpen, onClose, ...rest }: MakePrintableDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Make Printable">
      <MakePrintable {...rest} />
    </Dialog>
  );
}

function MakePrintable({
  answers,
  hasImages,
  onGoTo,
  ...options
}: Omit<MakePrintableDialogProps, 'isOpen' | 'onClose'>) {
  const last = usePublishSettings(true);
  const { step, error, start } = usePublish(options);

  if (last.isPending) return <Spinner label="Loading your last answers" />;
  if (step !== null) return <ProgressSteps label="Making your PDF" steps={PUBLISH_STEPS} current={step} />;
  return (
    <>
      <PublishRefusal error={error} onGoTo={onGoTo} />
      <PrintableQuestions
        first={firstAnswers(answers, last.data ?? null)}
        hasImages={hasImages}
        isAgain={error !== null}
        onSubmit={start}
      />
    </>
  );
}

interface PrintableQuestionsProps {
  first: PrintableForm;
  hasImages: boolean;
  isAgain: boolean;
  onSubmit: (settings: PublishSettings) => void;
}

function PrintableQuestions({ first, hasImages, isAgain, onSubmit }: PrintableQuestionsProps) {
  const [form, setForm] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(form, hasImages);

  const submit = () => {
    setChecked(true);
    if (Object.keys(problems).length === 0) onSubmit(withoutIdleOther(form));
  };
  return (
    <div className="form">
      <PrintableFields form={form} onChange={setForm} problems={isChecked ? problems : {}} />
      <Button kind="filled" icon={Printer} onPress={submit}>
        {isAgain ? 'Try again' : 'Make Printable'}
      </Button>
    </div>
  );
}
