import { STUDENT_INFO_FONT_SIZE, TITLE_FONT_SIZE } from '#shared/vocabulary/style-choices.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { usePanel } from '../document/use-panel.ts';
import { FontField } from '../fields/FontField.tsx';
import { ColorField } from '../ui/fields/ColorField.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';

/** Renders how title and student fields look, where they are printed. */
export function HeaderStyle() {
  const document = useDocument();
  const { path } = useEditor();
  const title = usePanel('title style', 'Edit title');
  const info = usePanel('student info style', 'Edit student info');
  const titleField = title.bind(path, document);
  const infoField = info.bind(path, document);
  const hasTitle = document.title_visible === 1;
  const hasInfo = document.student_info_visible === 1;
  return (
    <>
      {hasTitle && (
        <fieldset className="panel-group">
          <legend className="panel-subhead">Title</legend>
          <FontField label="Font" {...titleField('title_font')} />
          <SliderField
            label="Size"
            range={TITLE_FONT_SIZE}
            {...titleField('title_font_size')}
            onChangeEnd={title.seal}
          />
          <ColorField label="Color" {...titleField('title_color')} />
        </fieldset>
      )}
      {hasInfo && (
        <fieldset className="panel-group">
          <legend className="panel-subhead">Student Info</legend>
          <FontField label="Font" {...infoField('student_info_font')} />
          <SliderField
            label="Size"
            range={STUDENT_INFO_FONT_SIZE}
            {...infoField('student_info_font_size')}
            onChangeEnd={info.seal}
          />
          <ColorField label="Color" {...infoField('student_info_color')} />
        </fieldset>
      )}
      {!hasTitle && !hasInfo && <p className="panel-hint">Turn on Title or Student Info to style it.</p>}
    </>
  );
}
