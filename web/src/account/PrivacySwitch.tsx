import type { User } from '#shared/api/models.ts';
import { useUpdateUser } from '../api/account.ts';
import { FormError } from '../modals/FormError.tsx';
import { getFormError } from '../modals/form-errors.ts';
import { Switch } from '../ui/fields/Switch.tsx';

/** Renders the switch for counting what the user does; the server obeys it as well. */
export function PrivacySwitch({ user }: { user: User }) {
  const update = useUpdateUser();
  return (
    <div className="form">
      <Switch
        isSelected={!user.tracking_off}
        onChange={(isOn) => update.mutate({ tracking_off: !isOn })}
        isDisabled={update.isPending}
      >
        Count how I use the editor
      </Switch>
      <p className="quiet">
        We count a few things, such as leaving a page or a PDF that failed, to find what goes wrong. Never
        what you write, and nobody else is told.
      </p>
      <FormError words={getFormError(update.error, [])} />
    </div>
  );
}
