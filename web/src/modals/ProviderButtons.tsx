import { leaveForProvider, useSignInProviders } from '../api/account.ts';
import { Button } from '../ui/buttons/Button.tsx';

/** Renders a button for each provider that the site has switched on; nothing where there is none. */
export function ProviderButtons({ onChoose = leaveForProvider }: { onChoose?: (id: string) => void }) {
  const providers = useSignInProviders();
  return providers.map(({ id, label }) => (
    <Button key={id} variant="outlined" onPress={() => onChoose(id)}>
      {`Continue with ${label}`}
    </Button>
  ));
}
