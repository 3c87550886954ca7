import { Images } from 'lucide-react';
import { AccountMenu } from '../frame/AccountMenu.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { KindTiles } from './KindTiles.tsx';
import { MyDocuments } from './MyDocuments.tsx';
import { SeePremium } from './SeePremium.tsx';
import { TemplateList } from './TemplateList.tsx';
import { UnsavedDrafts } from './UnsavedDrafts.tsx';
import './StartPage.css';

/** Renders `/`: what to begin, and the user's documents. */
export function StartPage() {
  return (
    <>
      <TopBar end={<AccountMenu />} />
      <main className="start-page">
        <h1 className="start-title">What would you like to make?</h1>
        <KindTiles />
        <TemplateList />
        <p className="start-links">
          <ButtonLink href="/gallery" variant="action" icon={Images}>
            See what others have made
          </ButtonLink>
          <SeePremium />
        </p>
        <UnsavedDrafts />
        <MyDocuments />
      </main>
    </>
  );
}
