import { type FormEvent, useState } from 'react';
import { usePlannedMaintenance, useSetMaintenance } from '../api/community.ts';
import { FormError } from '../modals/FormError.tsx';
import { getFieldError, getFormError } from '../modals/form-errors.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { formatMoment } from '../ui/words/format-moment.ts';
import { findMistake, nameTimeZone } from './planned-time.ts';

/** Renders the time in which the site is down, as it is announced, and the form to announce another, in this machine's time zone. */
export function MaintenanceForm() {
  const { data, isPending, error, refetch } = usePlannedMaintenance();
  if (isPending) return <Spinner label="Loading" />;
  if (error) return <NotLoaded error={error} onAgain={() => void refetch()} />;
  return (
    <>
      <p role="status">
        {data
          ? `Announced: from ${formatMoment(data.starts_at)} to ${formatMoment(data.ends_at)}.`
          : 'Nothing is announced.'}{' '}
        {`Times are those of this computer: ${nameTimeZone()}.`}
      </p>
      <AnnouncementForm isAnnounced={data !== null} />
    </>
  );
}

function AnnouncementForm({ isAnnounced }: { isAnnounced: boolean }) {
  const set = useSetMaintenance();
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const mistake = findMistake(start, end, new Date());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mistake !== null || start === '' || end === '') return;
    const planned = { starts_at: new Date(start).toISOString(), ends_at: new Date(end).toISOString() };
    set.mutate(planned, { onSuccess: () => showToast({ words: 'The notice is set.' }) });
  };
  const takeAway = () =>
    set.mutate(null, { onSuccess: () => showToast({ words: 'The notice is removed.' }) });
  return (
    <form className="admin-maintenance" noValidate onSubmit={submit}>
      <div className="admin-times">
        <TextField label="Start" type="datetime-local" value={start} onChange={setStart} />
        <TextField
          label="End"
          type="datetime-local"
          value={end}
          onChange={setEnd}
          error={mistake ?? getFieldError(set.error, 'ends_at')}
        />
      </div>
      <Button
        variant="filled"
        type="submit"
        isDisabled={mistake !== null || start === '' || end === ''}
        isPending={set.isPending}
      >
        Announce
      </Button>
      {isAnnounced && <Button onPress={takeAway}>Remove the notice</Button>}
      <FormError words={getFormError(set.error, ['ends_at'])} />
    </form>
  );
}
