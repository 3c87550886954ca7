import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** Pictures as people have them, all to be taken, with the size that they are to have in px. */
export interface HonestPicture {
  readonly name: string;
  readonly type: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  readonly body: Buffer;
  readonly width: number;
  readonly height: number;
  /** What it is to look like where the file alone does not say; as PNG. */
  readonly looks?: Buffer;
}

/** Four quarters: red and green above, blue and white below. */
async function createQuarters(width: number, height: number): Promise<Buffer> {
  const quarter = (background: string) =>
    sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue] = await Promise.all(['#d62828', '#2a9d4a', '#1d4ed8'].map(quarter));
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: width / 2, top: 0 },
      { input: blue, left: 0, top: height / 2 },
    ])
    .png()
    .toBuffer();
}

async function createRasters(): Promise<HonestPicture[]> {
  const size = { width: 240, height: 160 };
  const looks = await createQuarters(size.width, size.height);
  const source = () => sharp(looks);
  const encoded = async (
    name: string,
    type: 'jpeg' | 'png',
    body: Promise<Buffer>,
    given: Partial<HonestPicture> = {},
  ) => ({ name, type: `image/${type}`, body: await body, ...size, looks, ...given }) as const;
  const sized = async (name: string, width: number, height: number, encode: (picture: Sharp) => Sharp) => {
    const picture = encode(source().resize(width, height, { fit: 'fill', kernel: 'nearest' }));
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const type = info.format === 'png' ? 'image/png' : 'image/jpeg';
    return { name, type, body: data, width, height } as const;
  };
  const gray = await source().grayscale().png().toBuffer();
  const clear = await source().ensureAlpha(0.5).png().toBuffer();
  return Promise.all([
    encoded('a JPEG', 'jpeg', source().jpeg().toBuffer()),
    encoded('a progressive JPEG', 'jpeg', source().jpeg({ progressive: true }).toBuffer()),
    encoded('a JPEG of low quality', 'jpeg', source().jpeg({ quality: 40 }).toBuffer()),
    encoded('a JPEG without subsampling', 'jpeg', source().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()),
    encoded('a JPEG in grey', 'jpeg', source().grayscale().jpeg().toBuffer(), { looks: gray }),
    encoded('a JPEG for a press', 'jpeg', source().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()),
    encoded(
      'a JPEG of a phone, in Display P3',
      'jpeg',
      source().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
    ),
    encoded('a JPEG with sRGB written in it', 'jpeg', source().withIccProfile('srgb').jpeg().toBuffer()),
    encoded('a JPEG at 300 dots an inch', 'jpeg', source().withMetadata({ density: 300 }).jpeg().toBuffer()),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
      const body = await source().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
      const upright = await sharp(body).autoOrient().png().toBuffer();
      const turned = orientation > 4 ? { width: size.height, height: size.width } : size;
      return {
        name: `a camera held in way ${orientation}`,
        type: 'image/jpeg',
        body,
        ...turned,
        looks: upright,
      } as const;
    }),
    encoded('a PNG', 'png', source().png().toBuffer()),
    encoded('a PNG that comes in steps', 'png', source().png({ progressive: true }).toBuffer()),
    encoded('a PNG with a palette', 'png', source().png({ palette: true, colours: 16 }).toBuffer()),
    encoded('a PNG in grey', 'png', source().grayscale().png().toBuffer(), { looks: gray }),
    encoded('a PNG with 16 bits', 'png', source().toColourspace('rgb16').png().toBuffer()),
    encoded('a PNG half clear', 'png', Promise.resolve(clear), { looks: clear }),
    encoded('a PNG in Display P3', 'png', source().withIccProfile('p3').png().toBuffer()),
    encoded('a PNG without compression', 'png', source().png({ compressionLevel: 0 }).toBuffer()),
    sized('a single pixel', 1, 1, (picture) => picture.png()),
    sized('a banner', 900, 20, (picture) => picture.png()),
    sized('a photograph of 12 megapixels', 4000, 3000, (picture) => picture.jpeg()),
    sized('25 megapixels to the last', 5000, 5000, (picture) => picture.png({ compressionLevel: 1 })),
  ]);
}

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const shapes = '<rect width="60" height="40" fill="#d62828"/><circle cx="60" cy="40" r="30" fill="#1d4ed8"/>';

