import { Bold } from 'lucide-react';
import { Button } from '../ui/buttons/Button.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { Kbd, Keys } from '../ui/feedback/Kbd.tsx';
import { PremiumMark } from '../ui/feedback/PremiumMark.tsx';
import { ProgressSteps } from '../ui/feedback/ProgressSteps.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { showToast, showUndoToast } from '../ui/feedback/toast.ts';

const STEPS = ['Saving your work', 'Making the PDF', 'Opening its page'];

export const FEEDBACK_SAMPLES = {
  Kbd: { 'One key': <Kbd>Enter</Kbd>, 'Several together': <Keys keys={['Ctrl', 'Enter']} /> },
  PremiumMark: { Mark: <PremiumMark /> },
  Spinner: { 'Beside words': <Spinner />, Alone: <Spinner label="Loading" /> },
  Tip: { 'On an icon': <IconButton label="Bold" icon={Bold} keys={['Ctrl', 'B']} /> },
  ProgressSteps: {
    'Under way': <ProgressSteps label="Making your PDF" steps={STEPS} current={1} />,
    Done: <ProgressSteps label="Making another PDF" steps={STEPS} current={3} />,
  },
  Toaster: {
    Plain: <Button onPress={() => showToast({ words: 'Link copied' })}>Say it</Button>,
    'With Undo': <Button onPress={() => showUndoToast('“el kiwi” deleted', () => {})}>Delete it</Button>,
    Danger: (
      <Button
        onPress={() =>
          showToast({ title: 'Your printable is not made yet', words: 'Try again.', tone: 'danger' })
        }
      >
        Let it fail
      </Button>
    ),
  },
};
