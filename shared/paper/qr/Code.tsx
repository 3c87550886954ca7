import './code.css';
import { memo, use } from 'react';
import { type CodeTarget, getCodeAddress } from '../../vocabulary/codes.ts';
import { Unit } from '../draw/Unit.tsx';
import { createCodePath } from './code-path.ts';
import { getCodeWords } from './code-words.ts';
import { PublishedAddressContext } from './published-address.ts';

interface CodeProps {
  readonly target: CodeTarget;
  readonly locale: string;
}

/** Renders a code to scan, with what it leads to and the address in letters; in the PDF it is a link. */
export const Code = memo(function Code({ target, locale }: CodeProps) {
  const published = use(PublishedAddressContext);
  if (!published) return null;
  const address = getCodeAddress(published.address, target);
  const words = getCodeWords(locale, target);
  const drawing = <CodeDrawing address={address} label={`${words}: ${address}`} />;
  return (
    <Unit index={0}>
      <div className="code">
        {published.opens ? (
          <a className="code-drawing" href={address}>
            {drawing}
          </a>
        ) : (
          <span className="code-drawing">{drawing}</span>
        )}
        <p className="code-words">
          <strong>{words}</strong>
          <span dir="ltr">{address.replace(/^https?:\/\//, '')}</span>
        </p>
      </div>
    </Unit>
  );
});

function CodeDrawing({ address, label }: { address: string; label: string }) {
  const { modules, path } = createCodePath(address);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${modules} ${modules}`}>
      <path d={path} fill="#000" />
    </svg>
  );
}
