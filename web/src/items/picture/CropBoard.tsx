import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { getShownRatio, toDrawnPicture } from '#shared/items/picture/shown-picture.ts';
import { InlinePicture } from '#shared/paper/draw/InlinePicture.tsx';
import { defineRange } from '#shared/range.ts';
import type { Crop, ImageAttachment } from '#shared/vocabulary/image.ts';
import { cropPicture, moveCut, NO_CROP } from '#shared/vocabulary/picture-rules.ts';
import { DocumentPictures } from '../../images/DocumentPictures.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';

interface CropBoardProps {
  readonly image: ImageAttachment;
  readonly onChange: (image: ImageAttachment) => void;
  /** Ends a gesture: the next change is a step by itself. */
  readonly onChangeEnd: () => void;
}

/** The height of the board at most, in px. */
const MOST_HEIGHT = 320;
const TURN = defineRange({ min: -180, max: 180, step: 1, initial: 0, unit: '°' });

/** Renders the whole picture with the edges of what is left of it, to be dragged, and by how much it is turned. */
export function CropBoard({ image, onChange, onChangeEnd }: CropBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const crop = image.crop ?? NO_CROP;
  const whole = cropPicture({ ...image, rotation: 0, flip_x: false, flip_y: false }, undefined);
  const ratio = getShownRatio(whole);
  const isChanged = image.rotation !== 0 || image.flip_x || image.flip_y;
  const cut = (next: Crop) => onChange(cropPicture(image, next));
  /** Returns the distances of a place of the screen from the four edges, as shares of the picture. */
  const read = ({ clientX, clientY }: PointerEvent): Crop => {
    const { left, top, width, height } = board.current?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [(clientX - left) / (width || 1), (clientY - top) / (height || 1)];
    return { left: x, top: y, right: 1 - x, bottom: 1 - y };
  };
  return (
    <div className="picture-fields">
      <div
        ref={board}
        className="picture-board picture-board-crop"
        dir="ltr"
        style={{ width: `min(100%, ${MOST_HEIGHT * ratio}px)`, aspectRatio: ratio }}
      >
        <DocumentPictures>
          <InlinePicture image={toDrawnPicture(whole, MOST_HEIGHT)} size={MOST_HEIGHT} />
        </DocumentPictures>
        <div className="picture-kept" style={toInset(crop)}>
          {HANDLES.map((sides) => (
            <CropHandle key={sides.join()} {...{ sides, crop, read, onChangeEnd }} onChange={cut} />
          ))}
        </div>
      </div>
      {isChanged && <p className="panel-hint">It is shown here as its file has it, to be cropped.</p>}
      <SliderField
        label="Turn"
        range={TURN}
        value={image.rotation}
        onChange={(rotation) => onChange({ ...image, rotation })}
        onChangeEnd={onChangeEnd}
      />
      <div>
        <Button size="dense" isDisabled={!image.crop} onPress={() => cut(NO_CROP)}>
          Whole picture
        </Button>
      </div>
    </div>
  );
}

const toInset = (crop: Crop) => ({
  left: `${crop.left * 100}%`,
  top: `${crop.top * 100}%`,
  right: `${crop.right * 100}%`,
  bottom: `${crop.bottom * 100}%`,
});

/** The edges, which the keys move too, and the corners between them. */
const HANDLES: readonly (readonly (keyof Crop)[])[] = [
  ...([['left'], ['top'], ['right'], ['bottom']] as const),
  ...([
    ['left', 'top'],
    ['right', 'top'],
    ['left', 'bottom'],
    ['right', 'bottom'],
  ] as const),
];

const NAMES = { left: 'Left', top: 'Upper', right: 'Right', bottom: 'Lower' } as const;
/** How far an arrow key moves an edge, as a share of the picture. */
const STEP = 0.01;
/** The direction in which the arrow keys move an edge away from its side. */
const INWARDS: Readonly<Record<keyof Crop, Readonly<Record<string, 1 | -1>>>> = {
  left: { ArrowRight: 1, ArrowLeft: -1 },
  right: { ArrowLeft: 1, ArrowRight: -1 },
  top: { ArrowDown: 1, ArrowUp: -1 },
  bottom: { ArrowUp: 1, ArrowDown: -1 },
};

interface CropHandleProps {
  readonly sides: readonly (keyof Crop)[];
  readonly crop: Crop;
  readonly read: (event: PointerEvent) => Crop;
  readonly onChange: (crop: Crop) => void;
  readonly onChangeEnd: () => void;
}

/** Renders an edge or a corner of what is left of a picture. */
function CropHandle({ sides, crop, read, onChange, onChangeEnd }: CropHandleProps) {
  const isDragged = useRef(false);
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDragged.current = true;
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!isDragged.current) return;
    const at = read(event);
    onChange(sides.reduce((next, side) => moveCut(next, side, at[side]), crop));
  };
  const end = () => {
    if (isDragged.current) onChangeEnd();
    isDragged.current = false;
  };
  const gesture = {
    className: `crop-handle ${sides.map((side) => `crop-${side}`).join(' ')}`,
    onPointerDown: begin,
    onPointerMove: drag,
    onPointerUp: end,
    onPointerCancel: end,
  };
  const [side, other] = sides;
  if (!side || other) return <div {...gesture} aria-hidden="true" />;
  const press = (event: KeyboardEvent) => {
    const direction = INWARDS[side][event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(moveCut(crop, side, crop[side] + direction * STEP));
  };
  const percent = Math.round(crop[side] * 100);
  return (
    <div
      {...gesture}
      role="slider"
      tabIndex={0}
      aria-label={`${NAMES[side]} edge`}
      aria-orientation={side === 'left' || side === 'right' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={95}
      aria-valuenow={percent}
      aria-valuetext={`${percent}% cut off`}
      onKeyDown={press}
      onKeyUp={onChangeEnd}
    />
  );
}
