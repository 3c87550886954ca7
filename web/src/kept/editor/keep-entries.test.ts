import { beforeEach, expect, test, vi } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { isSending, keepEntries, listEntries, refreshEntries } from './keep-entries.ts';

const { keepItem } = vi.hoisted(() => ({ keepItem: vi.fn() }));
vi.mock('../../api/kept.ts', () => ({ keepItem }));
beforeEach(() => void keepItem.mockReset());

const labels = { name: '', subject: null, grade: null, tags: [] };
const entries = listEntries(
  aWorksheet({ items: ['a', 'b', 'c'].map((id) => anOpenResponse(`Why ${id}?`, id)) }),
  ['a', 'b', 'c'],
);
const answer = async (id: string) => ({ id, revision: 'r' });

test('after a failure the rest is kept, and what arrived is not kept twice', async () => {
  keepItem.mockImplementationOnce(answer).mockRejectedValueOnce(new Error('offline'));
  const first = await keepEntries(entries, labels, undefined);
  expect([...first.links.keys()]).toEqual(['a']);
  expect(first.error).toEqual(new Error('offline'));
  keepItem.mockImplementation(answer);
  const second = await keepEntries(entries, labels, undefined, first.links);
  expect(second.error).toBeNull();
  expect([...second.links.keys()]).toEqual(['a', 'b', 'c']);
  const calls = keepItem.mock.calls.map(([id, , { name }, key]) => ({ id, name, key }));
  expect(calls.map(({ name }) => name)).toEqual(['Why a?', 'Why b?', 'Why b?', 'Why c?']);
  // Whether the one that failed arrived or not: the same id and key keep it once.
  expect(calls[2]).toEqual(calls[1]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
});

test('a picture that arrives while the dialog stands open is kept, under the same id and key', () => {
  const picture = (uploading: boolean) => ({ id: 'p', url: '/p.png', width: 120, uploading });
  const draw = (uploading: boolean) => {
    const question = anOpenResponse('Why?', 'a');
    return aWorksheet({
      items: [{ ...question, data: { ...question.data, subtitle_image: picture(uploading) } }],
    });
  };
  const listed = listEntries(draw(true), ['a']);
  expect(listed.map(isSending)).toEqual([true]);
  const [refreshed] = refreshEntries(draw(false), listed);
  expect(refreshed && isSending(refreshed)).toBe(false);
  expect(refreshed).toMatchObject({ newId: listed[0]?.newId, key: listed[0]?.key });
});
