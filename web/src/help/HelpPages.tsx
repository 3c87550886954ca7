import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { PAGES } from './pages.tsx';
import { showHelp } from './shown-help.ts';
import { TOPIC_IDS, TOPICS, type TopicId } from './topic-list.ts';
import './HelpPages.css';

interface HelpPagesProps {
  readonly topic: TopicId;
  readonly onClose: () => void;
}

/** Renders the help pages: their titles at the left, one of them at the right. */
export function HelpPages({ topic, onClose }: HelpPagesProps) {
  const ask = (
    <>
      <span>Not here?</span>
      <Button variant="action" onPress={() => showHelp('question')}>
        Ask us a question
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Help" width="large" footer={ask}>
      <div className="help-pages">
        <nav aria-label="Help pages">
          <ul className="list stack">
            {TOPIC_IDS.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  className="help-topic"
                  aria-current={id === topic ? 'page' : undefined}
                  onClick={() => showHelp(id)}
                >
                  {TOPICS[id]}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <article className="help-page" aria-labelledby="help-title">
          <h3 id="help-title">{TOPICS[topic]}</h3>
          {PAGES[topic]}
        </article>
      </div>
    </Dialog>
  );
}
