import type { ReactNode } from 'react';
import type { KeptItem } from '#shared/api/kept-models.ts';
import type { DocumentStyle } from '#shared/vocabulary/style.ts';
import { getGradeName } from '#shared/vocabulary/subjects.ts';
import { Chip } from '../ui/fields/Chip.tsx';
import { describeType } from './find-kept.ts';
import { KeptPicture } from './KeptPicture.tsx';
import '../ui/fields/check-entry.css';
import './kept.css';

interface KeptTileProps {
  readonly kept: KeptItem;
  readonly style?: DocumentStyle | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Other actions on the item. */
  readonly actions?: ReactNode;
}

/** Lists subject, grade and tags of a kept item. */
const listLabels = ({ subject, grade, tags }: KeptItem): string[] => [
  ...(subject ? [subject] : []),
  ...(grade ? [getGradeName(grade)] : []),
  ...tags,
];

/** Renders a kept item as it prints, with its name and its labels, and a box to choose it. */
export function KeptTile({ kept, style, isChosen, onChoose, actions }: KeptTileProps) {
  const labels = listLabels(kept);
  return (
    <li className={isChosen ? 'kept-tile chosen' : 'kept-tile'}>
      <label className="check-entry kept-choice">
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        <span className="strong" dir="auto">
          {kept.name}
        </span>
      </label>
      {actions}
      <KeptPicture content={kept.content} style={style} />
      <div className="kept-labels">
        <span className="hint kept-type">{describeType(kept)}</span>
        {labels.map((label) => (
          <Chip key={label}>{label}</Chip>
        ))}
      </div>
    </li>
  );
}
