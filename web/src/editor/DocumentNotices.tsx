import type { HandoutDocument } from '#shared/document/document.ts';
import { findTooLong } from '#shared/document/least-sheets.ts';
import { findMissingWordsProblem } from '#shared/document/publish-problems.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { useFact } from '../document/editor-context.ts';
import { useGoTo } from '../document/use-go-to.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { SpacingNotice } from './SpacingNotice.tsx';

/** Renders notices of what keeps the document from being used, and of a browser that ends its lines elsewhere. */
export const DocumentNotices = () => (
  <>
    <ObstacleNotice find={findTooLong} />
    <ObstacleNotice find={findMissingWordsProblem} />
    <SpacingNotice />
  </>
);

interface ObstacleNoticeProps {
  readonly find: (document: HandoutDocument) => DocumentProblem | null;
}

function ObstacleNotice({ find }: ObstacleNoticeProps) {
  const goTo = useGoTo();
  const message = useFact((document) => find(document)?.message ?? null);
  const where = useFact((document) => find(document)?.where ?? 'items');
  if (message === null) return null;
  return (
    <div className="notice" role="status">
      <p>{message}</p>
      <Button variant="action" size="dense" onPress={() => goTo(where)}>
        Show me
      </Button>
    </div>
  );
}
