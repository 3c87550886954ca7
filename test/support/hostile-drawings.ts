import { bomb } from './png.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
export const svg = (inner: string, attributes = '') =>
  `<svg ${NS} viewBox="0 0 100 100" ${attributes}><rect width="100" height="100" fill="#2A6F97"/>${inner}</svg>`;

/** Drawings that run or fetch; `trap` hears of whatever is asked of it. */
export function drawingsThatReach(trap: string): Record<string, string> {
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
export function drawingsThatAreRefused(trap: string): Record<string, string> {
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
