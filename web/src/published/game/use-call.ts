import { useState } from 'react';
import { deviceMemory } from '../../device/device-memory.ts';
import { type Call, newCall, readCall } from './call.ts';

interface Published {
  readonly id: string;
  readonly published_at: string;
}

const nameOf = ({ id }: Published): string => `bingo-call/${id}`;
const anySeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** What the device keeps: of what is published now alone, as other words may stand there since. */
const kept = (document: Published): Call | null => {
  const [at, ...call] = deviceMemory.read(nameOf(document))?.split(' ') ?? [];
  return at === document.published_at ? readCall(call.join(' ')) : null;
};

/** How many words of it are called on this device. */
export const drawnSoFar = (document: Published): number => kept(document)?.drawn ?? 0;

/** The game that is called on this device, kept as it goes on: a page that is loaded again goes on too. */
export function useCall(document: Published): [Call, (change: (from: Call) => Call) => void] {
  const [call, setCall] = useState(() => kept(document) ?? newCall(anySeed()));
  const act = (change: (from: Call) => Call) => {
    const next = change(call);
    deviceMemory.write(nameOf(document), `${document.published_at} ${JSON.stringify(next)}`);
    setCall(next);
  };
  return [call, act];
}
