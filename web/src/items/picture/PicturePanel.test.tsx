import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ItemOf } from '#shared/items/item.ts';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { queryClient } from '../../api/query-client.ts';
import { listViolations } from '../../catalogue/list-violations.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext, usePart } from '../../document/editor-context.ts';
import { Path } from '../../document/path.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../../images/use-picture-uploads.ts';
import { panel } from './PicturePanel.tsx';

const path = new Path<Worksheet>().at('items').entry('one');

function Drawn({ editor }: { editor: Editor }) {
  const item = usePart(path);
  return (
    <PictureUploadsContext value={useNewPictureUploads(editor)}>
      {item?.type === 'picture' && <panel.Panel item={item} path={path as never} />}
    </PictureUploadsContext>
  );
}

const image = {
  id: 'cell',
  name: 'cell',
  alt: 'A cell',
  ratio: 2,
  is_icon: true,
  iconObject: { id: '1F33B' },
};
const parts = [
  { text: 'wall', x: 0.1, y: 0.2 },
  { text: 'core', x: 0.6, y: 0.5 },
];

async function draw(picture: object = { image, labels: parts }, data: object = {}) {
  const item = worksheetItem.parse({ id: 'one', type: 'picture', data: { pictures: [picture], ...data } });
  const editor = new Editor(worksheet.parse({ entity_type: 'worksheet', items: [item] }));
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <EditorContext value={editor}>
        <div style={{ width: 370, padding: 16 }}>
          <Drawn editor={editor} />
        </div>
      </EditorContext>
    </QueryClientProvider>,
  );
  const read = () => (editor.read(path) as ItemOf<'picture'>).data;
  const readPoints = () => read().pictures[0]?.labels.map(({ text, x, y }) => [text, x, y]);
  const board = () => document.querySelector('.picture-board') as HTMLElement;
  /** Sends an event at a share of the board. */
  const send = (target: Element, type: string, [x, y]: readonly [number, number]) => {
    const { left, top, width, height } = board().getBoundingClientRect();
    const place = { clientX: left + x * width, clientY: top + y * height };
    const Kind = type === 'click' ? MouseEvent : PointerEvent;
    target.dispatchEvent(new Kind(type, { ...place, pointerId: 1, bubbles: true } as PointerEventInit));
  };
  const drag = (handle: HTMLElement, ...places: readonly (readonly [number, number])[]) => {
    handle.setPointerCapture = () => undefined;
    send(handle, 'pointerdown', places[0] ?? [0, 0]);
    for (const place of places) send(handle, 'pointermove', place);
    send(handle, 'pointerup', places.at(-1) ?? [0, 0]);
  };
  return { editor, screen, read, readPoints, board, send, drag };
}

test('a press on the picture adds a label there, whose words have the caret', async () => {
  const { editor, readPoints, board, send } = await draw();
  send(board(), 'click', [0.8, 0.9]);
  await expect.poll(() => readPoints()?.length).toBe(3);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Label 3');
  await userEvent.keyboard('tail');
  await expect
    .poll(() => readPoints()?.[2])
    .toEqual(['tail', expect.closeTo(0.8, 2), expect.closeTo(0.9, 2)]);
  editor.undo();
  editor.undo();
  expect(readPoints()).toHaveLength(2);
});

test('a point is dragged in one step, and the arrow keys move it as it is shown', async () => {
  const { editor, screen, readPoints, drag } = await draw();
  const point = screen.getByRole('slider', { name: 'Point of label 1: wall' });
  drag(point.element() as HTMLElement, [0.2, 0.3], [0.4, 0.5]);
  await expect
    .poll(() => readPoints()?.[0])
    .toEqual(['wall', expect.closeTo(0.4, 2), expect.closeTo(0.5, 2)]);
  editor.undo();
  expect(readPoints()?.[0]).toEqual(['wall', 0.1, 0.2]);
  (point.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(() => readPoints()?.[0]).toEqual(['wall', 0.11, 0.25]);
  await expect.element(point).toHaveAttribute('aria-valuetext', '11% from the left, 25% from the top');
  await userEvent.keyboard('{Delete}');
  await expect.poll(readPoints).toEqual([['core', 0.6, 0.5]]);
});

test('the arrow keys go the way they point on a picture that is turned', async () => {
  const { screen, readPoints } = await draw({ image: { ...image, rotation: 90 }, labels: parts });
  (screen.getByRole('slider', { name: 'Point of label 2: core' }).element() as HTMLElement).focus();
  // Right on the sheet is up in the file.
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => readPoints()?.[1]).toEqual(['core', 0.6, 0.49]);
});

