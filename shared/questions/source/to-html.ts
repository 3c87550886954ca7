/** Escapes a text for XML and HTML, in elements and in attributes; characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const NO_XML = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;
