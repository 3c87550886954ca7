import type { HandoutDocument } from '#shared/document/document.ts';
import { itemExcerpt } from '#shared/items/item.ts';
import { canFeed } from '#shared/kinds/worksheet/word-banks.ts';
import { FONTS } from '#shared/paper/fonts.ts';
import { excerpt } from '#shared/text/plain-text.ts';
import { BodyPanel } from '../panels/BodyPanel.tsx';
import { HeaderPanel } from '../panels/HeaderPanel.tsx';
import { ItemList } from '../panels/ItemList.tsx';
import { WordBankSection } from '../panels/WordBankSection.tsx';
import { Section } from '../ui/Section.tsx';
import { useEditor, useFact, useViewFact } from './context.ts';
import type { EditorView } from './editor.ts';

function headerSummary(document: HandoutDocument): string {
  const title = document.title_visible === 1 ? excerpt(document.title, 40) : '';
  const fields = document.student_info_visible === 1 ? document.student_fields.join(', ') : '';
  return [title, fields].filter(Boolean).join(' · ') || 'Not printed';
}

const bodySummary = ({ style, paper }: HandoutDocument): string =>
  `${FONTS[style.font].label} ${style.font_size} pt · ${paper === 'a4' ? 'A4' : 'Letter'}`;

/** Null where no item asks for words. */
function wordBankSummary(document: HandoutDocument): string | null {
  if (document.entity_type !== 'worksheet' || !document.items.some(canFeed)) return null;
  const words = document.items.flatMap((item) => (item.type === 'word_bank' ? [itemExcerpt(item)] : []));
  return words.filter(Boolean).join(' · ') || 'No words yet';
}

/** The side bar of a worksheet: Header, body style, the word banks where items ask for words, then the items in their order. */
export function SideBar() {
  const { view } = useEditor();
  const openSection = useViewFact((state) => state.openSection);
  const header = useFact(headerSummary);
  const body = useFact(bodySummary);
  const words = useFact(wordBankSummary);
  const toggle = (section: NonNullable<EditorView['openSection']>) => (isOpen: boolean) => {
    view.openSection = isOpen ? section : null;
    if (isOpen) view.openItem = null;
  };
  return (
    <aside className="side-bar" aria-label="Editor">
      <Section title="Header" summary={header} isOpen={openSection === 'header'} onToggle={toggle('header')}>
        <HeaderPanel />
      </Section>
      <Section title="Body Style" summary={body} isOpen={openSection === 'body'} onToggle={toggle('body')}>
        <BodyPanel />
      </Section>
      {words !== null && (
        <Section
          title="Word Bank"
          summary={words}
          isOpen={openSection === 'word-bank'}
          onToggle={toggle('word-bank')}
        >
          <WordBankSection />
        </Section>
      )}
      <ItemList />
    </aside>
  );
}
