import { useMemo, useState } from 'react';
import { DRAWING_KINDS, type DrawingKind } from '#shared/drawings/kinds.ts';
import { getSizeBounds } from '#shared/drawings/sizes.ts';
import { drawPicture } from '#shared/paper/draw/draw-picture.ts';
import { Picture } from '#shared/paper/draw/Picture.tsx';
import type { ImageAttachment, PictureDrawing } from '#shared/vocabulary/image.ts';
import { createDrawnPicture } from '#shared/vocabulary/picture-rules.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { SliderField } from '../ui/fields/SliderField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { getKindQuestions } from './kind-questions.ts';
import './DrawPicture.css';

const KIND_OPTIONS = DRAWING_KINDS.map((value) => ({ value, label: getKindQuestions(value).label }));

/** As much as a document keeps of a value. */
const LONGEST_VALUE = 300;

const SHOWN_OPTIONS = [
  { value: 'shown', label: 'With the value' },
  { value: 'draw', label: 'Blank' },
] as const;

interface DrawPictureProps {
  /** The language of the document. */
  readonly locale: string;
  /** How the picture that is changed is drawn; absent for a new one. */
  readonly given?: PictureDrawing | undefined;
  readonly onDraw: (picture: ImageAttachment) => void;
}

/** A usual size of a kind, in mm; where all lengths are those of the value, it says nothing. */
const getUsualSize = (kind: DrawingKind): number => getSizeBounds(kind)?.initial ?? 40;

/** Renders the form that draws a picture from a value. */
export function DrawPicture({ locale, given, onDraw }: DrawPictureProps) {
  const [request, setRequest] = useState<PictureDrawing>(
    given ?? { ...{ kind: 'clock', value: '3:30', task: 'shown', size: getUsualSize('clock') }, locale },
  );
  const set = (fields: Partial<PictureDrawing>) => setRequest({ ...request, ...fields });
  const drawn = useMemo(() => drawPicture(request), [request]);
  const [id] = useState(() => crypto.randomUUID());
  const shown = drawn && createDrawnPicture(id, request, drawn);
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
              maxLength={LONGEST_VALUE}
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
          {given ? 'Change the drawing' : 'Add the drawing'}
        </Button>
      </div>
      <div className="draw-picture-desk">
        {shown && (
          <Picture image={shown} style={{ width: shown.width, aspectRatio: shown.ratio, maxWidth: '100%' }} />
        )}
      </div>
    </div>
  );
}
