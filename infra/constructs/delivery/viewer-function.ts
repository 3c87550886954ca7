import { VIEWER_ADDRESS } from '#shared/api/route.ts';

/**
 * Code that CloudFront runs for every request of the API: it names the address that the request comes from, whatever a
 * browser says of it, because API Gateway sees the address of CloudFront.
 */
export const VIEWER_FUNCTION = `
function handler(event) {
  var request = event.request;
  request.headers['${VIEWER_ADDRESS}'] = { value: event.viewer.ip };
  return request;
}
`.trim();
