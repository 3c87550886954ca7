import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { copySharedItems, useSharedItems } from '../../api/kept.ts';
import { useMutation } from '../../api/query-client.ts';
import { useSession } from '../../api/use-session.ts';
import { SitePage } from '../../frame/SitePage.tsx';
import { pictureSources } from '../../images/DocumentPictures.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { showErrorToast, showToast } from '../../ui/feedback/toast.ts';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { KeptList } from '../KeptList.tsx';
import { LogInFirst } from './LogInFirst.tsx';
import './bank-page.css';

/** Renders `/shared/…`: what a colleague shares of their bank, to copy it. */
export function SharedPage() {
  const { share = '' } = useParams();
  const { status } = useSession();
  return (
    <SitePage title="Shared with you" className="bank-page">
      {status === 'in' && <Shared link={share} />}
      {status === 'unknown' && <Spinner label="Loading what is shared" />}
      {(status === 'out' || status === 'expired') && (
        <>
          <h1 className="page-title bank-title-alone">Shared with you</h1>
          <LogInFirst words="A colleague shares questions and cards with you. Log in to copy them to a bank of your own." />
        </>
      )}
    </SitePage>
  );
}

function Shared({ link }: { link: string }) {
  const { data, error, refetch } = useSharedItems(link, true);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => {
    for (const image of data?.images ?? []) pictureSources.show(image.id, image);
  }, [data]);
  const items = data?.items ?? [];
  const wanted = chosen.length > 0 ? chosen : items.map(({ id }) => id);
  const copy = useMutation({
    mutationFn: () => copySharedItems(link, wanted),
    onSuccess: (count) => {
      setChosen([]);
      showToast({ words: count === 1 ? 'Copied to your bank' : `${count} are in your bank` });
    },
    onError: showErrorToast,
  });
  return (
    <>
      <div className="spread">
        <h1 className="page-title">Shared with you</h1>
        {items.length > 0 && (
          <div className="row">
            {copy.isSuccess && (
              <ButtonLink href="/bank" variant="action">
                Go to my bank
              </ButtonLink>
            )}
            <Button variant="filled" isPending={copy.isPending} onPress={() => copy.mutate()}>
              {chosen.length > 0 ? `Copy ${chosen.length} to my bank` : 'Copy all to my bank'}
            </Button>
          </div>
        )}
      </div>
      <p className="quiet">
        Copies are yours: what you change in them stays with you. Photos and uploads of your colleague are
        left out.
      </p>
      {!data && !error && <Spinner label="Loading what is shared" />}
      {error && <NotLoaded error={error} onAgain={() => void refetch()} />}
      {data && items.length === 0 && <EmptyState words="Nothing is left of what this link shared." />}
      {items.length > 0 && <KeptList items={items} chosen={chosen} onChoose={setChosen} />}
    </>
  );
}
