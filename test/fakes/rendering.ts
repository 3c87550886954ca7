import type { Renderer } from '#functions/ports/rendering.ts';

/** Renders a document as the text of its title, on one page. */
export const createRenderer = (): Renderer => ({
  async render({ document, answerKey, thumbnail, record }) {
    const pdf = new TextEncoder().encode(`${answerKey ? 'key' : 'pdf'} of ${JSON.stringify(document.title)}`);
    const sheets = record ? [] : null;
    return { pdf, pages: 1, warnings: [], sheets, thumbnail: thumbnail ? new Uint8Array([1]) : null };
  },
});
