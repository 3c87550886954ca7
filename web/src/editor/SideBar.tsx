import { FONTS } from '#shared/paper/fonts.ts';
import { excerpt } from '#shared/text/plain-text.ts';
import { BodyPanel } from '../panels/BodyPanel.tsx';
import { HeaderPanel } from '../panels/HeaderPanel.tsx';
import { ItemList } from '../panels/ItemList.tsx';
import { Section } from '../ui/Section.tsx';
import { useDocument, useEditor, useLive } from './context.ts';

/** The side bar of a worksheet: Header, body style, then the items in their order. */
export function SideBar() {
  const editor = useEditor();
  const document = useDocument();
  const { openSection } = useLive(editor.view);
  const toggle = (section: 'header' | 'body') => (isOpen: boolean) => {
    editor.view.openSection = isOpen ? section : null;
    if (isOpen) editor.view.openItem = null;
  };
  const title = document.title_visible === 1 ? excerpt(document.title, 40) : '';
  const fields = document.student_info_visible === 1 ? document.student_fields.join(', ') : '';
  return (
    <aside className="side-bar" aria-label="Editor">
      <Section
        title="Header"
        summary={[title, fields].filter(Boolean).join(' · ') || 'Not printed'}
        isOpen={openSection === 'header'}
        onToggle={toggle('header')}
      >
        <HeaderPanel />
      </Section>
      <Section
        title="Body Style"
        summary={`${FONTS[document.style.font].label} ${document.style.font_size} pt · ${document.paper === 'a4' ? 'A4' : 'Letter'}`}
        isOpen={openSection === 'body'}
        onToggle={toggle('body')}
      >
        <BodyPanel />
      </Section>
      <ItemList />
    </aside>
  );
}
