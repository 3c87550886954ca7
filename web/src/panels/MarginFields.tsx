import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { setMargin, setPageBorder } from '#shared/kinds/worksheet/margin/rules.ts';
import { PAGE_BORDER_WIDTH, type PageBorder } from '#shared/kinds/worksheet/margin/sheet-margin.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import type { Path } from '../document/path.ts';
import { usePanel } from '../document/use-panel.ts';
import { BORDER_STYLE_OPTIONS } from '../fields/options.tsx';
import { ColorField } from '../ui/fields/ColorField.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { FooterFields } from './FooterFields.tsx';

const HOLE_OPTIONS = [
  { value: 'none', label: 'None' },
  { value: 'one_sided', label: 'One-sided' },
  { value: 'two_sided', label: 'Two-sided' },
] as const;

const HOLE_HINTS = {
  none: undefined,
  one_sided: 'Moves the sheet away from the holes. Lines and pages stay as they are.',
  two_sided: 'Moves the sheet away from the holes, backs the other way. Lines and pages stay as they are.',
} as const;

/** Renders what stands around the content of each sheet; nothing for documents without items. */
export function MarginFields() {
  const document = useDocument();
  const path = useEditor().path as Path<DocumentWithItems>;
  const { run } = usePanel('margin', 'Edit margin');
  if (!hasItems(document)) return null;
  const { holes = 'none', border } = document.margin ?? {};
  return (
    <>
      <Segments
        label="Room for holes"
        options={HOLE_OPTIONS}
        value={holes}
        onChange={(chosen) => run(path, setMargin, { holes: chosen })}
        hint={HOLE_HINTS[holes]}
      />
      <Switch isSelected={border !== undefined} onChange={(on) => run(path, setPageBorder, on ? {} : null)}>
        Border around the page
      </Switch>
      {border && <PageBorderFields border={border} />}
      <FooterFields />
    </>
  );
}

function PageBorderFields({ border }: { border: PageBorder }) {
  const path = useEditor().path as Path<DocumentWithItems>;
  const { run, seal } = usePanel('page border', 'Edit page border');
  const bind = <Field extends keyof PageBorder>(field: Field) => ({
    value: border[field],
    onChange: (value: PageBorder[Field]) => run(path, setPageBorder, { [field]: value }, field),
  });
  return (
    <>
      <Select isRow label="Style" options={BORDER_STYLE_OPTIONS} {...bind('style')} />
      <SliderField label="Thickness" range={PAGE_BORDER_WIDTH} {...bind('width')} onChangeEnd={seal} />
      <ColorField label="Color" {...bind('color')} />
    </>
  );
}
