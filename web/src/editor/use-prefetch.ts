import { useEffect } from 'react';
import { runWhenIdle } from '#shared/paper/draw/when-idle.ts';
import { whenTouched } from '../ui/behaviour/when-touched.ts';

/** How long the next part waits for an idle moment at most. */
const PATIENCE_MS = 500;

/**
 * Loads the later parts one after the other, from the first movement of the pointer or the first key on: they then open
 * at once, also offline. Whoever only looks at the document does not pay for them, nor who asked to save data.
 */
export function usePrefetch(): void {
  useEffect(() => whenTouched(() => void loadParts().catch(() => undefined)), []);
}

async function loadParts(): Promise<void> {
  if (!navigator.onLine || isSavingData()) return;
  const { PARTS } = await import('./parts-ahead.ts');
  for (const fetchPart of PARTS) {
    await new Promise<void>((resolve) => runWhenIdle(resolve, PATIENCE_MS));
    await fetchPart().catch(() => undefined);
  }
}

/** Tells whether somebody asked their browser to fetch no more than is needed; not every browser has the question. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
