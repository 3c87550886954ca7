import { useCallback, useState } from 'react';
import { deviceMemory } from '../device/device-memory.ts';

const ADVANCED = 'advanced-options';

/** Returns whether Advanced Options are open: for all items at once, remembered on this device. */
export function useAdvanced(): readonly [isOpen: boolean, toggle: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => deviceMemory.read(ADVANCED) !== null);
  const toggle = useCallback((open: boolean) => {
    setOpen(open);
    deviceMemory.write(ADVANCED, open ? 'open' : null);
  }, []);
  return [isOpen, toggle];
}
