import { type ReactNode, useState } from 'react';
import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import { setTitle } from '#shared/document/document-rules.ts';
import { printsHeader } from '#shared/document/title-rules.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { canRepeatStudentInfo } from '#shared/vocabulary/student-fields.ts';
import { useVariant } from '../api/experiments.ts';
import { trackEvent } from '../api/track.ts';
import { useDocument, useEditor, useFact } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { useViewFact } from '../document/use-view.ts';
import { RichTextField } from '../richtext/RichTextField.tsx';
import { ExpandButton } from '../ui/buttons/ExpandButton.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import '../fields/panels.css';
import './HeaderPanel.css';

// Both are folded until somebody asks for them.
const HeaderStyle = createLazyPart(async () => (await import('./HeaderStyle.tsx')).HeaderStyle);
const StudentFields = createLazyPart(async () => (await import('./StudentFields.tsx')).StudentFields);

/** Finds the reason why student fields cannot be printed on every page, in words; null without one. */
function findRepeatObstacle(document: HandoutDocument, headHeight: number): string | null {
  if (!canRepeatStudentInfo(document)) return 'Turn on Student Info to repeat it.';
  if (!printsHeader(document)) return 'This page setup takes no header.';
  return getKind(document).findRepeatObstacle(document, headHeight);
}

/** Renders a notice for decks whose sheets are all cards, or backs. */
function NoHeaderNotice() {
  const takesNone = useFact((document) => !printsHeader(document));
  if (!takesNone) return null;
  return (
    <p className="panel-notice">
      The header is not printed: these cards take the whole sheet. Choose other cards or sides under Page
      Setup to print it.
    </p>
  );
}

interface HeaderPanelProps {
  /** The id in the account; null before the first save. The open document has it only when it is opened again. */
  readonly getId: () => string | null;
}

/** Renders title and student fields in a row each; their fonts, sizes and colors are behind Style. */
export function HeaderPanel({ getId }: HeaderPanelProps) {
  const [showsStyle, showStyle] = useState(false);
  const [showsFields, showFields] = useState(false);
  const toggleStyle = (shows: boolean) => {
    showStyle(shows);
    trackEvent('header_styles_clicked', getId());
  };
  return (
    <>
      <NoHeaderNotice />
      <div className="header-rows">
        <TitleRow />
        <StudentInfoRow isExpanded={showsFields} onExpand={showFields} />
        {showsFields && <StudentFields />}
        <EveryPageRow>
          <ExpandButton isExpanded={showsStyle} onChange={toggleStyle}>
            Style
          </ExpandButton>
        </EveryPageRow>
      </div>
      {showsStyle && <HeaderStyle />}
    </>
  );
}

function TitleRow() {
  const document = useDocument();
  const { path } = useEditor();
  const { storesFirstTitleAtOnce } = getKindFacts(document.entity_type);
  const { run, set } = usePanel('title', 'Edit title', storesFirstTitleAtOnce ? 'first' : undefined);
  const placeholder = useVariant('title_placeholder');
  const on = document.title_visible === 1;
  return (
    <div className="header-row">
      <Switch isSelected={on} onChange={(shown) => set(path, { title_visible: shown ? 1 : 0 })}>
        Title
      </Switch>
      {on && (
        <RichTextField
          variant="title"
          field="title"
          label="Title"
          placeholder={placeholder}
          value={document.title}
          onChange={(title) => run(path, setTitle, title, 'title')}
        />
      )}
    </div>
  );
}

interface StudentInfoRowProps {
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
}

function StudentInfoRow({ isExpanded, onExpand }: StudentInfoRowProps) {
  const { student_info_visible, student_fields } = useDocument();
  const { path } = useEditor();
  const { set } = usePanel('student info', 'Edit student info');
  const on = student_info_visible === 1;
  const fields = student_fields.join(', ') || 'No fields yet';
  return (
    <div className="header-row">
      <Switch
        isSelected={on}
        onChange={(shown) => {
          set(path, { student_info_visible: shown ? 1 : 0 });
          if (!shown) onExpand(false);
        }}
      >
        Student Info
      </Switch>
      {on && (
        <ExpandButton
          label={`Student fields: ${fields}`}
          holds="student_fields"
          isExpanded={isExpanded}
          onChange={onExpand}
        >
          <bdi>{fields}</bdi>
        </ExpandButton>
      )}
    </div>
  );
}

/** Renders the switch that repeats the student fields, and the reason where they cannot be repeated. */
function EveryPageRow({ children }: { children: ReactNode }) {
  const document = useDocument();
  const { path } = useEditor();
  const { set } = usePanel('student info', 'Edit student info');
  const headHeight = useViewFact((view) => view.headHeight);
  const refusal = findRepeatObstacle(document, headHeight);
  return (
    <>
      <div className="header-row">
        <Switch
          isSelected={document.omni_student && refusal === null}
          isDisabled={refusal !== null}
          onChange={(omni_student) => set(path, { omni_student })}
        >
          Every Page
        </Switch>
        {children}
      </div>
      {refusal !== null && <p className="panel-hint">{refusal}</p>}
    </>
  );
}
