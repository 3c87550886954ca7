import { Download, Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { download, printFile } from '../../device/download-and-print.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';

interface DeliveriesProps {
  /** The PDF; null while it is on its way. */
  file: Blob | null;
  isLost: boolean;
  isOwner: boolean;
  /** The message while the file is being made; null once it exists. */
  making: string | null;
  name: string;
  /** Prepares the file before it is saved or printed. */
  prepare: (file: Blob) => Promise<Blob>;
}

/** Renders the buttons that download and print the PDF. A download that is asked for early starts once it can. */
export function Deliveries({ file, isLost, isOwner, making, name, prepare }: DeliveriesProps) {
  const [isWaiting, wait] = useState(false);
  const deliver = (pdf: Blob, handOver: (file: Blob) => void) =>
    void prepare(pdf).then(handOver, () =>
      showToast({ words: 'The PDF could not be made ready. Please try again.', tone: 'danger' }),
    );
  const save = (pdf: Blob) => deliver(pdf, (prepared) => download(prepared, name));
  // A press that comes before the file is carried out when the file is there.
  const saveOnArrival = useEffectEvent((pdf: Blob) => {
    wait(false);
    save(pdf);
  });
  useEffect(() => {
    if (isWaiting && file) saveOnArrival(file);
  }, [isWaiting, file]);
  return (
    <div className="published-actions">
      <Button
        variant="filled"
        size="large"
        icon={Download}
        // Whoever has just made it came for the file: Enter downloads it.
        autoFocus={isOwner}
        isPending={!isLost && !file && (isWaiting || making !== null)}
        isDisabled={isLost}
        onPress={() => (file ? save(file) : wait(true))}
      >
        {making ?? 'Download PDF'}
      </Button>
      <Button size="large" icon={Printer} isDisabled={!file} onPress={() => file && deliver(file, printFile)}>
        Print
      </Button>
    </div>
  );
}
