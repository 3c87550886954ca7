import type { Readable } from 'node:stream';

/** Calls back with each message of a pipe: they end with a zero byte, and may come in pieces. */
export function readMessages(pipe: Readable, take: (message: string) => void): void {
  let pieces: Buffer[] = [];
  pipe.on('data', (chunk: Buffer) => {
    const end = chunk.lastIndexOf(0);
    if (end === -1) return void pieces.push(chunk);
    const messages = Buffer.concat([...pieces, chunk.subarray(0, end)]).toString();
    pieces = [chunk.subarray(end + 1)];
    for (const message of messages.split('\0')) take(message);
  });
}
