import { useState } from 'react';
import { deviceMemory } from '../../device/device-memory.ts';
import { type CallState, createCall, readCall } from './call-state.ts';

interface Published {
  readonly id: string;
  readonly published_at: string;
}

const toStorageKey = ({ id }: Published): string => `bingo-call/${id}`;
const createSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** What the device keeps: of what is published now alone, as other words may stand there since. */
const readStoredCall = (document: Published): CallState | null => {
  const [at, ...call] = deviceMemory.read(toStorageKey(document))?.split(' ') ?? [];
  return at === document.published_at ? readCall(call.join(' ')) : null;
};

/** How many words of it are called on this device. */
export const countDrawnWords = (document: Published): number => readStoredCall(document)?.drawn ?? 0;

/** The game that is called on this device, kept as it goes on: a page that is loaded again goes on too. */
export function useCall(document: Published): [CallState, (change: (from: CallState) => CallState) => void] {
  const [call, setCall] = useState(() => readStoredCall(document) ?? createCall(createSeed()));
  const act = (change: (from: CallState) => CallState) => {
    const next = change(call);
    deviceMemory.write(toStorageKey(document), `${document.published_at} ${JSON.stringify(next)}`);
    setCall(next);
  };
  return [call, act];
}
