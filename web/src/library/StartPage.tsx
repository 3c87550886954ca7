import { Images } from 'lucide-react';
import { AccountMenu } from '../frame/AccountMenu.tsx';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { ContinueSection } from './ContinueSection.tsx';
import { ImportFile } from './ImportFile.tsx';
import { KindTiles } from './KindTiles.tsx';
import { MyDocuments } from './MyDocuments.tsx';
import { SeePremium } from './SeePremium.tsx';
import { TemplateList } from './TemplateList.tsx';
import '../frame/SitePage.css';
import './StartPage.css';

/** Renders `/`: the user's last work, what to begin, and all documents of the user. */
export function StartPage() {
  return (
    <>
      <TopBar end={<AccountMenu />} />
      <main className="site-page start-page">
        <h1 className="visually-hidden">Handout</h1>
        <ContinueSection />
        <section className="start-section" aria-labelledby="begin">
          <h2 id="begin" className="part-title">
            What would you like to make?
          </h2>
          <KindTiles />
        </section>
        <TemplateList />
        <p className="start-links">
          <ButtonLink href="/gallery" variant="action" icon={Images}>
            See what others have made
          </ButtonLink>
          <ImportFile />
          <SeePremium />
        </p>
        <MyDocuments />
      </main>
    </>
  );
}
