import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { Scoring } from '#shared/kinds/worksheet/points/scoring.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../../../document/editor.ts';
import { EditorContext, usePart } from '../../../document/editor-context.ts';
import { Path } from '../../../document/path.ts';
import { Toaster } from '../../../ui/feedback/Toaster.tsx';
import { toasts } from '../../../ui/feedback/toast-queue.ts';
import { GradeScale } from './GradeScale.tsx';

const path = new Path<Worksheet>().at('scoring') as Path<Scoring>;
function Grades() {
  const scoring = usePart(path);
  return scoring && <GradeScale scale={scoring.scale} path={path} />;
}
afterEach(async () => {
  await cleanup();
  toasts.clear();
});

test('a deleted grade is offered back, in its place, also after other steps', async () => {
  const scale = [
    { mark: 'A', from: 90 },
    { mark: 'B', from: 80 },
    { mark: 'C', from: 70 },
  ];
  const editor = new Editor(aWorksheet({ scoring: { scale } }));
  const screen = await render(
    <EditorContext value={editor}>
      <Grades />
      <Toaster />
    </EditorContext>,
  );
  const getMarks = () => (editor.document as Worksheet).scoring?.scale.map(({ mark }) => mark);
  await screen.getByRole('button', { name: 'Remove B' }).click();
  expect(getMarks()).toEqual(['A', 'C']);
  await screen.getByRole('button', { name: 'Add a grade' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect((editor.document as Worksheet).scoring?.scale).toEqual([...scale, { mark: '', from: 0 }]);
});
