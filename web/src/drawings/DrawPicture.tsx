import { useEffect, useState } from 'react';
import { DRAWING_KINDS, type DrawingKind } from '#shared/drawings/kinds.ts';
import { getSizeBounds } from '#shared/drawings/sizes.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { drawOnCanvas } from './draw-on-canvas.ts';
import { type DrawingRequest, drawValue, getCanvasFamily, getUsualSize, type Paper } from './draw-picture.ts';
import { getKindQuestions } from './kind-questions.ts';
import './DrawPicture.css';

const PX_PER_MM = 96 / 25.4;

const KIND_OPTIONS = DRAWING_KINDS.map((value) => ({ value, label: getKindQuestions(value).label }));

const SHOWN_OPTIONS = [
  { value: 'shown', label: 'With the value' },
  { value: 'draw', label: 'Blank' },
] as const;

/** A picture that was drawn: its file, what it is called aloud, and its true width in px. */
export interface DrawnPicture {
  readonly file: File;
  readonly alt: string;
  readonly width: number;
}

interface Shown extends DrawnPicture {
  readonly address: string;
  readonly height: number;
}

/** Draws what is asked for, as soon as it is; null while nothing can be drawn. */
function useDrawn({ kind, value, task, size }: DrawingRequest, { locale, font }: Paper): Shown | null {
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    let isWanted = true;
    let address: string | undefined;
    const drawn = drawValue({ kind, value, task, size }, { locale, font });
    const draw = async () => {
      if (!drawn) return show(null);
      const blob = await drawOnCanvas(drawn, task, getCanvasFamily(font));
      if (!isWanted) return undefined;
      address = URL.createObjectURL(blob);
      const file = new File([blob], `${drawn.alt.slice(0, 60)}.png`, { type: 'image/png' });
      const [width, height] = [drawn.width, drawn.height].map((length) => Math.round(length * PX_PER_MM));
      show({ file, address, alt: drawn.alt, width: width ?? 1, height: height ?? 1 });
      return undefined;
    };
    draw().catch(() => show(null));
    return () => {
      isWanted = false;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [kind, value, task, size, locale, font]);
  return shown;
}

interface DrawPictureProps {
  readonly paper: Paper;
  readonly onDraw: (picture: DrawnPicture) => void;
}

/** Renders the form that draws a picture from a value. */
export function DrawPicture({ paper, onDraw }: DrawPictureProps) {
  const [request, setRequest] = useState<DrawingRequest>({
    ...{ kind: 'clock', value: '3:30', task: 'shown', size: getUsualSize('clock') },
  });
  const set = (fields: Partial<DrawingRequest>) => setRequest({ ...request, ...fields });
  const shown = useDrawn(request, paper);
  const { kind, value, task, size } = request;
  const questions = getKindQuestions(kind);
  const bounds = getSizeBounds(kind);
  const changeKind = (next: DrawingKind) =>
    set({ kind: next, value: getKindQuestions(next).sample ?? '', size: getUsualSize(next) });
  return (
    <div className="draw-picture">
      <div className="draw-picture-fields">
        <Select label="Kind" options={KIND_OPTIONS} value={kind} onChange={changeKind} />
        {questions.values !== undefined && (
          <>
            <TextField
              label="Value"
              hint={questions.values.replace('One a line', 'A value')}
              error={shown || value === '' ? undefined : 'Nothing can be drawn of this.'}
              value={value}
              onChange={(next) => set({ value: next })}
            />
            <Segments
              label="Show"
              options={SHOWN_OPTIONS}
              value={task === 'draw' ? 'draw' : 'shown'}
              onChange={(next) => set({ task: next })}
            />
          </>
        )}
        {questions.size !== undefined && bounds && (
          <SliderField
            label={questions.size}
            range={bounds}
            value={size}
            onChange={(next) => set({ size: next })}
          />
        )}
        <Button variant="filled" isDisabled={!shown} onPress={() => shown && onDraw(shown)}>
          Add the drawing
        </Button>
      </div>
      <div className="draw-picture-desk">
        {shown && <img src={shown.address} alt={shown.alt} width={shown.width} height={shown.height} />}
      </div>
    </div>
  );
}
