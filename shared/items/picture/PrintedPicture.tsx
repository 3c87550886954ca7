import type { CSSProperties } from 'react';
import { InlinePicture } from '../../paper/draw/InlinePicture.tsx';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import { LIST, LIST_ITEM } from '../parts/list-roles.ts';
import { LABEL_LINE, type LaidLabel, type Plate, WORDS_GAP, WRITTEN_LINE } from './layout.ts';
import type { PictureLabel, PictureOfRow } from './schema.ts';
import { toDrawnPicture } from './shown-picture.ts';

interface PrintedPictureProps {
  readonly picture: PictureOfRow;
  /** Its place in the row, from 0. */
  readonly at: number;
  readonly plate: Plate;
  /** The size of the type of labels, in px. */
  readonly labelSize: number;
  readonly answerKey: boolean;
  /** Returns what the key writes in the box of a label. */
  readonly getMark: (label: PictureLabel) => string;
}

/** Renders a picture with its labels, its caption and its credit. */
export function PrintedPicture({ picture, at, plate, labelSize, ...given }: PrintedPictureProps) {
  const { image, caption, credit, labels } = picture;
  const { left, top, width, height } = plate.picture;
  const field = `data.pictures.${at}`;
  return (
    <div className="picture-figure" style={{ width: plate.captionWidth }}>
      <div className="picture-plate" dir="ltr" style={{ width: plate.width, height: plate.height }}>
        <div className="picture-place" style={{ left, top, width, height }}>
          {image ? (
            <InlinePicture image={toDrawnPicture(image, height)} size={height} />
          ) : (
            <div className="picture-missing" />
          )}
        </div>
        {labels.length > 0 && (
          <>
            <Leaders labels={plate.labels} />
            <div {...LIST} style={{ fontSize: labelSize }}>
              {plate.labels.map((laid) => {
                const label = labels[laid.index];
                const place = `${field}.labels.${laid.index}.text`;
                return label && <Label key={laid.index} {...given} {...{ label, laid, field: place }} />;
              })}
            </div>
          </>
        )}
      </div>
      {!isBlank(caption) && (
        <div className="picture-caption">
          <RichText value={caption} field={`${field}.caption`} />
        </div>
      )}
      {!isBlank(credit) && (
        <div className="picture-credit">
          <RichText value={credit} field={`${field}.credit`} />
        </div>
      )}
    </div>
  );
}

/** Renders the lines of the labels, with a white edge that parts them from a dark picture. */
function Leaders({ labels }: { labels: readonly LaidLabel[] }) {
  const lines = labels.map(({ index, point, dock }) => (
    <line key={index} x1={dock.x} y1={dock.y} x2={point.x} y2={point.y} />
  ));
  return (
    <svg className="picture-leaders" aria-hidden="true">
      <g className="picture-leader-edges">{lines}</g>
      {lines}
      {labels.map(({ index, point }) => (
        <circle key={index} cx={point.x} cy={point.y} r="3" />
      ))}
    </svg>
  );
}

interface LabelProps extends Pick<PrintedPictureProps, 'answerKey' | 'getMark'> {
  readonly label: PictureLabel;
  readonly laid: LaidLabel;
  readonly field: string;
}

/** Renders what is at the end of a label's line: its words, a line for them, or a box for their mark in the list. */
function Label({ label, laid, field, answerKey, getMark }: LabelProps) {
  const { side, end, left, width, dock } = laid;
  const place = { left, width, '--y': `${dock.y}px` } as CSSProperties;
  const className = `picture-label picture-${end} picture-at-${side}`;
  if (end === 'words')
    return (
      <div {...LIST_ITEM} className={className} style={{ ...place, lineHeight: LABEL_LINE }}>
        <RichText value={label.text} field={field} />
      </div>
    );
  const shows = answerKey && !isBlank(label.text);
  if (end === 'box')
    return (
      <div {...LIST_ITEM} className={className} style={place} data-place="box" data-shows={field}>
        {shows && <span className="key-ink">{getMark(label)}</span>}
      </div>
    );
  return (
    <div
      {...LIST_ITEM}
      className={className}
      style={{ ...place, '--line': WRITTEN_LINE } as CSSProperties}
      data-shows={shows ? undefined : field}
    >
      {Array.from({ length: laid.lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <div key={line} className="picture-written" data-place="line" />
      ))}
      {shows && (
        <div className="picture-answer key-ink">
          <RichText value={label.text} field={field} />
        </div>
      )}
    </div>
  );
}

/** The room between the words of a label and the line that leads to them, for the style sheet. */
export const LABEL_STYLE = { '--words-gap': `${WORDS_GAP}px` } as CSSProperties;
