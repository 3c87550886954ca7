import { leaveForProvider, useSignInProviders } from '../api/account.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import './ProviderButtons.css';

/** Renders a button for each provider that the site has switched on, above the form; nothing where there is none. */
export function ProviderButtons({ onChoose = leaveForProvider }: { onChoose?: (id: string) => void }) {
  const providers = useSignInProviders();
  if (providers.length === 0) return null;
  return (
    <div className="providers">
      {providers.map(({ id, label }) => (
        <Button key={id} variant="outlined" onPress={() => onChoose(id)}>
          <span className="provider">
            <ProviderMark id={id} />
            {`Continue with ${label}`}
          </span>
        </Button>
      ))}
      <p className="providers-or">or with your e-mail</p>
    </div>
  );
}
