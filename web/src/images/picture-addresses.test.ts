import { describe, expect, test, vi } from 'vitest';
import { imageAttachment } from '#shared/vocabulary/image.ts';
import { PictureAddresses } from './picture-addresses.ts';

const picture = (id: string, given: object = {}) => imageAttachment.parse({ id, ...given });
const image = (id: string, type: 'image/jpeg' | 'image/svg+xml' = 'image/jpeg') => ({
  id,
  type,
  width: 4,
  height: 3,
  thumb: 't',
  url: `${id}.full`,
  thumb_url: `${id}.thumb`,
});

function someAddresses(found: ReturnType<typeof image>[] = []) {
  let now = 0;
  const readImages = vi.fn(async (ids: readonly string[]) => found.filter(({ id }) => ids.includes(id)));
  const readDrawing = vi.fn(async () => '<svg><path fill="#000"/></svg>');
  const tellFailure = vi.fn();
  const addresses = new PictureAddresses({
    readImages,
    tellFailure,
    readDrawing,
    keep: (drawing) => drawing,
    now: () => now,
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { addresses, readImages, tellFailure, pass };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the pictures of a document', () => {
  test('are asked for in one question, and shown when it is answered', async () => {
    const { addresses, readImages } = someAddresses([image('a'), image('b')]);
    const told = vi.fn();
    addresses.subscribe(told);
    expect([addresses.getAddress(picture('a')), addresses.getAddress(picture('b'))]).toEqual([null, null]);
    await settled();
    expect(readImages.mock.calls).toEqual([[['a', 'b']]]);
    expect(told).toHaveBeenCalledOnce();
    expect(addresses.getAddress(picture('a'))).toBe('a.thumb');
  });

  test('are small where they stand small, and drawings whole', async () => {
    const { addresses } = someAddresses([image('a'), image('s', 'image/svg+xml')]);
    for (const id of ['a', 's']) addresses.getAddress(picture(id));
    await settled();
    expect(addresses.getAddress(picture('a', { width: 600 }))).toBe('a.full');
    expect(addresses.getAddress(picture('s'))).toBe('s.full');
  });

  test('are asked for again once their addresses end, and stay meanwhile', async () => {
    const { addresses, readImages, pass } = someAddresses([image('a')]);
    addresses.getAddress(picture('a'));
    await settled();
    pass(10 * 60 * 1000);
    expect(addresses.getAddress(picture('a'))).toBe('a.thumb');
    await settled();
    expect(readImages).toHaveBeenCalledTimes(2);
  });

  test('that cannot be asked for are told once, and come with the next try', async () => {
    const { addresses, readImages, tellFailure, pass } = someAddresses([image('a')]);
    const refused = new Error('403');
    readImages.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
    addresses.getAddress(picture('a'));
    await settled();
    expect(tellFailure.mock.calls).toEqual([[refused]]);
    pass(20_000);
    addresses.getAddress(picture('a'));
    await settled();
    expect(tellFailure).toHaveBeenCalledOnce();
    addresses.askAgain();
    addresses.getAddress(picture('a'));
    await settled();
    expect(addresses.getAddress(picture('a'))).toBe('a.thumb');
  });

  test('that nobody has are not asked for at every drawing', async () => {
    const { addresses, readImages, pass } = someAddresses();
    for (let drawing = 0; drawing < 5; drawing++) {
      addresses.getAddress(picture('gone'));
      await settled();
    }
    expect(readImages).toHaveBeenCalledOnce();
    pass(20_000);
    addresses.getAddress(picture('gone'));
    await settled();
    expect(readImages).toHaveBeenCalledTimes(2);
  });
});

describe('an icon', () => {
  const heart = (color: string | null) => picture('x', { is_icon: true, iconObject: { id: '2764' }, color });

  test('is drawn from the library, without the server', () => {
    const { addresses, readImages } = someAddresses();
    expect(addresses.getAddress(heart(null))).toMatch(/^\/assets\/openmoji-.*\/2764\.svg$/);
    expect(readImages).not.toHaveBeenCalled();
  });

  test('takes its colour before the account has it', async () => {
    const { addresses } = someAddresses();
    expect(addresses.getAddress(heart('#B42318'))).toBeNull();
    await settled();
    expect(addresses.getAddress(heart('#B42318'))).toContain('fill="#b42318"');
  });
});
