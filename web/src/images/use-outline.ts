import { useState } from 'react';
import { deviceMemory } from '../device/device-memory.ts';

const LOOK = 'icon-look';

/** Returns whether pictures of the library are chosen in outline, as this device remembers, and a function that changes it. */
export function useOutline(): readonly [isOutline: boolean, choose: (isOutline: boolean) => void] {
  const [isOutline, set] = useState(() => deviceMemory.read(LOOK) === 'outline');
  const choose = (on: boolean) => {
    set(on);
    deviceMemory.write(LOOK, on ? 'outline' : null);
  };
  return [isOutline, choose];
}