function createDrawings(png: Buffer): HonestPicture[] {
  const size = { width: 120, height: 80 };
  const drawing = (name: string, text: string, given: Partial<HonestPicture> = {}): HonestPicture => ({
    ...{ name, type: 'image/svg+xml', body: Buffer.from(text), ...size },
    ...given,
  });
  const svg = (inner: string, attributes = 'viewBox="0 0 120 80"') =>
    `<svg ${NS} ${attributes}>${inner}</svg>`;
  const icon = (id: string): HonestPicture => ({
    ...{ name: `the icon ${id}`, type: 'image/svg+xml', width: 72, height: 72 },
    body: readFileSync(new URL(`../../node_modules/openmoji/color/svg/${id}.svg`, import.meta.url)),
  });
  return [
    drawing('shapes', svg(shapes)),
    drawing(
      'a size in millimetres',
      svg(shapes, 'width="31.75mm" height="21.1666667mm" viewBox="0 0 120 80"'),
    ),
    drawing('a size without a view', svg(shapes, 'width="120" height="80"')),
    drawing('a size in shares', svg(shapes, 'width="100%" height="100%" viewBox="0 0 120 80"')),
    drawing(
      'a view that begins elsewhere',
      svg(
        '<g transform="translate(500 -30)"><rect width="60" height="40" fill="#d62828"/></g>',
        'viewBox="500 -30 120 80"',
      ),
    ),
    drawing(
      'a style sheet as a drawing program writes it',
      svg(
        '<defs><style>.cls-1{fill:#d62828;}.cls-2, .cls-3{fill:#1d4ed8}</style></defs><rect class="cls-1" width="60" height="40"/><circle class="cls-2" cx="60" cy="40" r="30"/>',
      ),
    ),
    drawing(
      'a style sheet in CDATA',
      svg(
        '<style type="text/css"><![CDATA[ /* red */ #a { fill: #d62828; stroke: rgb(0,0,0) } ]]></style><rect id="a" width="60" height="40"/>',
      ),
    ),
    drawing(
      'styles of its own',
      svg('<rect width="60" height="40" style="fill:#d62828;fill-opacity:.5;stroke:#000;stroke-width:4px"/>'),
    ),
    drawing(
      'gradients',
      svg(
        '<linearGradient id="g"><stop offset="0" stop-color="#d62828"/><stop offset="1" style="stop-color:#1d4ed8"/></linearGradient><radialGradient id="r" xlink:href="#g"/><rect width="60" height="80" fill="url(#g)"/><rect x="60" width="60" height="80" fill="url(\'#r\')"/>',
      ),
    ),
    drawing(
      'symbols that are used',
      svg(
        '<symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#1d4ed8"/></symbol><use href="#s" width="40" height="40"/><use xlink:href="#s" x="60" width="40" height="40"/>',
      ),
    ),
    drawing(
      'a clip and a mask',
      svg(
        '<clipPath id="c"><circle cx="40" cy="40" r="30"/></clipPath><mask id="m"><rect width="120" height="80" fill="#fff"/></mask><g clip-path="url(#c)" mask="url(#m)"><rect width="120" height="80" fill="#d62828"/></g>',
      ),
    ),
    drawing(
      'a pattern',
      svg(
        '<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="5" height="10" fill="#1d4ed8"/></pattern><rect width="120" height="80" fill="url(#p)"/>',
      ),
    ),
    drawing(
      'arrows',
      svg(
        '<marker id="m" markerWidth="6" markerHeight="6" refX="3" refY="3" orient="auto"><path d="M0 0l6 3-6 3z"/></marker><path d="M10 40H100" stroke="#000" stroke-width="3" marker-end="url(#m)"/>',
      ),
    ),
    drawing(
      'words',
      svg(
        '<text x="5" y="40" font-size="24" font-family="sans-serif" fill="#1d4ed8">Sun <tspan font-weight="bold">&amp; rain</tspan></text>',
      ),
    ),
    drawing(
      'dashes, rounded corners and joins',
      svg(
        '<rect x="9" y="9" width="80" height="50" rx="12" fill="none" stroke="#000" stroke-width="3" stroke-dasharray="6 3" stroke-linejoin="round"/>',
      ),
    ),
    drawing(
      'a drawing in a drawing',
      svg(`<svg x="30" y="20" width="60" height="40" viewBox="0 0 120 80">${shapes}</svg>`),
    ),
    drawing('links around shapes', svg(`<a xlink:href="https://example.org">${shapes}</a>`)),
    drawing(
      'a photograph inside',
      svg(`<image width="120" height="80" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`),
    ),
    drawing(
      'an older document type',
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- made by hand -->${svg(shapes)}`,
    ),
    drawing(
      'what a drawing program keeps for itself',
      `<svg ${NS} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 120 80"><sodipodi:namedview id="v" pagecolor="#ffffff"/><g inkscape:label="Layer 1" inkscape:groupmode="layer">${shapes}</g></svg>`,
    ),
    drawing(
      'names with a prefix',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><s:rect width="60" height="40" fill="#d62828"/></s:svg>',
      {
        looks: Buffer.from(svg('<rect width="60" height="40" fill="#d62828"/>')),
      },
    ),
    drawing('a byte order mark before it', `\uFEFF${svg(shapes)}`, { looks: Buffer.from(svg(shapes)) }),
    ...['1F34E', '2764', '1F603', '1F436', 'E000', '1F3F3-FE0F-200D-1F308', '1F30D', '2B50'].map(icon),
  ];
}

export async function createHonestPictures(): Promise<HonestPicture[]> {
  const photographs = await createRasters();
  return [...photographs, ...createDrawings(await createQuarters(120, 80))];
}

/** How far two pictures are from each other on average, 0 to 255, and at most in one place of a 48 × 48 raster. */
export async function measureDifference(
  one: Uint8Array,
  other: Uint8Array,
): Promise<{ mean: number; most: number }> {
  const pixels = (file: Uint8Array) =>
    sharp(file, { density: 192 })
      .toColourspace('srgb')
      .ensureAlpha()
      .resize(48, 48, { fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  const apart = Array.from(a, (value, at) => Math.abs(value - (b[at] ?? 0)));
  return { mean: apart.reduce((sum, each) => sum + each, 0) / apart.length, most: Math.max(...apart) };
}
