import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Point } from '#shared/items/picture/label-places.ts';
import { toLabelWords } from '#shared/items/picture/labels.ts';
import { movePoint } from '#shared/items/picture/rules.ts';
import type { PictureLabel, PictureOfRow } from '#shared/items/picture/schema.ts';
import {
  fromShownPoint,
  getShownRatio,
  toDrawnPicture,
  toShownPoint,
} from '#shared/items/picture/shown-picture.ts';
import { InlinePicture } from '#shared/paper/draw/InlinePicture.tsx';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { type PartProps, usePanel } from '../../document/use-panel.ts';
import { useEntryKeys } from '../../fields/entry-keys.ts';
import { DocumentPictures } from '../../images/DocumentPictures.tsx';

interface PictureBoardProps extends PartProps<PictureOfRow> {
  readonly image: ImageAttachment;
  /** Names the picture: "Picture 2"; empty where there is one. */
  readonly name: string;
  readonly onAdd: (point: Point) => void;
  readonly onRemove: (index: number) => void;
  /** Leads to the words of a label. */
  readonly onChoose: (index: number) => void;
}

/** The height of the board at most, in px. */
const MOST_HEIGHT = 320;

/** Renders a picture with the points of its labels to be dragged; a press elsewhere on it adds a label there. */
export function PictureBoard({ id, data, path, image, name, onAdd, ...on }: PictureBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const ratio = getShownRatio(image);
  const { keys } = useEntryKeys(data.labels);
  const read = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = board.current?.getBoundingClientRect();
    if (!box) return { x: 0.5, y: 0.5 };
    return fromShownPoint(image, {
      x: (clientX - box.left) / (box.width || 1),
      y: (clientY - box.top) / (box.height || 1),
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field below the list adds a label by the keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={board}
      className="picture-board"
      dir="ltr"
      style={{ width: `min(100%, ${MOST_HEIGHT * ratio}px)`, aspectRatio: ratio }}
      onClick={(event) => event.target === event.currentTarget && onAdd(roundPoint(read(event)))}
    >
      <DocumentPictures>
        <InlinePicture image={toDrawnPicture(image, MOST_HEIGHT)} size={MOST_HEIGHT} />
      </DocumentPictures>
      {data.labels.map((label, index) => (
        <BoardPoint
          key={keys[index]}
          {...{ id, label, index, image, name, read }}
          path={path.at('labels').at(index)}
          {...on}
        />
      ))}
    </div>
  );
}

/** A thousandth of a picture is finer than it is printed. */
const roundPoint = ({ x, y }: Point): Point => ({ x: Number(x.toFixed(3)), y: Number(y.toFixed(3)) });

/** How far an arrow key moves a point, as a share of the picture, and with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.05;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface BoardPointProps extends Pick<PictureBoardProps, 'id' | 'image' | 'name' | 'onRemove' | 'onChoose'> {
  readonly label: PictureLabel;
  readonly index: number;
  readonly path: PartProps<PictureLabel>['path'];
  /** Returns the point of the picture's file at a place of the screen. */
  readonly read: (event: PointerEvent) => Point;
}

/** Renders the point of a label, which is dragged or moved by the arrow keys. */
function BoardPoint({ id, label, index, image, name, path, read, onRemove, onChoose }: BoardPointProps) {
  const { run, seal } = usePanel(id, 'Move label');
  const isDragged = useRef(false);
  const hasMoved = useRef(false);
  const shown = toShownPoint(image, label);
  const move = (point: Point) => run(path, movePoint, roundPoint(point), `point ${index}`);
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDragged.current = true;
    hasMoved.current = false;
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!isDragged.current) return;
    hasMoved.current = true;
    move(read(event));
  };
  const end = () => {
    if (isDragged.current && hasMoved.current) seal();
    isDragged.current = false;
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = event.shiftKey ? LARGE_STEP : STEP;
      move(fromShownPoint(image, { x: shown.x + arrow[0] * step, y: shown.y + arrow[1] * step }));
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
    else if (event.key === 'Enter') onChoose(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const words = toLabelWords(label);
  const [across, down] = [shown.x, shown.y].map((share) => Math.round(share * 100));
  return (
    <div
      role="slider"
      tabIndex={0}
      className="picture-point"
      style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
      aria-label={`${name ? `${name}, point` : 'Point'} of label ${index + 1}${words ? `: ${words}` : ''}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={across}
      aria-valuetext={`${across}% from the left, ${down}% from the top`}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onChoose(index)}
      onKeyDown={press}
      onKeyUp={seal}
    >
      {index + 1}
    </div>
  );
}
