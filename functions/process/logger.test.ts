import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logger } from './logger.ts';
import { sendMetrics } from './metrics.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.stubEnv('LOG', 'on');
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') });
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
const readLine = () => {
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  return JSON.parse(lines[0] ?? '');
};

test('a line of the log says its level, its time, its trace and what it is about', () => {
  vi.stubEnv('_X_AMZN_TRACE_ID', 'Root=1-5759e988-bd862e3f;Parent=53995c3f42cd8ad8;Sampled=1');
  logger.warn('swept', { requeued: 2 });
  expect(readLine()).toEqual({
    level: 'WARN',
    message: 'swept',
    timestamp: '2026-11-24T10:00:00.000Z',
    service: 'handout',
    xray_trace_id: '1-5759e988-bd862e3f',
    requeued: 2,
  });
});

test('an error is logged with its message, its stack and its cause, by itself or among other facts', () => {
  const error = new TypeError('no body', { cause: new Error('cut off') });
  const described = {
    name: 'TypeError',
    message: 'no body',
    stack: expect.stringContaining('logger.test.ts'),
    cause: expect.objectContaining({ message: 'cut off' }),
  };
  logger.error('failed', { route: 'readDocument', error });
  expect(readLine()).toMatchObject({ level: 'ERROR', route: 'readDocument', error: described });
  lines = [];
  logger.warn('event not sent', error);
  expect(readLine()).toMatchObject({ error: described });
});

test('metrics are a line in the format that CloudWatch counts from', () => {
  sendMetrics({ BestEffortFailed: [1, 'Count'] }, { call: 'notify gallery' });
  expect(readLine()).toEqual({
    _aws: {
      Timestamp: Date.parse('2026-11-24T10:00:00Z'),
      CloudWatchMetrics: [
        {
          Namespace: 'Handout',
          Dimensions: [['service', 'call']],
          Metrics: [{ Name: 'BestEffortFailed', Unit: 'Count' }],
        },
      ],
    },
    service: 'handout',
    call: 'notify gallery',
    BestEffortFailed: 1,
  });
});

test('nothing is written where the log is off, and no metrics where they are', () => {
  vi.stubEnv('METRICS', 'off');
  sendMetrics({ Published: [1, 'Count'] });
  vi.stubEnv('LOG', 'off');
  logger.info('refused');
  expect(lines).toEqual([]);
});
