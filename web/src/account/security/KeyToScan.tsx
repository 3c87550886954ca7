import type { AuthenticatorKey } from '#shared/api/security-models.ts';
import { createCodePath } from '#shared/paper/qr/code-path.ts';
import './security.css';

/** Renders the key of an authenticator app: as a code to scan, and in letters. */
export function KeyToScan({ secret, address }: AuthenticatorKey) {
  const { modules, path } = createCodePath(address);
  return (
    <>
      <p className="quiet">Scan this with the app, then type the code that it shows.</p>
      <svg
        className="key-to-scan"
        role="img"
        aria-label="The key of your authenticator app, to scan"
        viewBox={`0 0 ${modules} ${modules}`}
      >
        <path d={path} fill="#000" />
      </svg>
      <p className="hint">
        Is the app on this device? <a href={address}>Open it</a>. Or type this key into it:{' '}
        <code className="key-in-letters">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </>
  );
}
