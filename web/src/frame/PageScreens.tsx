import type { ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { ApiError } from '../api/api-error.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { PageLoadError } from './page-load-error.ts';
import { WaitingChanges } from './waiting-changes.ts';
import './PageScreens.css';

/** Renders a spinner while the code of a page loads. */
export const PageLoading = () => (
  <main className="page-screen" aria-busy>
    <Spinner label="Loading" />
  </main>
);

interface PageScreenProps {
  readonly title: string;
  /** The words for what happened, and what is safe. */
  readonly words: string;
  /** The buttons to press. */
  readonly children: ReactNode;
}

/** Renders a page that has only something to say. */
export const PageScreen = ({ title, words, children }: PageScreenProps) => (
  <main className="page-screen">
    <h1 className="page-screen-title">{title}</h1>
    <p>{words}</p>
    {children}
  </main>
);

/** Renders the page for an address that leads nowhere, or to another user's document. */
export const NotFoundScreen = () => (
  <>
    <TopBar />
    <PageScreen
      title="There is nothing here"
      words="The page may have been deleted, or it belongs to somebody else."
    >
      <ButtonLink href="/" variant="filled">
        To the start page
      </ButtonLink>
    </PageScreen>
  </>
);

/** Renders the error of a page; a signed-out user may only have to log in. */
export function PageProblem(problem: FallbackProps) {
  const { error } = problem;
  const hasChanges = error instanceof WaitingChanges;
  const isForMembers = hasChanges || (error instanceof ApiError && error.needsLogin);
  return isForMembers ? (
    <LogInScreen onLoggedIn={problem.resetErrorBoundary} hasChanges={hasChanges} />
  ) : (
    <ProblemScreen {...problem} />
  );
}

interface LogInScreenProps {
  readonly onLoggedIn: () => void;
  /** Changes to the document wait on this device. */
  readonly hasChanges: boolean;
}

function LogInScreen({ onLoggedIn, hasChanges }: LogInScreenProps) {
  const askToSignIn = useSignIn();
  const logIn = async () => {
    if (await askToSignIn({ tab: 'log-in' })) onLoggedIn();
  };
  return (
    <>
      <TopBar />
      <main className="page-screen">
        <h1 className="page-screen-title">Please log in</h1>
        <p>This page is kept in an account.</p>
        {hasChanges && (
          <p>
            Your last changes are not in the account yet. They are safe on this device, and go on when you log
            in.
          </p>
        )}
        <Button variant="filled" onPress={() => void logIn()}>
          Log in
        </Button>
      </main>
    </>
  );
}

/** Renders the error of a page: what happened, what is safe, what to do. */
export function ProblemScreen({ error, resetErrorBoundary }: FallbackProps) {
  const isMissing = error instanceof PageLoadError;
  const isExpected = isMissing || error instanceof ApiError;
  if (error instanceof ApiError && error.code === 'not_found') return <NotFoundScreen />;
  const words = isExpected ? error.message : 'Something in this page went wrong.';
  return (
    <>
      <TopBar />
      <main className="page-screen">
        <h1 className="page-screen-title">This page has stopped</h1>
        <p role="alert">{words} Your work up to the last moment is kept on this device.</p>
        <Button variant="filled" onPress={isMissing ? () => window.location.reload() : resetErrorBoundary}>
          {isMissing ? 'Reload' : 'Try again'}
        </Button>
      </main>
    </>
  );
}
