import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { queryClient } from './api/query-client.ts';
import { SignInProvider } from './modals/SignInProvider.tsx';
import './ui/tokens.css';
import './ui/base.css';
import '@fontsource-variable/nunito-sans/wght.css';

const EditorPage = lazy(async () => ({ default: (await import('./editor/EditorPage.tsx')).EditorPage }));
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <SignInProvider>
        <Suspense>
          <Switch>
            <Route path="/new/:kind">
              <EditorPage />
            </Route>
            <Route path="/edit/:id">
              <EditorPage />
            </Route>
          </Switch>
        </Suspense>
      </SignInProvider>
    </QueryClientProvider>,
  );
