import { getItemType } from '#shared/items/item.ts';
import { setItemPoints } from '#shared/kinds/worksheet/points/rules.ts';
import { POINTS } from '#shared/vocabulary/points.ts';
import { type ItemProps, usePanel } from '../../../document/use-panel.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import './ItemPointsField.css';

/** Renders what a question earns: as a whole or for each of its parts, as part of the total or on top. */
export function ItemPointsField({ item: { id, type, data, points }, path }: ItemProps) {
  const { run, seal } = usePanel(`${id}/points`, 'Edit points');
  const parts = getItemType(type).countParts?.(data) ?? 0;
  const isEach = points?.per_part === true;
  return (
    <div className="item-points">
      <NumberField
        label="Points"
        range={POINTS}
        value={points?.value ?? 0}
        onChange={(value) => run(path, setItemPoints, { value: Math.round(value * 2) / 2 }, 'value')}
        onChangeEnd={seal}
      />
      {(parts > 1 || isEach) && (
        <Switch
          layout="before"
          isSelected={isEach}
          onChange={(per_part) => run(path, setItemPoints, { per_part })}
        >
          {`For each of ${parts} parts`}
        </Switch>
      )}
      <Switch
        layout="before"
        isSelected={points?.bonus ?? false}
        onChange={(bonus) => run(path, setItemPoints, { bonus })}
      >
        Bonus
      </Switch>
    </div>
  );
}
