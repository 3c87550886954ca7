import { layOutPictureRow } from '#shared/items/picture/layout.ts';
import type { PictureData } from '#shared/items/picture/schema.ts';
import { EXTREME_RATIO, isCutOff } from '#shared/items/picture/shown-picture.ts';
import { CONTENT_WIDTH, inchesToPx, PX_PER_INCH, PX_PER_POINT } from '#shared/paper/sheet/page-sizes.ts';
import { useFact } from '../../document/editor-context.ts';
import type { PanelProps } from '../../document/use-panel.ts';
import { formatInches } from '../../fields/length-units.ts';
import { useLengthUnit } from '../../fields/use-length-unit.ts';

/** Names the pictures that are hardly more than a line. */
function describeExtremes({ pictures }: PictureData): string | null {
  const ratio = pictures.map(({ image }) => image?.ratio ?? 1);
  if (ratio.some((one) => one < 1 / EXTREME_RATIO))
    return 'The picture is far taller than it is wide: it prints as a thin line.';
  if (ratio.some((one) => one > EXTREME_RATIO))
    return 'The picture is far wider than it is tall: it prints as a thin line.';
  return null;
}

/** Names the labels whose points are in a part that is cut off. */
function describeCutOff({ pictures }: PictureData): string | null {
  const found = pictures.flatMap(({ image, labels }) =>
    labels.flatMap((label, index) => (image && isCutOff(image, label) ? [index + 1] : [])),
  );
  if (found.length === 0) return null;
  const names = `${found.length > 1 ? 'Labels' : 'Label'} ${found.join(', ')}`;
  return `${names} ${found.length > 1 ? 'lead' : 'leads'} to a part of the picture that is cut off.`;
}

/** Says what the paper does otherwise than asked, because all of it would have no room. */
export function PictureHints({ item }: PanelProps<'picture'>) {
  const { data, style: own } = item;
  const { font, font_size } = useFact((document) => document.style);
  const unit = useLengthUnit();
  const { plates, isSmaller, isTight } = layOutPictureRow(data, {
    ...{ font, fontSize: (own.font_size ?? font_size) * PX_PER_POINT },
    width: CONTENT_WIDTH,
  });
  const printed = plates.reduce((all, { picture }) => all + picture.width, 0);
  const extreme = describeExtremes(data);
  const cutOff = describeCutOff(data);
  return (
    <>
      {extreme && <p className="panel-notice">{extreme}</p>}
      {cutOff && <p className="panel-notice">{cutOff}</p>}
      {isSmaller && !extreme && printed < inchesToPx(data.width) && (
        <p className="panel-hint">
          It prints {formatInches(printed / PX_PER_INCH, unit)} wide, so that all of it has room on a page.
        </p>
      )}
      {isTight && (
        <p className="panel-notice">
          The labels are taller than a page. Make them shorter, or use two pictures.
        </p>
      )}
    </>
  );
}
