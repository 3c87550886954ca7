/** The first bytes of a file: the sign of a PNG, and its first part, which says its size. */
const BEGINNING = 8 + 25;

/** The sum over the bytes of a part of a PNG. */
function toSum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Writes into a PNG how many dots it has to an inch, so that programs place it in the size of the paper. */
export function withDensity(png: Uint8Array, dotsPerInch: number): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(21);
  const view = new DataView(part.buffer);
  const perMetre = Math.round(dotsPerInch / 0.0254);
  view.setUint32(0, 9);
  part.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, 1);
  view.setUint32(17, toSum(part.subarray(4, 17)));
  const whole = new Uint8Array(png.length + part.length);
  whole.set(png.subarray(0, BEGINNING));
  whole.set(part, BEGINNING);
  whole.set(png.subarray(BEGINNING), BEGINNING + part.length);
  return whole;
}
