import { type ReactNode, useState } from 'react';
import type { KeptItem } from '#shared/api/kept-models.ts';
import type { DocumentStyle } from '#shared/vocabulary/style.ts';
import { DocumentPictures } from '../images/DocumentPictures.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { ANYTHING, findKept, type KeptSearch } from './find-kept.ts';
import { KeptSearchFields } from './KeptSearchFields.tsx';
import { KeptTile } from './KeptTile.tsx';
import './kept.css';

/** So many are drawn before "Show more": each is a piece of paper. */
const SHOWN = 30;

interface KeptListProps {
  readonly items: readonly KeptItem[];
  readonly style?: DocumentStyle | undefined;
  /** The ids of those that are chosen, in the order in which they were. */
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly drawActions?: (kept: KeptItem) => ReactNode;
}

/** Renders kept items with what finds them: words, subject, grade and tag. */
export function KeptList({ items, style, chosen, onChoose, drawActions }: KeptListProps) {
  const [search, setSearch] = useState<KeptSearch>(ANYTHING);
  const [limit, setLimit] = useState(SHOWN);
  const found = findKept(items, search);
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <DocumentPictures>
      <div className="stack kept-list">
        <KeptSearchFields
          items={items}
          search={search}
          onChange={(next) => {
            setSearch(next);
            setLimit(SHOWN);
          }}
        />
        <p className="panel-hint" role="status">
          {found.length === 0 && 'Nothing in your bank matches.'}
          {found.length > 0 && found.length < items.length && `${found.length} of ${items.length}`}
        </p>
        <ul className="list stack kept-tiles" aria-label="My bank">
          {found.slice(0, limit).map((kept) => (
            <KeptTile
              key={kept.id}
              kept={kept}
              style={style}
              isChosen={chosen.includes(kept.id)}
              onChoose={(isChosen) => toggle(kept.id, isChosen)}
              actions={drawActions?.(kept)}
            />
          ))}
        </ul>
        {found.length > limit && (
          <div className="kept-more">
            <Button onPress={() => setLimit(limit + SHOWN)}>Show more</Button>
          </div>
        )}
      </div>
    </DocumentPictures>
  );
}
