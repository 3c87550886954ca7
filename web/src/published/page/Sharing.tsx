import { Copy, EyeOff, Link2 } from 'lucide-react';
import { useLocation } from 'wouter';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { useCopyDocument } from '../../api/documents.ts';
import { republish, unpublish, useShareLink } from '../../api/gallery.ts';
import { useSession } from '../../api/use-session.ts';
import { useSignIn } from '../../modals/SignInProvider.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { showErrorToast, showToast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/fields/Switch.tsx';
import { copyLink } from './copy-link.ts';
import { KeySharing } from './KeySharing.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SocialShare } from './SocialShare.tsx';

/** Renders the actions on a published document other than printing, for its owner and for others. */
export function Sharing({ document }: { document: PublishedDocument }) {
  const { is_owner, is_private, link_shared, key_url, can_copy } = document;
  const isShared = !is_private || link_shared;
  return (
    <>
      {is_owner && is_private === 1 && <LinkSwitch document={document} />}
      {is_owner && isShared && key_url && <KeySharing document={document} />}
      <div className="published-shares">
        {can_copy && <MakeCopy document={document} />}
        {isShared && (
          <>
            <Button
              variant="action"
              icon={Link2}
              onPress={() =>
                void copyLink(
                  window.location.href,
                  'The link could not be copied. You can copy it from the address bar.',
                )
              }
            >
              Copy link
            </Button>
            <ShareButton title={document.title || document.filename} url={window.location.href} />
          </>
        )}
        {is_owner && <Unpublish document={document} />}
      </div>
      {!is_private && <SocialShare document={document} />}
    </>
  );
}

/** Renders the switch that opens a private document to everybody who has its link. */
function LinkSwitch({ document: { id, link_shared } }: { document: PublishedDocument }) {
  const share = useShareLink(id);
  return (
    <Switch
      isSelected={share.isPending ? share.variables : link_shared}
      onChange={(shared) => share.mutate(shared, { onError: showErrorToast })}
    >
      Anyone with the link can open it
    </Switch>
  );
}

/**
 * Renders the button that copies the document with its answers; pictures that its owner uploaded are left
 * out.
 */
function MakeCopy({ document: { id } }: { document: PublishedDocument }) {
  const [, navigate] = useLocation();
  const { status } = useSession();
  const askToSignIn = useSignIn();
  const copy = useCopyDocument();
  const makeCopy = async () => {
    const isIn = status === 'in' || (await askToSignIn({ reason: 'Sign up to keep a copy of your own.' }));
    if (!isIn) return;
    copy.mutate(id, { onSuccess: (made) => navigate(`/edit/${made.id}`), onError: showErrorToast });
  };
  return (
    <Button variant="action" icon={Copy} isPending={copy.isPending} onPress={() => void makeCopy()}>
      Make a copy
    </Button>
  );
}

/** Takes the page away at once; the toast brings it back. */
function Unpublish({ document: { id, slug, filename } }: { document: PublishedDocument }) {
  const [, navigate] = useLocation();
  const bringBack = () =>
    void republish(id)
      .then(() => navigate(`/d/${id}/${slug}`))
      .catch(showErrorToast);
  const hideDocument = () =>
    unpublish(id)
      .then(() => {
        navigate('/');
        showToast({
          words: `${quoteName(filename)} is not published any more`,
          action: { label: 'Undo', onAction: bringBack },
        });
      })
      .catch(showErrorToast);
  return (
    <Button variant="action" icon={EyeOff} onPress={() => void hideDocument()}>
      Unpublish
    </Button>
  );
}
