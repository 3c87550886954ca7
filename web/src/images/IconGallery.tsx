import { Crown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ICON_LIBRARY, ICON_LICENSE } from '#shared/icons/icon.ts';
import type { Icon } from '#shared/icons/icon-schema.ts';
import { SAMPLE_ICONS } from '#shared/icons/sample-icons.ts';
import { isolate } from '#shared/text/isolate.ts';
import { findNearestTile } from '../ui/behaviour/nearest-tile.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { IconDrawing } from './IconDrawing.tsx';
import { MoreInSight } from './MoreInSight.tsx';
import type { useIconSearch } from './use-icon-search.ts';

interface IconGalleryProps {
  readonly search: ReturnType<typeof useIconSearch>;
  /** Shows and picks the lines of the drawings alone. */
  readonly isOutline: boolean;
  /** Stand beside the heading. */
  readonly tools: ReactNode;
  readonly onPick: (icon: Icon) => void;
}

/** Renders the icons found; more load while scrolling. Arrow keys choose, Enter adds. */
export function IconGallery({ search, isOutline, tools, onPick }: IconGalleryProps) {
  const { term, icons, total, isPending, isError, isOfSamples, hasMore } = search;
  const [shown, show] = useState<Icon | null>(null);
  const tiles = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const next = tiles.current && findNearestTile(tiles.current, event.key, '.icon-tile');
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const heading = term === '' ? 'Popular' : `${total.toLocaleString()} for “${isolate(term)}”`;
  return (
    <>
      <div className="line icon-head">
        <p className="clipped icon-heading" role="status">
          {isPending ? 'Searching' : heading}
        </p>
        {tools}
      </div>
      <div className="icon-scroll">
        {isPending && <Spinner label="Searching" />}
        {(isOfSamples || (isError && icons.length === 0)) && <NoAnswer {...search} />}
        {!isPending && !isError && !isOfSamples && icons.length === 0 && (
          <p className="panel-hint">
            Nothing found for “{isolate(term)}”. Try a shorter or a more general word.
          </p>
        )}
        <div className="icon-tiles" ref={tiles}>
          {icons.map((icon) => (
            <IconTile
              key={icon.id}
              icon={icon}
              isOutline={isOutline}
              onShow={() => show(icon)}
              onKey={press}
              onPick={() => onPick(icon)}
            />
          ))}
        </div>
        {hasMore && <MoreInSight key={icons.length} onSight={search.more} />}
      </div>
      <Credit icon={shown} />
    </>
  );
}

/** Renders the message that the library is unreachable, with the samples and a button to retry. */
const NoAnswer = ({ term, icons, retry }: IconGalleryProps['search']) => (
  <div className="icon-failed">
    <p>
      The icon library cannot be reached right now.{' '}
      {icons.length > 0
        ? 'These icons come with the editor.'
        : `None of the ${SAMPLE_ICONS.length} that come with the editor matches “${isolate(term)}”.`}
    </p>
    <Button size="dense" onPress={retry}>
      Try again
    </Button>
  </div>
);

interface IconTileProps {
  readonly icon: Icon;
  readonly isOutline: boolean;
  readonly onShow: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPick: () => void;
}

function IconTile({ icon, isOutline, onShow, onKey, onPick }: IconTileProps) {
  const name = `${icon.term}${icon.our_premium ? ', Premium' : ''}`;
  // Offline, its name replaces a drawing that has not been fetched.
  const [isMissing, miss] = useState(false);
  return (
    <button
      type="button"
      className="icon-tile"
      aria-label={name}
      title={icon.term}
      onClick={onPick}
      onPointerEnter={onShow}
      onFocus={onShow}
      onKeyDown={onKey}
    >
      {isMissing ? (
        <span className="icon-name">{icon.term}</span>
      ) : (
        <IconDrawing icon={icon} isOutline={isOutline} size={56} onError={() => miss(true)} />
      )}
      {icon.our_premium && (
        <span className="icon-premium">
          <Crown aria-hidden size={14} /> Premium
        </span>
      )}
    </button>
  );
}

/** Renders the author and licence of the icon that is hovered or focused; else the licence of all. */
function Credit({ icon }: { icon: Icon | null }) {
  const license = icon?.license ?? ICON_LICENSE;
  return (
    <p className="clipped hint icon-credit">
      {icon && <strong>{icon.term}</strong>}
      {icon ? ` by ${icon.creator || ICON_LIBRARY}, ` : 'Icons by '}
      {ICON_LIBRARY},{' '}
      <a href={license.url} target="_blank" rel="noreferrer">
        {license.name}
      </a>
    </p>
  );
}