test('words are written from label to label, and pasted lines are labels', async () => {
  const { screen, readPoints } = await draw({ image });
  await screen.getByRole('textbox', { name: 'New label' }).click();
  await userEvent.keyboard('one{Enter}two');
  await expect.poll(() => readPoints()?.map(([text]) => text)).toEqual(['one', 'two']);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'three\nfour');
  await screen.getByRole('textbox', { name: 'New label' }).click();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => readPoints()?.map(([text]) => text)).toEqual(['one', 'two', 'three', 'four']);
  expect(new Set(readPoints()?.map(([, x, y]) => `${x} ${y}`)).size).toBe(4);
});

test('an edge of the picture is dragged in to crop it, moved by the keys, and the whole picture comes back', async () => {
  const { editor, screen, read, drag } = await draw();
  const readImage = () => read().pictures[0]?.image;
  await screen.getByRole('button', { name: 'Crop and turn' }).click();
  const edge = screen.getByRole('slider', { name: 'Left edge' });
  drag(edge.element() as HTMLElement, [0, 0.5], [0.1, 0.5], [0.25, 0.5]);
  await expect
    .poll(readImage)
    .toMatchObject({ crop: { left: expect.closeTo(0.25, 2), right: 0 }, ratio: expect.closeTo(1.5, 1) });
  editor.undo();
  expect(readImage()).toMatchObject({ ratio: 2 });
  expect(readImage()?.crop).toBeUndefined();
  (edge.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(readImage).toMatchObject({ crop: { left: 0.02 } });
  await screen.getByRole('button', { name: 'Whole picture' }).click();
  await expect.poll(() => readImage()?.crop).toBeUndefined();
});

test('pictures are added to the row, moved, and deleted until that is undone', async () => {
  const { editor, screen, read } = await draw({ image, caption: 'first' });
  const captions = () => read().pictures.map(({ caption }) => caption);
  await screen.getByRole('button', { name: 'Add a picture to the row' }).click();
  await screen.getByRole('textbox', { name: 'Picture 2, Caption' }).click();
  await userEvent.keyboard('second');
  await expect.poll(captions).toEqual(['first', 'second']);
  await screen.getByRole('button', { name: 'Move picture 2 forward' }).click();
  await expect.poll(captions).toEqual(['second', 'first']);
  await screen.getByRole('button', { name: 'Delete picture 1' }).click();
  await expect.poll(captions).toEqual(['first']);
  editor.undo();
  expect(captions()).toEqual(['second', 'first']);
});

test('is numbered as a question where that is wished', async () => {
  const { editor, screen } = await draw({ image }, {});
  const isSkipped = () => (editor.read(path) as ItemOf<'picture'>).numbering.hidden;
  await screen.getByText('Numbered, as a question').click();
  await expect.poll(isSkipped).toBe(true);
  await screen.getByText('Numbered, as a question').click();
  await expect.poll(isSkipped).toBe(false);
});

test('what the paper does otherwise than asked is said', async () => {
  const { screen } = await draw({ image: { ...image, ratio: 1 / 4000 } }, { width: 7.3 });
  await expect.element(screen.getByText(/far taller than it is wide/)).toBeVisible();
  const cut = { ...image, crop: { left: 0.5, top: 0, right: 0, bottom: 0 } };
  const other = await draw({ image: cut, labels: parts }, { width: 7.3 });
  await expect
    .element(other.screen.getByText('Label 1 leads to a part of the picture that is cut off.'))
    .toBeVisible();
  await expect.element(other.screen.getByText(/It prints .* wide/)).toBeVisible();
});

test('axe finds nothing wrong, with points on the picture and with edges around it', async () => {
  const { screen } = await draw({ image, labels: parts, caption: 'A cell' }, { placement: 'text_right' });
  await screen.getByRole('textbox', { name: 'New label' }).click();
  expect(await listViolations(screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'Crop and turn' }).click();
  await screen.getByRole('slider', { name: 'Left edge' }).click();
  expect(await listViolations(screen.container)).toEqual([]);
});
