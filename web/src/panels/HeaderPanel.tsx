import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import { setTitle } from '#shared/document/document-rules.ts';
import { printsHeader } from '#shared/document/title-rules.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { canRepeatStudentInfo } from '#shared/vocabulary/header.ts';
import { STUDENT_INFO_FONT_SIZE, TITLE_FONT_SIZE } from '#shared/vocabulary/style.ts';
import { useDocument, useEditor, useFact } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { useViewFact } from '../document/use-view.ts';
import { FontField } from '../fields/FontField.tsx';
import { RichTextField } from '../richtext/RichTextField.tsx';
import { ColorField } from '../ui/fields/ColorField.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { StudentFields } from './StudentFields.tsx';
import '../fields/panels.css';

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

/** Renders the settings of title and student fields, each with its switch and its type. */
export function HeaderPanel() {
  return (
    <>
      <NoHeaderNotice />
      <TitleFields />
      <hr className="panel-rule" />
      <StudentInfoFields />
    </>
  );
}

function TitleFields() {
  const document = useDocument();
  const { path } = useEditor();
  const { storesFirstTitleAtOnce } = getKindFacts(document.entity_type);
  const { run, set, seal } = usePanel('title', 'Edit title', storesFirstTitleAtOnce ? 'first' : undefined);
  const on = document.title_visible === 1;
  return (
    <>
      <Switch isSelected={on} onChange={(shown) => set(path, { title_visible: shown ? 1 : 0 })}>
        Title
      </Switch>
      {on && (
        <>
          <RichTextField
            variant="title"
            label="Title"
            placeholder="Give it a title"
            value={document.title}
            onChange={(title) => run(path, setTitle, title, 'title')}
          />
          <FontField
            label="Font"
            value={document.title_font}
            onChange={(title_font) => set(path, { title_font })}
          />
          <SliderField
            label="Size"
            range={TITLE_FONT_SIZE}
            value={document.title_font_size}
            onChange={(title_font_size) => set(path, { title_font_size })}
            onChangeEnd={seal}
          />
          <ColorField
            label="Color"
            value={document.title_color}
            onChange={(title_color) => set(path, { title_color })}
          />
        </>
      )}
    </>
  );
}

function StudentInfoFields() {
  const document = useDocument();
  const { path } = useEditor();
  const { set, seal } = usePanel('student info', 'Edit student info');
  const on = document.student_info_visible === 1;
  const headHeight = useViewFact((view) => view.headHeight);
  const refusal = findRepeatObstacle(document, headHeight);
  return (
    <>
      <Switch isSelected={on} onChange={(shown) => set(path, { student_info_visible: shown ? 1 : 0 })}>
        Student Info
      </Switch>
      {on && (
        <>
          <StudentFields />
          <FontField
            label="Font"
            value={document.student_info_font}
            onChange={(student_info_font) => set(path, { student_info_font })}
          />
          <SliderField
            label="Size"
            range={STUDENT_INFO_FONT_SIZE}
            value={document.student_info_font_size}
            onChange={(student_info_font_size) => set(path, { student_info_font_size })}
            onChangeEnd={seal}
          />
          <ColorField
            label="Color"
            value={document.student_info_color}
            onChange={(student_info_color) => set(path, { student_info_color })}
          />
        </>
      )}
      <Switch
        isSelected={document.omni_student && refusal === null}
        isDisabled={refusal !== null}
        onChange={(omni_student) => set(path, { omni_student })}
      >
        Every Page
      </Switch>
      {refusal !== null && <p className="panel-hint">{refusal}</p>}
    </>
  );
}
