/** A box of printed text; px of paper from the upper left corner of the part that draws it. */
export interface TextBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measures every line of text that an element draws; what only screen readers read is left out,
 * and so are the lines that another page shows. */
export function measureText(root: HTMLElement, scale: number): TextBox[] {
  const origin = root.getBoundingClientRect();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: TextBox[] = [];
  while (texts.nextNode()) {
    if (!texts.currentNode.nodeValue?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    for (const { left, top, right, bottom, width, height } of range.getClientRects())
      if (width > 1 && height > 1 && bottom > origin.top && top < origin.bottom)
        boxes.push({
          left: (left - origin.left) / scale,
          top: (top - origin.top) / scale,
          right: (right - origin.left) / scale,
          bottom: (bottom - origin.top) / scale,
        });
  }
  return boxes;
}
