/**
 * Code that CloudFront runs for every request of a page. The editor is one page with many addresses: a path whose last
 * part has no dot is one of them, any other is a file.
 */
export const PAGES_FUNCTION = `
function handler(event) {
  var request = event.request;
  if (!request.uri.split('/').pop().includes('.')) request.uri = '/index.html';
  return request;
}
`.trim();
