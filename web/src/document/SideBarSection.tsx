import type { ReactNode } from 'react';
import { track } from '../api/track.ts';
import { Section } from '../ui/layout/Section.tsx';
import { useEditor, useViewFact } from './context.ts';
import type { SideBarSectionId } from './editor.ts';

interface SideBarSectionProps {
  readonly id: SideBarSectionId;
  readonly title: string;
  readonly summary: string;
  readonly children: ReactNode;
}

/** A section of the side bar; one is open at a time, and no item beside it. */
export function SideBarSection({ id, title, summary, children }: SideBarSectionProps) {
  const { view, document } = useEditor();
  const isOpen = useViewFact(({ openSection }) => openSection === id);
  const toggle = (opens: boolean) => {
    view.openSection = opens ? id : null;
    if (opens) view.openItem = null;
    if (opens && id === 'header') track('header_styles_clicked', document.id);
  };
  return (
    <Section title={title} summary={summary} isOpen={isOpen} onToggle={toggle}>
      {children}
    </Section>
  );
}
