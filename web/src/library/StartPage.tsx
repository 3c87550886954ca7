import { AccountMenu } from '../account/AccountMenu.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { KindTiles } from './KindTiles.tsx';
import { MyDocuments } from './MyDocuments.tsx';
import { TemplateList } from './TemplateList.tsx';
import { UnsavedDrafts } from './UnsavedDrafts.tsx';
import './StartPage.css';

/** `/`: what to begin, and what there is already. */
export function StartPage() {
  return (
    <>
      <TopBar end={<AccountMenu />} />
      <main className="start-page">
        <h1 className="start-title">What would you like to make?</h1>
        <KindTiles />
        <TemplateList />
        <UnsavedDrafts />
        <MyDocuments />
      </main>
    </>
  );
}
