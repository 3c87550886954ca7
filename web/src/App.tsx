import { type ReactNode, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Switch, useLocation } from 'wouter';
import { useSession } from './api/use-session.ts';
import { NotFoundScreen, PageLoading, PageProblem, ProblemScreen } from './frame/PageScreens.tsx';
import { HelpParts } from './help/HelpParts.tsx';
import { MaintenanceBanner } from './help/MaintenanceBanner.tsx';
import { SignInProvider } from './modals/SignInProvider.tsx';
import {
  AccountPage,
  AdminPage,
  BankPage,
  EditorPage,
  GalleryPage,
  PublishedPage,
  SharedPage,
  StartPage,
  TrashPage,
} from './pages.ts';
import { PremiumMarks } from './ui/feedback/PremiumMark.tsx';
import { Toaster } from './ui/feedback/Toaster.tsx';

/** Renders the whole site: the providers that every page shares, and the page of the address. */
export function App() {
  return (
    // The words are English, so numbers and directions of the controls are too, wherever the browser is.
    <I18nProvider locale="en-US">
      <ErrorBoundary FallbackComponent={ProblemScreen}>
        <SignInProvider>
          <MaintenanceBanner />
          <PageBoundary>
            <Suspense fallback={<PageLoading />}>
              <MarksForPlan>
                <Pages />
              </MarksForPlan>
            </Suspense>
          </PageBoundary>
          <HelpOfPage />
        </SignInProvider>
      </ErrorBoundary>
      <Toaster />
    </I18nProvider>
  );
}

/** Renders the error of a page; the next address starts without it. */
function PageBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageProblem} resetKeys={[path]}>
      {children}
    </ErrorBoundary>
  );
}

/** Renders the help over the page of the address. */
const HelpOfPage = () => {
  const [path] = useLocation();
  return <HelpParts path={path} />;
};

/** Marks premium choices, unless the user has Premium. */
function MarksForPlan({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const isForFree = !user || (user.plan === 'free' && user.role === 'user');
  return <PremiumMarks value={isForFree}>{children}</PremiumMarks>;
}

const Pages = () => (
  <Switch>
    <Route path="/" component={StartPage} />
    <Route path="/new/:kind" component={EditorPage} />
    <Route path="/edit/:id" component={EditorPage} />
    <Route path="/d/:id/:slug?" component={PublishedPage} />
    <Route path="/gallery" component={GalleryPage} />
    <Route path="/trash" component={TrashPage} />
    <Route path="/bank" component={BankPage} />
    <Route path="/shared/:share" component={SharedPage} />
    <Route path="/account" component={AccountPage} />
    <Route path="/admin" component={AdminPage} />
    <Route component={NotFoundScreen} />
  </Switch>
);
