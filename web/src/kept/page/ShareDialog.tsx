import { Copy, Link2 } from 'lucide-react';
import { KEPT_LIMITS, type KeptShare } from '#shared/api/kept-models.ts';
import { endKeptShare, shareKeptItems, useKeptShares } from '../../api/kept.ts';
import { useMutation } from '../../api/query-client.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { showErrorToast, showToast } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { formatCount } from '../../ui/words/format-count.ts';
import { formatMoment } from '../../ui/words/format-moment.ts';

interface ShareDialogProps {
  /** The ids of what is chosen; empty shares the whole bank. */
  readonly kept: readonly string[];
  readonly onClose: () => void;
}

const describeShared = (count: number | null): string =>
  count === null ? 'The whole bank' : formatCount(count, 'item');

/** Renders the links to the user's bank: to make one, to copy it, and to close it. */
export function ShareDialog({ kept, onClose }: ShareDialogProps) {
  const shares = useKeptShares();
  const open = useMutation({
    mutationFn: () => shareKeptItems(kept.length > 0 ? kept : null),
    onError: showErrorToast,
  });
  const isTooMany = kept.length > KEPT_LIMITS.perShare;
  const what = kept.length > 0 ? `what is chosen (${kept.length})` : 'the whole bank';
  return (
    <Dialog isOpen onClose={onClose} title="Share with a colleague">
      <div className="form">
        <p>
          Whoever has the link and an account can copy {what} to a bank of their own. Your own photos and
          uploads stay with you; pictures of the icon library go along.
        </p>
        <div className="row">
          <Button
            variant="filled"
            icon={Link2}
            isPending={open.isPending}
            isDisabled={isTooMany}
            onPress={() => open.mutate()}
          >
            Make a link
          </Button>
        </div>
        {isTooMany && <p className="panel-notice">A link names {KEPT_LIMITS.perShare} at most.</p>}
        {shares && shares.length > 0 && (
          <ul className="list stack" aria-label="Open links">
            {shares.map((share) => (
              <OpenLink key={share.id} share={share} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function OpenLink({ share }: { share: KeptShare }) {
  const close = useMutation({ mutationFn: () => endKeptShare(share.id), onError: showErrorToast });
  const words = describeShared(share.kept?.length ?? null);
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/shared/${share.id}`).then(
      () => void showToast({ words: 'Link copied' }),
      () => void showToast({ words: 'The browser did not let us copy the link.', tone: 'danger' }),
    );
  return (
    <li className="bank-link">
      <span className="bank-link-words">
        {words}
        <span className="hint">Since {formatMoment(share.created_at)}</span>
      </span>
      <Button size="dense" icon={Copy} aria-label={`Copy link: ${words}`} onPress={() => void copy()}>
        Copy link
      </Button>
      <Button
        size="dense"
        variant="ghost"
        isPending={close.isPending}
        aria-label={`Close link: ${words}`}
        onPress={() => close.mutate()}
      >
        Close link
      </Button>
    </li>
  );
}
