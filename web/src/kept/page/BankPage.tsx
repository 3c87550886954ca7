import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { KeptItem } from '#shared/api/kept-models.ts';
import { useKeptItems } from '../../api/kept.ts';
import { useSession } from '../../api/use-session.ts';
import { SitePage } from '../../frame/SitePage.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import { KeptList } from '../KeptList.tsx';
import { KeptMenu } from './KeptMenu.tsx';
import { LogInFirst } from './LogInFirst.tsx';
import './bank-page.css';

const ShareDialog = createLazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** Renders `/bank`: what the user has kept, to find, rename, share and delete it. */
export function BankPage() {
  const { status } = useSession();
  return (
    <SitePage title="My bank" className="bank-page">
      {status === 'in' && <Bank />}
      {status === 'unknown' && <Spinner label="Loading your bank" />}
      {(status === 'out' || status === 'expired') && (
        <>
          <h1 className="page-title">My bank</h1>
          <LogInFirst words="Log in to see what you keep in your bank." />
        </>
      )}
    </SitePage>
  );
}

function Bank() {
  const { data: items, error, refetch } = useKeptItems();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSharing, share] = useState(false);
  const kept = chosen.filter((id) => items?.some((one) => one.id === id));
  return (
    <>
      <div className="spread">
        <h1 className="page-title">My bank</h1>
        {items && items.length > 0 && (
          <Button icon={Share2} onPress={() => share(true)}>
            {kept.length > 0 ? `Share ${kept.length} with a colleague` : 'Share with a colleague'}
          </Button>
        )}
      </div>
      <p className="quiet">Questions and cards that you keep, to use them again in any document.</p>
      <Contents {...{ items, error, chosen: kept, onChoose: setChosen }} onAgain={() => void refetch()} />
      {isSharing && <ShareDialog kept={kept} onClose={() => share(false)} />}
    </>
  );
}

interface ContentsProps {
  readonly items: readonly KeptItem[] | undefined;
  readonly error: Error | null;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onAgain: () => void;
}

function Contents({ items, error, chosen, onChoose, onAgain }: ContentsProps) {
  if (!items)
    return error ? <NotLoaded error={error} onAgain={onAgain} /> : <Spinner label="Loading your bank" />;
  if (items.length === 0)
    return (
      <EmptyState words="Nothing is in your bank yet. In a document, press ⋮ on an item or a card, then “Keep in my bank…”." />
    );
  return (
    <KeptList
      items={items}
      chosen={chosen}
      onChoose={onChoose}
      drawActions={(kept) => <KeptMenu kept={kept} />}
    />
  );
}
