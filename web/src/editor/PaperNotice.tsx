import { listPaperHints } from '#shared/document/publish-hints.ts';
import type { PaperWarning } from '#shared/paper/layout/paper-content.ts';
import { useDocument } from '../document/editor-context.ts';
import { useGoTo } from '../document/use-go-to.ts';
import { Button } from '../ui/buttons/Button.tsx';

interface PaperNoticeProps {
  readonly warnings: readonly PaperWarning[];
}

/** How many parts are named. */
const NAMED = 2;

/**
 * Renders a notice of the parts that do not fit the paper: the first ones by name, and how many more there
 * are.
 */
export function PaperNotice({ warnings }: PaperNoticeProps) {
  const goTo = useGoTo();
  const hints = listPaperHints(useDocument(), warnings);
  const more = hints.length - NAMED;
  return (
    <div className="notice notice-lines" role="status">
      {hints.slice(0, NAMED).map(({ where, message }, at) => (
        <div key={message} className="notice-line">
          <p>{message}</p>
          {where !== null && (
            <Button
              variant="action"
              size="dense"
              aria-label={`Show me: ${message}`}
              onPress={() => goTo(where)}
            >
              Show me
            </Button>
          )}
          {at === NAMED - 1 && more > 0 && (
            <p>{more === 1 ? 'One more part does' : `${more} more parts do`} not fit well.</p>
          )}
        </div>
      ))}
    </div>
  );
}
