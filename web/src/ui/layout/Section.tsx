import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Pressable } from '../buttons/Pressable.tsx';
import './Section.css';

interface SectionProps {
  ref?: Ref<HTMLDivElement>;
  /** Names it in the page, for what finds it there. */
  name?: string;
  title: string;
  /** The summary in grey while it is closed: "The Water Cycle · Name, Date". */
  summary?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Renders a 48 px row of the side bar that opens in place. Its content is rendered only while it is open. */
export function Section({ ref, name, title, summary, isOpen, onToggle, children }: SectionProps) {
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div {...(ref && { ref })} className="section" data-section={name}>
      <h2>
        <Pressable
          id={`${id}row`}
          className="section-row"
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onPress={() => onToggle(!isOpen)}
        >
          <span className="section-title">{title}</span>
          <span className="clipped section-summary">{summary}</span>
          <Chevron aria-hidden />
        </Pressable>
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds the fields of one value */}
      <div
        id={`${id}panel`}
        className="section-panel"
        role="group"
        aria-labelledby={`${id}row`}
        hidden={!isOpen}
      >
        {isOpen && <div className="section-body">{children}</div>}
      </div>
    </div>
  );
}
