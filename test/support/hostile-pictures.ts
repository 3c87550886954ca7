import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createReachingDrawings, createRefusedDrawings, createSvg } from './hostile-drawings.ts';
import { createBomb, createChunk, PNG } from './png.ts';

/** Pictures that mean harm, made here: each says what it is, and whether it is refused or made harmless. */
export interface HostilePicture {
  readonly name: string;
  readonly type: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  readonly body: Buffer;
  readonly ends: 'refused' | 'cleaned';
}

/** A name that must not be found in what is kept. */
export const CHILD = 'Mia Muster, class 2b';

/** A PNG with more in it after its head. */
const addChunk = (png: Buffer, kind: string, data: string | Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), createChunk(kind, Buffer.from(data)), png.subarray(33)]);

/** A JPEG with a segment more after its first two bytes. */
function addSegment(jpeg: Buffer, marker: number, data: string | Buffer): Buffer {
  const body = Buffer.from(data);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A JPEG whose head says that it is as large as can be. */
function enlargeHead(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt32BE(0xffff_ffff, frame + 5);
  return copy;
}

async function createPhotographs() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background: '#888', noise } });
  const exif = { IFD0: { ImageDescription: CHILD, Artist: CHILD }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
  return {
    jpeg: await picture.clone().jpeg().toBuffer(),
    png: await picture.clone().png().toBuffer(),
    exif: await picture.clone().withExif(exif).jpeg().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    gif: await picture.clone().gif().toBuffer(),
    tiff: await picture.clone().tiff().toBuffer(),
  };
}

/** The corpus; what of it fetches asks `trap`, an origin such as `http://127.0.0.1:1234`. */
export async function createHostilePictures(trap: string): Promise<HostilePicture[]> {
  const { jpeg, png, exif, webp, gif, tiff } = await createPhotographs();
  const script = `<script>fetch('${trap}/ran')</script>`;
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(CHILD), Buffer.from('PK\x05\x06')]);
  const drawn =
    (ends: HostilePicture['ends']) =>
    ([name, text]: [string, string]) =>
      ({ name, type: 'image/svg+xml', body: Buffer.from(text), ends }) as const;
  const one = (
    name: string,
    type: 'jpeg' | 'png' | 'svg+xml',
    body: Buffer,
    ends: HostilePicture['ends'],
  ): HostilePicture => ({
    ...{ name, body, ends },
    type: `image/${type}`,
  });
  return [
    ...Object.entries(createReachingDrawings(trap)).map(drawn('cleaned')),
    drawn('cleaned')([
      'a child’s name in metadata',
      createSvg(`<metadata>${CHILD}</metadata><!-- ${CHILD} -->`),
    ]),
    drawn('cleaned')([
      'dashes without end',
      createSvg('<path stroke="#000" stroke-dasharray="0.0000001" d="M0 0h99"/>'),
    ]),
    ...Object.entries(createRefusedDrawings(trap)).map(drawn('refused')),
    one('a zipped drawing', 'svg+xml', gzipSync(createSvg('')), 'refused'),
    one('a child’s name and home in EXIF', 'jpeg', exif, 'cleaned'),
    one(
      'a child’s name in XMP',
      'jpeg',
      addSegment(jpeg, 0xe1, `http://ns.adobe.com/xap/1.0/\0${CHILD}`),
      'cleaned',
    ),
    one('a script in a JPEG’s comment', 'jpeg', addSegment(jpeg, 0xfe, script), 'cleaned'),
    one('a child’s name in a PNG’s text', 'png', addChunk(png, 'tEXt', `Author\0${CHILD}`), 'cleaned'),
    one('a script in a PNG’s text', 'png', addChunk(png, 'iTXt', `Comment\0\0\0\0\0${script}`), 'cleaned'),
    one(
      'a broken colour profile',
      'png',
      addChunk(png, 'iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.from(CHILD))])),
      'cleaned',
    ),
    one('an animated PNG', 'png', addChunk(png, 'acTL', Buffer.from([0, 0, 0, 99, 0, 0, 0, 0])), 'cleaned'),
    one('a JPEG with an archive behind it', 'jpeg', Buffer.concat([jpeg, zip]), 'cleaned'),
    one(
      'a PNG with a page behind it',
      'png',
      Buffer.concat([png, Buffer.from(`<html>${script}`)]),
      'cleaned',
    ),
    one('900 megapixels in a few kilobytes', 'png', createBomb(30_000, 30_000), 'refused'),
    one('one row more than 25 megapixels', 'png', createBomb(5000, 5001), 'refused'),
    one('a head that promises 4 gigapixels', 'jpeg', enlargeHead(jpeg), 'refused'),
    one('a line of pixels', 'png', createBomb(2000, 1), 'refused'),
    one('no pixel at all', 'png', createBomb(0, 0), 'refused'),
    one('a GIF called PNG', 'png', gif, 'refused'),
    one('a WebP called JPEG', 'jpeg', webp, 'refused'),
    one('a TIFF called JPEG', 'jpeg', tiff, 'refused'),
    one('a PNG called JPEG', 'jpeg', png, 'refused'),
    one('a JPEG called PNG', 'png', jpeg, 'refused'),
    one('a drawing called PNG', 'png', Buffer.from(createSvg(script)), 'refused'),
    one('a PNG called a drawing', 'svg+xml', png, 'refused'),
    one('a PDF called JPEG', 'jpeg', Buffer.from('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>'), 'refused'),
    one('PostScript called PNG', 'png', Buffer.from('%!PS\n(%pipe%id) (r) file'), 'refused'),
    one(
      'a script of ImageMagick',
      'png',
      Buffer.from(`push graphic-context\nfill 'url(${trap}/mvg)'`),
      'refused',
    ),
    one('a program', 'png', Buffer.from('\x7fELF\x02\x01\x01'), 'refused'),
    one('half a JPEG', 'jpeg', jpeg.subarray(0, jpeg.length / 2), 'refused'),
    one('half a PNG', 'png', png.subarray(0, png.length / 2), 'refused'),
    one('a signature and nothing more', 'png', PNG, 'refused'),
    one('nothing', 'jpeg', Buffer.alloc(0), 'refused'),
  ];
}
