import { BadgeCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearch } from 'wouter';
import type { PublishedDocument } from '#shared/api/published-models.ts';
import { type CodeTarget, readCodeTarget } from '#shared/vocabulary/codes.ts';
import { ApiError, createNotFoundError } from '../../api/api-error.ts';
import { usePublished } from '../../api/publishing.ts';
import { useSession } from '../../api/use-session.ts';
import { AccountMenu } from '../../frame/AccountMenu.tsx';
import { PageLoading, PageScreen } from '../../frame/PageScreens.tsx';
import { useSignIn } from '../../modals/SignInProvider.tsx';
import { usePageTitle } from '../../ui/behaviour/use-page-title.ts';
import { useTouched } from '../../ui/behaviour/use-touched.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { TopBar, TopBarLine } from '../../ui/layout/TopBar.tsx';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import type { GameViewName } from '../game/GameDialog.tsx';
import { reload } from '../pdf/fetch-file.ts';
import { findVersionAddress, toPdfName, type Version } from '../pdf/pdf-version.ts';
import { Sheets } from '../pdf/Sheets.tsx';
import { usePdf } from '../pdf/use-pdf.ts';
import { type SheetsOn, useSheetsOn } from '../pdf/use-sheets-on.ts';
import { PublishedPanel } from './PublishedPanel.tsx';
import './PublishedPage.css';

// Loaded when a user calls a game.
const GameDialog = createLazyDialog(async () => (await import('../game/GameDialog.tsx')).GameDialog);

// Loaded when a user studies a deck.
const StudyDialog = createLazyDialog(async () => (await import('../study/StudyDialog.tsx')).StudyDialog);

/** Renders `/d/:id/:slug`, or without the slug where a code led to it: a published document with its sheets, its PDF and its answer key. */
export function PublishedPage() {
  const { id = '' } = useParams<{ id: string }>();
  const published = usePublished(id);
  if (published.isPending) return <PageLoading />;
  const { data, error } = published;
  // A failed refresh keeps the document on the screen, unless it is gone.
  const isGone = error instanceof ApiError && !error.isTransient;
  if (!data || isGone)
    return <Unreachable error={error ?? createNotFoundError()} onAgain={() => void published.refetch()} />;
  return <Wanted document={data} />;
}

/** Renders what the address asks for: the document, its key, or its cards to study. */
function Wanted({ document }: { document: PublishedDocument }) {
  const wanted = readCodeTarget(useSearch());
  // A user who logs in may see the key now.
  return (
    <Published key={wanted === 'key' ? String(document.key_url !== null) : ''} {...{ document, wanted }} />
  );
}

function Published({ document, wanted }: { document: PublishedDocument; wanted: CodeTarget }) {
  usePageTitle(document.title || document.filename);
  const [version, setVersion] = useState<Version>({
    side: wanted === 'key' && document.key_url !== null ? 'key' : 'student',
    large: false,
  });
  const [isStudying, study] = useState(wanted === 'study' && document.study_url !== null);
  const [game, showGame] = useState<GameViewName | null>(null);
  const url = findVersionAddress(document, version);
  const sheets = useSheetsOn(document, version);
  const picture = isFirstShown(version) ? document.thumbnail_url : null;
  // The code that draws a PDF is twice the rest of the page: it loads for those who stay, and where there is no
  // picture meanwhile.
  const [isTouched, touch] = useTouched();
  const isOpen = isTouched || picture === null;
  const pdf = usePdf(isOpen ? url : null);
  const pages = pdf.data?.pdf.pages ?? (isFirstShown(version) ? document.pages : null);
  const problem = pdf.error ? (
    <NotLoaded error={pdf.error} action="Load the page again" onAgain={reload} />
  ) : (
    sheets.problem && <NoSheets {...sheets} problem={sheets.problem} />
  );
  return (
    <div className="published">
      <PublishedBar document={document} />
      <main className="published-main">
        <Sheets
          key={toPdfName(url) ?? version.other}
          pdf={pdf.data?.pdf ?? null}
          pages={pages}
          problem={problem}
          document={document}
          paper={version.other ?? document.paper}
          picture={picture}
          onOpen={isOpen ? null : touch}
        />
        {document.is_private === 1 && <meta name="robots" content="noindex" />}
        <PublishedPanel
          document={document}
          isKeyMissed={wanted === 'key' && document.key_url === null}
          version={version}
          onVersion={setVersion}
          onStudy={() => study(true)}
          onGame={showGame}
          pages={pages}
          file={pdf.data?.file ?? null}
          isLost={Boolean(problem)}
          sheets={sheets}
        />
      </main>

      {isStudying && <StudyDialog document={document} onClose={() => study(false)} />}
      {game && (
        <GameDialog document={document} view={game} onView={showGame} onClose={() => showGame(null)} />
      )}
    </div>
  );
}

/** Renders the bar at the top: the document's name, and what leads on. */
const PublishedBar = ({ document }: { document: PublishedDocument }) => (
  <TopBar
    start={
      <>
        <span className="clipped published-name" dir="auto">
          {document.filename}
        </span>
        <span className="published-state">
          <BadgeCheck aria-hidden />
          Published
        </span>
      </>
    }
    end={
      <>
        {document.is_owner && (
          <>
            <ButtonLink href={`/edit/${document.id}`} variant="action" icon={Pencil}>
              Edit
            </ButtonLink>
            <TopBarLine />
          </>
        )}
        <AccountMenu />
      </>
    }
  />
);

/** Tells whether a version is the one that the thumbnail shows. */
const isFirstShown = ({ side, large, other, copies }: Version): boolean =>
  side === 'student' && !large && !other && copies === undefined;

/** Renders the reason why the other paper has no sheets. */
const NoSheets = ({ problem, askAgain }: SheetsOn & { problem: string }) => (
  <EmptyState words={problem} action={askAgain && <Button onPress={askAgain}>Try again</Button>} />
);

/** Renders an unreachable document; it may be the user's own private one, which logging in shows. */
function Unreachable({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { status } = useSession();
  const askToSignIn = useSignIn();
  const isMissing = error instanceof ApiError && error.code === 'not_found';
  const logIn = (
    <Button variant="filled" onPress={() => void askToSignIn({ tab: 'log-in' })}>
      Log in
    </Button>
  );
  return (
    <>
      <TopBar end={<AccountMenu />} />
      {isMissing ? (
        <PageScreen title="There is nothing here" words="The page may have been deleted, or it is private.">
          {status === 'in' ? <ButtonLink href="/">To the start page</ButtonLink> : logIn}
        </PageScreen>
      ) : (
        <main className="published-missing">
          <h1 className="visually-hidden">Published document</h1>
          <NotLoaded error={error} onAgain={onAgain} />
        </main>
      )}
    </>
  );
}
