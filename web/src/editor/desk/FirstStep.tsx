import { Plus } from 'lucide-react';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { useFact } from '../../document/editor-context.ts';
import { useGoTo } from '../../document/use-go-to.ts';
import { useViewFact } from '../../document/use-view.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import './FirstStep.css';

/** Offers on the first sheet what to add, while nothing is listed in the side bar. */
export function FirstStep({ zoom }: { zoom: number }) {
  const isEmpty = useFact(({ items }) => items.length === 0);
  const words = useFact(({ entity_type }) => getKindFacts(entity_type).firstStep);
  const { width, height, marginY } = SHEETS[useFact(({ paper }) => paper)];
  const headHeight = useViewFact((view) => view.headHeight);
  const goTo = useGoTo();
  if (!isEmpty) return null;
  const top = Math.max(height * HIGH, marginY + headHeight + BELOW_HEAD);
  return (
    <div className="first-step" style={{ left: (width / 2) * zoom, top: top * zoom }}>
      <Button icon={Plus} onPress={() => goTo('items')}>
        {words}
      </Button>
    </div>
  );
}

/** The place on the sheet, as a share of its height. */
const HIGH = 0.4;
/** How much lower than a header the place is, in px. */
const BELOW_HEAD = 64;
