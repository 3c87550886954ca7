import { afterEach, describe, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import {
  downloadIcon,
  getUploadMessage,
  readImages,
  UPLOAD_FAILED,
  uploadImage,
  waitUntilVisible,
} from './images.ts';

const refusal = (given: object) =>
  new ApiError({ code: 'image_refused', status: 422, message: 'x', ...given });

describe('a picture that failed', () => {
  test('is explained by the server’s first words about it, else in the usual ones', () => {
    const problems = [{ where: 'image', message: 'Images can be at most 5 MB.' }];
    expect(getUploadMessage(refusal({ problems }))).toBe('Images can be at most 5 MB.');
    expect(getUploadMessage(refusal({}))).toBe(UPLOAD_FAILED);
    expect(getUploadMessage(new Error('anything'))).toBe(UPLOAD_FAILED);
  });

  test('asks who has no account to sign up', () => {
    const error = refusal({ code: 'sign_up_first', status: 401, message: 'Sign up to add your own images.' });
    expect(getUploadMessage(error)).toMatch(/^Sign up/);
  });
});

test('pictures are asked for in addresses that the firewall lets through, however many they are', async () => {
  const asked: string[] = [];
  const reading = vi.spyOn(api, 'readImages').mockImplementation(async ({ query }) => {
    asked.push(`${new URLSearchParams(query)}`);
    return { images: [] };
  });
  // The ids of pictures have 22 characters.
  await readImages(Array.from({ length: 120 }, (_, at) => String(at).padStart(22, 'x')));
  expect(asked.flatMap((query) => new URLSearchParams(query).get('ids')?.split(','))).toHaveLength(120);
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(2048);
  reading.mockRestore();
});

describe('a picture that was just sent', () => {
  test('is looked for five times, 100 ms apart', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => false);
    const done = waitUntilVisible('thumb', load);
    await vi.advanceTimersByTimeAsync(500);
    await done;
    expect(load).toHaveBeenCalledTimes(5);
    vi.useRealTimers();
  });

  test('is shown once it is there', async () => {
    const load = vi.fn(async () => true);
    await waitUntilVisible('thumb', load);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('an upload', () => {
  afterEach(() => vi.unstubAllGlobals());

  const image = {
    id: 'i',
    type: 'image/png',
    width: 4,
    height: 3,
    thumb: 't',
    thumb_url: 'u',
    url: 'v',
  } as const;
  const slot = {
    id: 'upload',
    url: 'https://bucket.test/uploads/a',
    headers: { 'content-type': 'image/png' },
  };

  /** A bucket that answers with that status, after half and then all of the file. */
  function aBucket(status: number) {
    const sent: unknown[] = [];
    class Request {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      onload = () => undefined;
      status = status;
      open(method: string, url: string) {
        sent.push(`${method} ${url}`);
      }
      setRequestHeader(name: string, value: string) {
        sent.push(`${name}: ${value}`);
      }
      send(file: ArrayBuffer) {
        sent.push(file.byteLength);
        for (const loaded of [2, 4]) this.upload.onprogress?.({ loaded, total: 4 });
        this.onload();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request);
    vi.stubGlobal(
      'Image',
      class {
        decode = async () => undefined;
      },
    );
    return sent;
  }

  test('announces type, size and checksum, sends the file straight to its slot, and says how far it is', async () => {
    const asked = vi.spyOn(api, 'requestUpload').mockResolvedValue(slot);
    const completed = vi.spyOn(api, 'completeUpload').mockResolvedValue(image);
    const sent = aBucket(200);
    const onPercent = vi.fn();
    const file = new Blob(['four'], { type: 'image/png' });
    expect(await uploadImage(file, { onPercent })).toEqual(image);
    const checksum = 'BO+vCA9aPnThwp0cpqSFaTgsu80yTo1Z0rg+8hwDnwA=';
    expect(asked.mock.calls[0]?.[0].body).toEqual({ type: 'image/png', bytes: 4, checksum });
    expect(sent).toEqual(['PUT https://bucket.test/uploads/a', 'content-type: image/png', 4]);
    expect(onPercent.mock.calls).toEqual([[50], [100]]);
    expect(completed).toHaveBeenCalledWith({ params: { upload: 'upload' } });
  });

  test('that the bucket does not take fails in the usual words', async () => {
    vi.spyOn(api, 'requestUpload').mockResolvedValue(slot);
    aBucket(403);
    const error = await uploadImage(new Blob(['four'])).catch((one) => one);
    expect(getUploadMessage(error)).toBe(UPLOAD_FAILED);
  });
});

test('an icon is asked for in its colour and outline', async () => {
  const asked = vi.spyOn(api, 'downloadIcon').mockResolvedValue({} as never);
  await downloadIcon('2764', { color: '#B42318', outline: true });
  expect(asked).toHaveBeenCalledWith({ params: { icon: '2764' }, body: { color: '#B42318', outline: true } });
});
