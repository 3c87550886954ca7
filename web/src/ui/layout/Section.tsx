import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import './Section.css';

interface SectionProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** The summary in grey while it is closed: "The Water Cycle · Name, Date". */
  summary?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Renders a 48 px row of the side bar that opens in place. Its content is rendered only while it is open. */
export function Section({ ref, title, summary, isOpen, onToggle, children }: SectionProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Disclosure {...(ref && { ref })} className="section" isExpanded={isOpen} onExpandedChange={onToggle}>
      <Heading level={2}>
        <Button slot="trigger" className="section-row">
          <span className="section-title">{title}</span>
          <span className="section-summary">{summary}</span>
          <Chevron aria-hidden />
        </Button>
      </Heading>
      <DisclosurePanel className="section-panel">
        {isOpen && <div className="section-body">{children}</div>}
      </DisclosurePanel>
    </Disclosure>
  );
}
