import { useSyncExternalStore } from 'react';
import type { Icon } from '#shared/icons/icon-schema.ts';
import { pictureSources } from './DocumentPictures.tsx';

interface IconDrawingProps {
  readonly icon: Icon;
  readonly isOutline: boolean;
  /** In px. */
  readonly size: number;
  readonly onError?: () => void;
}

/** Renders an icon that may be chosen, as it would be added. */
export function IconDrawing({ icon, isOutline, size, onError }: IconDrawingProps) {
  const look = { color: null, outline: isOutline };
  const address = useSyncExternalStore(pictureSources.subscribe, () =>
    pictureSources.getIconAddress(icon.id, look),
  );
  if (address === null) return <span style={{ width: size, height: size }} />;
  return (
    <img src={address} alt="" width={size} height={size} loading="lazy" decoding="async" onError={onError} />
  );
}
