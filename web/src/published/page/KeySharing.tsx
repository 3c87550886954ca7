import type { PublishedDocument } from '#shared/api/published-models.ts';
import { useShareKey } from '../../api/gallery.ts';
import { showErrorToast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/fields/Switch.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

/** Renders who sees the key, which only its owner sees at first: everybody else at once, from a day on, or never. */
export function KeySharing({ document }: { document: PublishedDocument }) {
  const { id, key_shared, key_shared_from, is_private } = document;
  const share = useShareKey(id);
  const { shared, since } = share.isPending
    ? share.variables
    : { shared: key_shared, since: key_shared ? null : key_shared_from };
  const isOpen = shared && since === null;
  return (
    <>
      <Switch
        isSelected={isOpen}
        onChange={(on) => share.mutate({ shared: on, since: null }, { onError: showErrorToast })}
      >
        {is_private ? 'Show the answer key to them too' : 'Show the answer key to everyone'}
      </Switch>
      {!isOpen && (
        <TextField
          isDense
          type="date"
          label="Show from a date"
          hint={since ? 'Until then nobody else can open it, or copy this document.' : undefined}
          value={since ? toDay(new Date(since)) : ''}
          onChange={(chosen) => {
            const day = chosen ? toMidnight(chosen) : null;
            share.mutate({ shared: day !== null, since: day }, { onError: showErrorToast });
          }}
        />
      )}
    </>
  );
}

/** Returns a day as its field has it, where the person is: "2026-12-03". */
const toDay = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Returns the beginning of a day where the person is. */
const toMidnight = (day: string): string => new Date(`${day}T00:00`).toISOString();
