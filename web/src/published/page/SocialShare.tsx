import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { Button } from '../../ui/buttons/Button.tsx';

/**
 * Renders the share buttons of social networks. Their scripts load only after the user has read a notice and
 * agreed, in a frame that can reach neither this page nor its session.
 */
export function SocialShare({ document }: { document: PublishedDocument }) {
  const [step, setStep] = useState<'closed' | 'notice' | 'loaded'>('closed');
  if (step === 'closed') {
    return (
      <div className="published-shares">
        <Button variant="action" icon={Share2} onPress={() => setStep('notice')}>
          Share on social networks
        </Button>
      </div>
    );
  }
  if (step === 'notice') {
    return (
      <section
        className="social"
        aria-label="Share on social networks"
        // It opens at the end of a panel that may end below the screen.
        ref={(section) => section?.scrollIntoView({ block: 'nearest' })}
      >
        <p>
          The buttons come from Facebook, Pinterest and X. Loading them tells these companies that you are
          here, and the address of this page.
        </p>
        <div className="social-actions">
          <Button autoFocus onPress={() => setStep('loaded')}>
            Load the buttons
          </Button>
          <Button variant="ghost" onPress={() => setStep('closed')}>
            Cancel
          </Button>
        </div>
      </section>
    );
  }
  const { origin } = window.location;
  const shared = new URLSearchParams({
    url: `${origin}/d/${document.id}/${document.slug}`,
    title: document.title || document.filename,
  });
  return (
    <iframe
      className="social-frame"
      title="Buttons of social networks"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      src={`/share.html?${shared}`}
    />
  );
}
