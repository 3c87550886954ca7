import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures that mean harm, made here: each says what it is, and whether it is refused or made harmless. */
export interface Hostile {
  readonly name: string;
  readonly type: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  readonly body: Buffer;
  readonly ends: 'refused' | 'cleaned';
}

/** A name that must not be found in what is kept. */
export const CHILD = 'Mia Muster, class 2b';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, attributes = '') =>
  `<svg ${NS} viewBox="0 0 100 100" ${attributes}><rect width="100" height="100" fill="#2A6F97"/>${inner}</svg>`;

/** Drawings that run or fetch; `trap` hears of whatever is asked of it. */
function drawingsThatReach(trap: string): Record<string, string> {
  const run = `fetch('${trap}/ran')`;
  const html = 'xmlns="http://www.w3.org/1999/xhtml"';
  return {
    'a script': svg(`<script>${run}</script>`),
    'a script from elsewhere': svg(`<script href="${trap}/s.js"/>`),
    'a script with a prefix of its own': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>${run}</s:script><s:rect width="9" height="9"/></s:svg>`,
    'a script of HTML': svg(`<script ${html}>${run}</script>`),
    'onload of the drawing': svg('', `onload="${run}"`),
    'onload of a drawing inside': svg(`<svg onload="${run}"><path d="M0 0h9"/></svg>`),
    'onclick, onfocus and onerror': svg(
      `<rect width="9" height="9" onclick="${run}" onfocus="${run}" onerror="${run}" tabindex="0"/>`,
    ),
    'an animation that begins': svg(`<animate attributeName="x" onbegin="${run}" dur="1s"/>`),
    'a link that runs': svg(`<a href="javascript:${run}"><rect width="9" height="9"/></a>`),
    'a link that runs, in entities': svg(
      `<a xlink:href="javascript&#58;${run}"><rect width="9" height="9"/></a>`,
    ),
    'an animated link': svg(
      `<a><animate attributeName="href" values="javascript:${run}"/><rect width="9" height="9"/></a>`,
    ),
    'a set link': svg(
      `<a><set attributeName="xlink:href" to="javascript:${run}"/><rect width="9" height="9"/></a>`,
    ),
    'a page in a drawing': svg(
      `<foreignObject width="90" height="90"><iframe ${html} src="${trap}/frame"/></foreignObject>`,
    ),
    'a broken picture of HTML': svg(
      `<foreignObject width="9" height="9"><img ${html} src="x" onerror="${run}"/></foreignObject>`,
    ),
    'a frame without foreignObject': svg(`<iframe ${html} src="${trap}/frame"/>`),
    'an object and an embed': svg(`<object ${html} data="${trap}/o"/><embed ${html} src="${trap}/e"/>`),
    'a style sheet linked': svg(`<link ${html} rel="stylesheet" href="${trap}/link.css"/>`),
    'a listener of XML events': svg(
      `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${run}</handler>`,
    ),
    'a picture from elsewhere': svg(`<image href="${trap}/i.png" width="9" height="9"/>`),
    'a picture from elsewhere, by xlink': svg(`<image xlink:href="${trap}/i.png" width="9" height="9"/>`),
    'a picture without a scheme': svg(
      `<image href="${trap.replace('http:', '')}/i.png" width="9" height="9"/>`,
    ),
    'a file of the machine': svg(
      '<image href="file:///etc/passwd" width="9" height="9"/><use href="file:///etc/passwd#a"/>',
    ),
    'a drawing used from elsewhere': svg(`<use href="${trap}/u.svg#a"/><use xlink:href="${trap}/u2.svg#a"/>`),
    'a drawing used from data': svg(
      `<use href="data:image/svg+xml,${encodeURIComponent(svg(`<script>${run}</script>`))}#a"/>`,
    ),
    'a drawing inside as data': svg(
      `<image width="9" height="9" href="data:image/svg+xml;base64,${Buffer.from(svg(`<script>${run}</script>`)).toString('base64')}"/>`,
    ),
    '@import': svg(`<style>@import url(${trap}/a.css); @import "${trap}/b.css"; .a { fill: red }</style>`),
    '@import in an escape': svg(`<style>@\\69mport "${trap}/c.css"; .a{fill:red}</style>`),
    'a font from elsewhere': svg(
      `<style>@font-face{font-family:x;src:url(${trap}/f.woff)} text{font-family:x}</style><text>a</text>`,
    ),
    'url() in a style sheet': svg(
      `<style>rect{fill:url(${trap}/p.svg#a);background:url("${trap}/b")}</style>`,
    ),
    'url() in an escape': svg(`<style>rect{fill:u\\72l(${trap}/p.svg#a)}</style>`),
    'url() in a style': svg(
      `<rect width="9" height="9" style="fill:url(${trap}/p.svg#a);cursor:url(${trap}/c)"/>`,
    ),
    'url() in attributes': svg(
      `<rect width="9" height="9" fill="url(${trap}/p.svg#a)" mask="url('${trap}/m.svg#a')" clip-path="url(${trap}/c.svg#a)" marker-end="url(${trap}/e.svg#a)"/>`,
    ),
    'image-set() and src()': svg(
      `<rect width="9" height="9" style="mask:image-set('${trap}/x' 1x);fill:src('${trap}/y')"/>`,
    ),
    'a filter that fetches': svg(
      `<filter id="f"><feImage href="${trap}/fe.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    ),
    'a style sheet before the drawing': `<?xml-stylesheet href="${trap}/s.css"?>${svg('')}`,
    'a document type from elsewhere': `<!DOCTYPE svg SYSTEM "${trap}/svg.dtd">${svg('')}`,
    'a style that ends early': svg(`<style><![CDATA[</style><script>${run}</script><style>]]></style>`),
    'a comment that ends early': svg(`<!-- --><script>${run}</script><!-- -->`),
  };
}

/** Drawings that do not end, or say what they must not. */
function drawingsThatAreRefused(trap: string): Record<string, string> {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );
  const nested = Array.from(
    { length: 30 },
    (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`,
  );
  return {
    'a billion laughs': `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg('<text>&l9;</text>')}`,
    'one long entity, often': `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100_000)}">]>${svg(`<text>${'&a;'.repeat(10_000)}</text>`)}`,
    'a file as an entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    'an entity from elsewhere': `<!DOCTYPE svg [<!ENTITY % p SYSTEM "${trap}/p.dtd"> %p;]>${svg('')}`,
    'an entity that nobody knows': svg('<text>&unknown;</text>'),
    'a billion uses': svg(`<g id="u0"><path d="M0 0h9"/></g>${nested.join('')}<use href="#u30"/>`),
    'a drawing that uses itself': svg('<g id="a"><use href="#a"/></g>'),
    'two patterns that fill each other': svg(
      '<pattern id="p" width="9" height="9"><rect width="9" height="9" fill="url(#q)"/></pattern><pattern id="q" width="9" height="9"><rect width="9" height="9" fill="url(#p)"/></pattern><rect width="9" height="9" fill="url(#p)"/>',
    ),
    'a marker on every point': svg(
      `<marker id="m">${'<path d="M0 0h9"/>'.repeat(2000)}</marker><path marker-mid="url(#m)" d="M${'1 1 '.repeat(5000)}"/>`,
    ),
    'ten thousand groups in each other': svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)),
    'a hundred thousand shapes': svg('<path d="M0 0"/>'.repeat(100_000)),
    'a page that calls itself a drawing': `<!doctype html><html><body><script>fetch('${trap}/ran')</script></body></html>`,
    'half a drawing': svg('').slice(0, 120),
    'a drawing a million times as long as high': `<svg ${NS} viewBox="0 0 1000000 1"><path d="M0 0h9"/></svg>`,
    'a picture inside that is a bomb': svg(
      `<image width="9" height="9" href="data:image/png;base64,${bomb(20_000, 20_000).toString('base64')}"/>`,
    ),
    'a picture inside that is none': svg(
      `<image width="9" height="9" href="data:image/png;base64,${Buffer.from(svg('')).toString('base64')}"/>`,
    ),
  };
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of so many white or black pixels that is a few kilobytes as a file. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([PNG, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG with more in it after its head. */
const withChunk = (png: Buffer, kind: string, data: string | Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk(kind, Buffer.from(data)), png.subarray(33)]);

/** A JPEG with a segment more after its first two bytes. */
function withSegment(jpeg: Buffer, marker: number, data: string | Buffer): Buffer {
  const body = Buffer.from(data);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A JPEG whose head says that it is as large as can be. */
function swollen(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt32BE(0xffff_ffff, frame + 5);
  return copy;
}

async function photographs() {
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
export async function hostilePictures(trap: string): Promise<Hostile[]> {
  const { jpeg, png, exif, webp, gif, tiff } = await photographs();
  const script = `<script>fetch('${trap}/ran')</script>`;
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(CHILD), Buffer.from('PK\x05\x06')]);
  const drawn =
    (ends: Hostile['ends']) =>
    ([name, text]: [string, string]) =>
      ({ name, type: 'image/svg+xml', body: Buffer.from(text), ends }) as const;
  const one = (
    name: string,
    type: 'jpeg' | 'png' | 'svg+xml',
    body: Buffer,
    ends: Hostile['ends'],
  ): Hostile => ({
    ...{ name, body, ends },
    type: `image/${type}`,
  });
  return [
    ...Object.entries(drawingsThatReach(trap)).map(drawn('cleaned')),
    drawn('cleaned')(['a child’s name in metadata', svg(`<metadata>${CHILD}</metadata><!-- ${CHILD} -->`)]),
    drawn('cleaned')([
      'dashes without end',
      svg('<path stroke="#000" stroke-dasharray="0.0000001" d="M0 0h99"/>'),
    ]),
    ...Object.entries(drawingsThatAreRefused(trap)).map(drawn('refused')),
    one('a zipped drawing', 'svg+xml', gzipSync(svg('')), 'refused'),
    one('a child’s name and home in EXIF', 'jpeg', exif, 'cleaned'),
    one(
      'a child’s name in XMP',
      'jpeg',
      withSegment(jpeg, 0xe1, `http://ns.adobe.com/xap/1.0/\0${CHILD}`),
      'cleaned',
    ),
    one('a script in a JPEG’s comment', 'jpeg', withSegment(jpeg, 0xfe, script), 'cleaned'),
    one('a child’s name in a PNG’s text', 'png', withChunk(png, 'tEXt', `Author\0${CHILD}`), 'cleaned'),
    one('a script in a PNG’s text', 'png', withChunk(png, 'iTXt', `Comment\0\0\0\0\0${script}`), 'cleaned'),
    one(
      'a broken colour profile',
      'png',
      withChunk(png, 'iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.from(CHILD))])),
      'cleaned',
    ),
    one('an animated PNG', 'png', withChunk(png, 'acTL', Buffer.from([0, 0, 0, 99, 0, 0, 0, 0])), 'cleaned'),
    one('a JPEG with an archive behind it', 'jpeg', Buffer.concat([jpeg, zip]), 'cleaned'),
    one(
      'a PNG with a page behind it',
      'png',
      Buffer.concat([png, Buffer.from(`<html>${script}`)]),
      'cleaned',
    ),
    one('900 megapixels in a few kilobytes', 'png', bomb(30_000, 30_000), 'refused'),
    one('one row more than 25 megapixels', 'png', bomb(5000, 5001), 'refused'),
    one('a head that promises 4 gigapixels', 'jpeg', swollen(jpeg), 'refused'),
    one('a line of pixels', 'png', bomb(2000, 1), 'refused'),
    one('no pixel at all', 'png', bomb(0, 0), 'refused'),
    one('a GIF called PNG', 'png', gif, 'refused'),
    one('a WebP called JPEG', 'jpeg', webp, 'refused'),
    one('a TIFF called JPEG', 'jpeg', tiff, 'refused'),
    one('a PNG called JPEG', 'jpeg', png, 'refused'),
    one('a JPEG called PNG', 'png', jpeg, 'refused'),
    one('a drawing called PNG', 'png', Buffer.from(svg(script)), 'refused'),
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
