import { useQuery } from '@tanstack/react-query';
import './form.css';

const MAILBOX = '/_local/mailbox';

/** A page of its own answers every address that it does not know, this one too; a mailbox answers with mails. */
async function hasMailbox(): Promise<boolean> {
  const answer = await fetch(`${MAILBOX}.json`, { method: 'HEAD' });
  return answer.headers.get('content-type') === 'application/json';
}

/** Where a Handout that runs on somebody's own machine shows the mails that it would send; nothing elsewhere. */
export function MailboxLink() {
  const { data } = useQuery({ queryKey: ['mailbox'], queryFn: hasMailbox, retry: false });
  if (!data) return null;
  return (
    <p className="field-hint">
      No mail leaves this machine:{' '}
      <a href={MAILBOX} target="_blank" rel="noreferrer">
        read it in the mailbox
      </a>
      .
    </p>
  );
}
