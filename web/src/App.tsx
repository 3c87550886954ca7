import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Switch, useLocation } from 'wouter';
import { queryClient } from './api/query-client.ts';
import { NotFoundScreen, PageLoading, PageProblem, ProblemScreen } from './frame/PageScreens.tsx';
import { MaintenanceBanner } from './help/MaintenanceBanner.tsx';
import { SignInProvider } from './modals/SignInProvider.tsx';
import {
  AccountPage,
  AdminPage,
  EditorPage,
  GalleryPage,
  PublishedPage,
  StartPage,
  TrashPage,
} from './pages.ts';
import { Toaster } from './ui/feedback/Toaster.tsx';

/** Renders the whole site: the providers that every page shares, and the page of the address. */
export function App() {
  return (
    // The words are English, so numbers and directions of the controls are too, wherever the browser is.
    <I18nProvider locale="en-US">
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary FallbackComponent={ProblemScreen}>
          <SignInProvider>
            <MaintenanceBanner />
            <PageBoundary>
              <Suspense fallback={<PageLoading />}>
                <Pages />
              </Suspense>
            </PageBoundary>
          </SignInProvider>
        </ErrorBoundary>
        <Toaster />
      </QueryClientProvider>
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

const Pages = () => (
  <Switch>
    <Route path="/" component={StartPage} />
    <Route path="/new/:kind" component={EditorPage} />
    <Route path="/edit/:id" component={EditorPage} />
    <Route path="/d/:id/:slug" component={PublishedPage} />
    <Route path="/gallery" component={GalleryPage} />
    <Route path="/trash" component={TrashPage} />
    <Route path="/account" component={AccountPage} />
    <Route path="/admin" component={AdminPage} />
    <Route component={NotFoundScreen} />
  </Switch>
);
