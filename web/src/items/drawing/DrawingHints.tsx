import { drawingMaker } from '#shared/items/drawing/maker.ts';
import type { DrawingData } from '#shared/items/drawing/schema.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { useFact } from '../../document/editor-context.ts';

/** Any room will do: nothing is drawn. */
const TYPE = { em: 5, measure: () => 1 };
const ROOM = 180;

const describeMissing = (made: number): string =>
  made === 1
    ? 'There is only 1 different value of this level.'
    : `There are only ${made} different values of this level.`;

/** Renders what cannot be drawn as it was asked for. */
export function DrawingHints({ data }: { data: DrawingData }) {
  const locale = useFact((document) => document.locale);
  const made = useLazy(drawingMaker);
  if (!made) return null;
  const { unread, missing } = made.listValues(data, made.toLook(data, ROOM, { ...TYPE, locale }));
  return (
    <>
      {missing > 0 && (
        <p role="status" className="panel-notice">
          {describeMissing(data.made - missing)}
        </p>
      )}
      {unread.map((at) => (
        <p key={at} role="status" className="panel-notice">
          “{data.values[at]}” cannot be drawn. It is left out.
        </p>
      ))}
    </>
  );
}
