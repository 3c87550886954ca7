import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';

/**
 * Reads a parameter of the address that says why somebody comes, takes it out of the address, and calls `onArrive` with it
 * once: a reload says it no more. Returns its value; null where it is absent.
 */
export function useArrivalParam(name: string, onArrive: (value: string) => void): string | null {
  const [search, setSearch] = useSearchParams();
  const [value] = useState(() => search.get(name));
  const arrive = useEffectEvent(() => {
    if (value === null) return;
    const removeParam = (params: URLSearchParams) => {
      const rest = new URLSearchParams(params);
      rest.delete(name);
      return rest;
    };
    setSearch(removeParam, { replace: true });
    onArrive(value);
  });
  useEffect(() => arrive(), []);
  return value;
}
