import { type ReactNode, useRef } from 'react';
import { keepInPlace } from '../ui/behaviour/keep-in-place.ts';
import { Section } from '../ui/layout/Section.tsx';
import { useEditor } from './editor-context.ts';
import type { SideBarSectionId } from './editor-view.ts';
import { useViewFact } from './use-view.ts';

interface SideBarSectionProps {
  readonly id: SideBarSectionId;
  readonly title: string;
  readonly summary: string;
  readonly children: ReactNode;
}

/** Renders a section of the side bar; opening one closes the others and any open item. */
export function SideBarSection({ id, title, summary, children }: SideBarSectionProps) {
  const { view } = useEditor();
  const isOpen = useViewFact(({ openSection }) => openSection === id);
  const root = useRef<HTMLDivElement>(null);
  const toggle = (opens: boolean) => {
    keepInPlace(root.current, () => {
      view.openSection = opens ? id : null;
      if (opens) Object.assign(view, { openItem: null, selected: [], drawer: true });
    });
  };
  return (
    <Section ref={root} name={id} title={title} summary={summary} isOpen={isOpen} onToggle={toggle}>
      {children}
    </Section>
  );
}
