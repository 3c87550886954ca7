import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';

interface PrintOnArrivalProps {
  readonly onPrint: () => void;
}

/** Opens Make Printable, once, for a user who came from a published page to update its PDF: `/edit/ID?print`. */
export function PrintOnArrival({ onPrint }: PrintOnArrivalProps) {
  const [search, setSearch] = useSearchParams();
  const arrive = useEffectEvent(() => {
    if (!search.has('print')) return;
    // A reload must not open it again.
    setSearch(removePrint, { replace: true });
    onPrint();
  });
  useEffect(() => arrive(), []);
  return null;
}

function removePrint(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('print');
  return rest;
}
