import { type FormEvent, useState } from 'react';
import { useSetMaintenance } from '../api/community.ts';
import { useMaintenance } from '../api/maintenance.ts';
import { FormError } from '../modals/FormError.tsx';
import { getFieldError, getFormError } from '../modals/form-errors.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/TextField.tsx';

/** Renders the form for the time in which the site is down, in this machine's time zone. */
export function MaintenanceForm() {
  const data = useMaintenance();
  const set = useSetMaintenance();
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const isOver = start !== '' && end !== '' && start < end;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOver) return;
    const planned = { starts_at: new Date(start).toISOString(), ends_at: new Date(end).toISOString() };
    set.mutate(planned, { onSuccess: () => showToast({ words: 'The notice is set' }) });
  };
  return (
    <form className="admin-maintenance" noValidate onSubmit={submit}>
      <TextField label="Start" type="datetime-local" value={start} onChange={setStart} />
      <TextField
        label="End"
        type="datetime-local"
        value={end}
        onChange={setEnd}
        error={getFieldError(set.error, 'ends_at')}
      />
      <Button variant="filled" type="submit" isDisabled={!isOver} isPending={set.isPending}>
        Announce
      </Button>
      {data && <Button onPress={() => set.mutate(null)}>Take the notice away</Button>}
      <FormError words={getFormError(set.error, ['ends_at'])} />
    </form>
  );
}
