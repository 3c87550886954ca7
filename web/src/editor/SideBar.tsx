import type { ReactNode } from 'react';
import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import { printsHeader } from '#shared/document/title-rules.ts';
import { createLazy } from '#shared/lazy.ts';
import { PAPER_NAMES } from '#shared/paper/sheet/page-sizes.ts';
import { isolate } from '#shared/text/isolate.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { FONTS } from '#shared/vocabulary/fonts.ts';
import { useEditor, useFact } from '../document/editor-context.ts';
import { SideBarSection } from '../document/SideBarSection.tsx';
import { getSections } from '../kinds/sections.tsx';
import { HeaderPanel } from '../panels/HeaderPanel.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { closeAtEscape, DRAWER } from './small-screen/drawer.ts';
import { useIsCovered } from './small-screen/use-is-covered.ts';

// Closed in a new document: they are fetched with the first touch.
const BodyPanel = createLazyPart(async () => (await import('../panels/BodyPanel.tsx')).BodyPanel);
const PagePanel = createLazyPart(async () => (await import('../panels/PagePanel.tsx')).PagePanel);

/** Fetched as the focus comes into the side bar, before which nobody presses Enter there. */
const enter = createLazy(async () => (await import('../ui/focus/enter-goes-on.ts')).goOnAtEnter);

function describeHeader(document: HandoutDocument): string {
  if (!printsHeader(document)) return 'Not printed on cards';
  const title = document.title_visible === 1 ? isolate(toExcerpt(document.title, 40)) : '';
  const fields = document.student_info_visible === 1 ? document.student_fields.map(isolate).join(', ') : '';
  return [title, fields].filter(Boolean).join(' · ') || 'Not printed';
}

function describeBody(document: HandoutDocument): string {
  const { style } = document;
  const { bodyMeasures, automaticSizes } = getKind(document);
  const isAutomatic = automaticSizes?.isOn(document, 'font');
  const points = isAutomatic ? automaticSizes?.compute(document).font : style.font_size;
  const size = bodyMeasures.includes('font_size') ? ` ${points} pt` : '';
  return `${FONTS[style.font].label}${size}`;
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

function describePage({ paper, locale, large_print }: HandoutDocument): string {
  const language = languages.of(new Intl.Locale(locale).language);
  return [PAPER_NAMES[paper], language, large_print && 'Large print'].filter(Boolean).join(' · ');
}

interface SideBarProps {
  /** Returns the document's id in the account; null before the first save. */
  readonly getId: () => string | null;
  readonly children?: ReactNode;
}

/** Renders the side bar: what is given, Header, Body Font Styling and Page, then the sections of the kind. */
export function SideBar({ getId, children }: SideBarProps) {
  const { view } = useEditor();
  const isCover = useIsCovered();
  const header = useFact(describeHeader);
  const body = useFact(describeBody);
  const page = useFact(describePage);
  const Sections = getSections(useFact(({ entity_type }) => entity_type));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these keys are for everything in it
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names
    <div
      id={DRAWER}
      // The drawer is the main part of the page while it covers the rest, which is inert.
      role={isCover ? 'main' : 'complementary'}
      className="side-bar"
      aria-label="Editor"
      tabIndex={-1}
      onFocus={() => void enter.load().catch(() => undefined)}
      onKeyDown={(event) => {
        closeAtEscape(view, event);
        enter.loaded?.(event);
      }}
    >
      {children}
      <SideBarSection id="header" title="Header" summary={header}>
        <HeaderPanel getId={getId} />
      </SideBarSection>
      <SideBarSection id="body" title="Body Font Styling" summary={body}>
        <BodyPanel />
      </SideBarSection>
      <SideBarSection id="page" title="Page" summary={page}>
        <PagePanel />
      </SideBarSection>
      <Sections />
    </div>
  );
}
