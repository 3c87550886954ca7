import { Copy, Download } from 'lucide-react';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import './security.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Renders the recovery codes, which are shown once, with ways to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ words: 'The recovery codes are copied' }),
      () => showToast({ words: 'Copying is not allowed here. Select the codes instead.', tone: 'danger' }),
    );
  return (
    <div className="form">
      <p className="quiet">
        Without your phone, a recovery code lets you in. Keep them where you find them: they are not shown
        again, and each works once.
      </p>
      <ul className="list stack recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <Button icon={Copy} onPress={() => void copy()}>
          Copy
        </Button>
        <Button icon={Download} onPress={() => downloadCodes(text)}>
          Download
        </Button>
      </div>
      <Button variant="filled" onPress={onDone}>
        I have kept them
      </Button>
    </div>
  );
}

function downloadCodes(text: string): void {
  const address = URL.createObjectURL(
    new Blob([`Handout recovery codes\n\n${text}\n`], { type: 'text/plain' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = 'handout-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}
