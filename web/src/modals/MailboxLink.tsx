import { useQuery } from '../api/query-client.ts';
import './form.css';

const MAILBOX = '/_local/mailbox';

/**
 * Tells whether the mailbox exists. The deployed site replies to unknown addresses with a page; the mailbox
 * replies with JSON.
 */
async function hasMailbox(): Promise<boolean> {
  const answer = await fetch(`${MAILBOX}.json`, { method: 'HEAD' });
  return answer.headers.get('content-type') === 'application/json';
}

/** Renders a link to the mails of a Handout that runs on the user's own machine; nothing elsewhere. */
export function MailboxLink() {
  const { data } = useQuery({ queryKey: ['mailbox'], queryFn: hasMailbox, retry: false });
  if (!data) return null;
  return (
    <p className="hint">
      No mail leaves this machine:{' '}
      <a href={MAILBOX} target="_blank" rel="noreferrer">
        read it in the mailbox
      </a>
      .
    </p>
  );
}
