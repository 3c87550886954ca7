import { uniqBy } from 'es-toolkit';
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfFont {
  /** With the six letters of a subset before it. */
  readonly name: string;
  readonly embedded: boolean;
  /** Each letter is a drawing (Type 3), as those of variable faces are, of letters in outline and of a bold that is made up. */
  readonly isDrawn: boolean;
}

/** An element of the structure that a screen reader follows. */
export interface Tag {
  readonly role: string;
  readonly text: string;
  readonly alt: string | null;
}

export interface PdfFacts {
  readonly fonts: readonly PdfFont[];
  /** Glyphs shown that are a font's box for what it does not have. */
  readonly boxes: number;
  readonly images: number;
  readonly tags: readonly Tag[];
  readonly links: readonly string[];
  readonly outline: readonly string[];
}

interface Font {
  readonly name: string;
  readonly missingFile?: boolean;
  readonly isType3Font: boolean;
}
interface Shown {
  readonly originalCharCode: number;
  /** Of a Type 3 font: the name of its drawing, after the glyph's number. */
  readonly operatorListId: string | null;
}
interface TagNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly TagNode[];
}
interface OutlineItem {
  readonly title: string;
  readonly items: readonly OutlineItem[];
}

/** What a reader, a printer and a screen reader find in a PDF, page by page. */
export async function readPdfFacts(pdf: PDFDocumentProxy): Promise<PdfFacts> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => readPageFacts(await pdf.getPage(number))));
  const outline = ((await pdf.getOutline()) ?? []) as OutlineItem[];
  const titles = (items: readonly OutlineItem[]): string[] =>
    items.flatMap((item) => [item.title, ...titles(item.items)]);
  const fonts = pages.flatMap((page) => page.fonts);
  return {
    fonts: uniqBy(fonts, ({ name, isDrawn }) => `${name} ${isDrawn}`),
    boxes: pages.reduce((sum, page) => sum + page.boxes, 0),
    images: pages.reduce((sum, page) => sum + page.images, 0),
    tags: pages.flatMap((page) => page.tags),
    links: pages.flatMap((page) => page.links),
    outline: titles(outline),
  };
}

const IMAGES = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];

/** The same of one page. */
export async function readPageFacts(page: PDFPageProxy): Promise<Omit<PdfFacts, 'outline'>> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const facts = { fonts: [] as PdfFont[], boxes: 0, images: 0 };
  for (const [index, operator] of fnArray.entries()) {
    const [argument] = (argsArray[index] ?? []) as [unknown];
    if (IMAGES.includes(operator)) facts.images++;
    if (operator === OPS.setFont) {
      const { name, missingFile, isType3Font } = page.commonObjs.get(argument as string) as Font;
      facts.fonts.push({ name, embedded: !missingFile, isDrawn: isType3Font });
    }
    if (operator === OPS.showText) facts.boxes += (argument as Shown[]).filter(isBox).length;
  }
  const annotations = (await page.getAnnotations()) as { url?: string; subtype: string }[];
  return {
    ...facts,
    tags: await readTags(page),
    links: annotations.map(({ url, subtype }) => url ?? subtype),
  };
}

/** The first glyph of every font stands for what it does not have. */
const isBox = ({ originalCharCode, operatorListId }: Shown): boolean =>
  operatorListId ? /^g0+$/.test(operatorListId) : originalCharCode === 0;

/** Lists the elements that a screen reader follows, with what it says of each. */
export async function readTags(page: PDFPageProxy): Promise<Tag[]> {
  const [tree, { items }] = await Promise.all([
    page.getStructTree(),
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items)
    if ('str' in item) {
      const id = open.findLast(Boolean) ?? '';
      texts.set(id, (texts.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  const getNodeText = (node: TagNode): string =>
    node.type === 'content'
      ? (texts.get(node.id ?? '') ?? '')
      : (node.children ?? []).map(getNodeText).join('');
  const listTags = (node: TagNode): Tag[] => {
    const below = (node.children ?? []).flatMap(listTags);
    if (!node.role) return below;
    return [
      { role: node.role, text: getNodeText(node).replace(/\s+/g, ' ').trim(), alt: node.alt ?? null },
      ...below,
    ];
  };
  return tree ? listTags(tree as TagNode) : [];
}
