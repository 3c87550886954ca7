import type { HandoutDocument } from '#shared/document/document.ts';
import { FONTS } from '#shared/paper/fonts.ts';
import { excerpt } from '#shared/text/plain-text.ts';
import { BodyPanel } from '../panels/BodyPanel.tsx';
import { HeaderPanel } from '../panels/HeaderPanel.tsx';
import { ItemList } from '../panels/ItemList.tsx';
import { Section } from '../ui/Section.tsx';
import { useEditor, useFact, useViewFact } from './context.ts';

function headerSummary(document: HandoutDocument): string {
  const title = document.title_visible === 1 ? excerpt(document.title, 40) : '';
  const fields = document.student_info_visible === 1 ? document.student_fields.join(', ') : '';
  return [title, fields].filter(Boolean).join(' · ') || 'Not printed';
}

const bodySummary = ({ style, paper }: HandoutDocument): string =>
  `${FONTS[style.font].label} ${style.font_size} pt · ${paper === 'a4' ? 'A4' : 'Letter'}`;

/** The side bar of a worksheet: Header, body style, then the items in their order. */
export function SideBar() {
  const { view } = useEditor();
  const openSection = useViewFact((state) => state.openSection);
  const header = useFact(headerSummary);
  const body = useFact(bodySummary);
  const toggle = (section: 'header' | 'body') => (isOpen: boolean) => {
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
      <ItemList />
    </aside>
  );
}
