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

/** The actions on the file. */
type Delivery = 'download' | 'print';

/** Renders the buttons that download and print the PDF. What is asked for early starts once the file is there. */
export function Deliveries({ file, isLost, isOwner, making, name, prepare }: DeliveriesProps) {
  const [waiting, wait] = useState<Delivery | null>(null);
  const deliver = (pdf: Blob, how: Delivery) =>
    void prepare(pdf).then(
      (prepared) => (how === 'print' ? printFile(prepared) : download(prepared, name)),
      () => showToast({ words: 'The PDF could not be made ready. Please try again.', tone: 'danger' }),
    );
  const press = (how: Delivery) => (file ? deliver(file, how) : wait(how));
  const deliverOnArrival = useEffectEvent((pdf: Blob, how: Delivery) => {
    wait(null);
    deliver(pdf, how);
  });
  useEffect(() => {
    if (waiting && file) deliverOnArrival(file, waiting);
  }, [waiting, file]);
  return (
    <div className="stack published-actions">
      <Button
        variant="filled"
        size="large"
        icon={Download}
        // An author who has just made the file came for it: Enter downloads it.
        autoFocus={isOwner}
        isPending={!isLost && !file && (waiting === 'download' || making !== null)}
        isDisabled={isLost}
        onPress={() => press('download')}
      >
        {making ?? 'Download PDF'}
      </Button>
      <Button
        size="large"
        icon={Printer}
        isPending={!isLost && !file && waiting === 'print'}
        isDisabled={isLost || making !== null}
        onPress={() => press('print')}
      >
        Print
      </Button>
    </div>
  );
}
