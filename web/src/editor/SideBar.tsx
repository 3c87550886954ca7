import type { HandoutDocument } from '#shared/document/document.ts';
import { printsHeader } from '#shared/document/title.ts';
import { PAPER_NAMES } from '#shared/paper/sheet/page.ts';
import { excerpt } from '#shared/text/plain-text.ts';
import { FONTS } from '#shared/vocabulary/fonts.ts';
import { useFact } from '../document/context.ts';
import { SideBarSection } from '../document/SideBarSection.tsx';
import { getSections } from '../kinds/sections.tsx';
import { BodyPanel } from '../panels/BodyPanel.tsx';
import { HeaderPanel } from '../panels/HeaderPanel.tsx';

function headerSummary(document: HandoutDocument): string {
  if (!printsHeader(document)) return 'Not printed on cards';
  const title = document.title_visible === 1 ? excerpt(document.title, 40) : '';
  const fields = document.student_info_visible === 1 ? document.student_fields.join(', ') : '';
  return [title, fields].filter(Boolean).join(' · ') || 'Not printed';
}

const bodySummary = ({ style, paper }: HandoutDocument): string =>
  `${FONTS[style.font].label} ${style.font_size} pt · ${PAPER_NAMES[paper]}`;

/** The side bar: Header and Body Style, then what the kind of document has. */
export function SideBar() {
  const header = useFact(headerSummary);
  const body = useFact(bodySummary);
  const Sections = getSections(useFact(({ entity_type }) => entity_type));
  return (
    <aside className="side-bar" aria-label="Editor">
      <SideBarSection id="header" title="Header" summary={header}>
        <HeaderPanel />
      </SideBarSection>
      <SideBarSection id="body" title="Body Style" summary={body}>
        <BodyPanel />
      </SideBarSection>
      <Sections />
    </aside>
  );
}
