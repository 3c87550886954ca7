import type { ReactNode } from 'react';
import { Section } from '../ui/Section.tsx';
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
  const { view } = useEditor();
  const isOpen = useViewFact(({ openSection }) => openSection === id);
  const toggle = (opens: boolean) => {
    view.openSection = opens ? id : null;
    if (opens) view.openItem = null;
  };
  return (
    <Section title={title} summary={summary} isOpen={isOpen} onToggle={toggle}>
      {children}
    </Section>
  );
}
