import { Crosshair } from 'lucide-react';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { download } from '../../device/download-and-print.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { BACK_OFFSET, type BackOffset } from '../backs/back-offset.ts';

interface BothSidesProps {
  readonly paper: PaperSize;
  readonly edge: 'long_edge' | 'short_edge';
  readonly offset: BackOffset;
  readonly onOffset: (offset: BackOffset) => void;
}

/** Renders how to print a deck on both sides, and the offset for printers that place backs wrongly. */
export function BothSides({ paper, edge, offset, onOffset }: BothSidesProps) {
  const printTestSheet = async () => {
    const { createAlignmentTest } = await import('../backs/alignment-test.ts');
    const pdf = await createAlignmentTest(paper, edge);
    download(new Blob([pdf], { type: 'application/pdf' }), 'Alignment test.pdf');
  };
  return (
    <details className="both-sides">
      <summary>Backs not behind their fronts?</summary>
      <p className="panel-hint">
        Print the test at 100 % on both sides, flipped on the {edge === 'long_edge' ? 'long' : 'short'} edge,
        and set how far the backs have to move. This device remembers it for everything you download and
        print.
      </p>
      <SliderField
        label="Move right"
        range={BACK_OFFSET}
        value={offset.x}
        onChange={(x) => onOffset({ ...offset, x })}
      />
      <SliderField
        label="Move down"
        range={BACK_OFFSET}
        value={offset.y}
        onChange={(y) => onOffset({ ...offset, y })}
      />
      <Button variant="action" icon={Crosshair} onPress={() => void printTestSheet()}>
        Alignment test
      </Button>
    </details>
  );
}
