import { afterEach, expect, test, vi } from 'vitest';
import { runWhileSeen } from './run-while-seen.ts';

afterEach(() => vi.useRealTimers());

const failDrawing = async (): Promise<() => void> => {
  vi.useFakeTimers();
  const stop = runWhileSeen(() => Promise.reject(new Error('The PDF is closed')));
  await Promise.resolve();
  await Promise.resolve();
  return stop;
};

test('a drawing that fails because its PDF was closed just before it is aborted is no error of the page', async () => {
  const stop = await failDrawing();
  stop();
  expect(() => vi.runAllTimers()).not.toThrow();
});

test('any other failure is one', async () => {
  await failDrawing();
  expect(() => vi.runAllTimers()).toThrow('The PDF is closed');
});
